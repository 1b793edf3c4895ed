import type { Kysely } from 'kysely'
import { z } from 'zod'
import { stampCatalogue } from '@/lib/server/catalogue/version'
import type { Database } from '@/lib/server/db/schema'
import { insertAll } from '@/lib/server/db/insert-all'
import { joinAffected, listAffected, type Affected } from './affected'
import { applyChanges, clearDerived, findConflicts, writeDerived } from './apply'
import { advanceBatch, findLaterBatch, readBatch, readChanges, searchEntity, type Batch } from './batch-store'
import type { Change } from './changes'
import { ImportRefusal } from './refusal'
import { listRefs, reindex } from './reindex'
import { keyOf, readNumbers, restoreSnapshots, snapshotSchema, takeSnapshots } from './search-snapshot'

/** Applies a rehearsed batch in one transaction, with filters and search. Throws an ImportRefusal, and then nothing is changed. */
export async function commitBatch(
  db: Kysely<Database>,
  id: string,
  options: { skipErrors?: boolean; now?: Date } = {},
): Promise<Batch> {
  const batch = await readBatch(db, id)
  const { wrongRows } = batch.summary
  if (batch.status !== 'rehearsed') throw new ImportRefusal(`The batch ${id} is ${batch.status} already.`)
  if (wrongRows > 0 && !options.skipErrors)
    throw new ImportRefusal(
      `${wrongRows} rows of the file are wrong. Mend them and rehearse again, or leave them out with --skip-errors.`,
    )
  const changes = await readChanges(db, id)
  const summary = { ...batch.summary, committedAt: (options.now ?? new Date()).toISOString() }
  await writeSafely(db, async (trx) => {
    await advanceBatch(trx, batch, 'committed', summary)
    await refuseConflicts(trx, changes, 'since the rehearsal; rehearse the file again')
    const affected = await change(trx, changes)
    const refs = listRefs(affected)
    const snapshots = await takeSnapshots(trx, refs)
    await reindex(trx, affected)
    const numbers = await readNumbers(trx, refs)
    await insertAll(
      trx,
      'import_change',
      refs.map((ref) => {
        const [before, number] = [snapshots.get(keyOf(ref)), numbers.get(keyOf(ref))]
        return {
          batch_id: id,
          entity: searchEntity,
          entity_id: keyOf(ref),
          before: before ? JSON.stringify(before) : null,
          after: number === undefined ? null : JSON.stringify(number),
        }
      }),
    )
    // A database that holds the company's own data is not to be filled with samples at the next start.
    await trx
      .insertInto('meta')
      .values({ key: 'seeded', value: JSON.stringify({ importedBatch: id }) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
  return { ...batch, status: 'committed', summary }
}

/** Puts back what a committed batch changed, to the letter. Throws an ImportRefusal when a later batch touched the same rows. */
export async function undoBatch(db: Kysely<Database>, id: string, options: { now?: Date } = {}): Promise<Batch> {
  const batch = await readBatch(db, id)
  if (batch.status !== 'committed')
    throw new ImportRefusal(`The batch ${id} is ${batch.status}; only a committed one can be undone.`)
  const changes = (await readChanges(db, id)).map(({ before, after, ...rest }): Change => ({
    ...rest,
    before: after,
    after: before,
  }))
  const summary = { ...batch.summary, undoneAt: (options.now ?? new Date()).toISOString() }
  await writeSafely(db, async (trx) => {
    await advanceBatch(trx, batch, 'undone', summary)
    const later = await findLaterBatch(trx, batch)
    if (later) throw new ImportRefusal(`The batch ${later} changed some of the same rows later; undo that one first.`)
    await refuseConflicts(trx, changes, 'since the commit')
    await restoreSearch(trx, id, await change(trx, changes))
  })
  return { ...batch, status: 'undone', summary }
}

async function refuseConflicts(trx: Kysely<Database>, changes: readonly Change[], when: string): Promise<void> {
  const conflicts = await findConflicts(trx, changes)
  const [first] = conflicts
  if (first)
    throw new ImportRefusal(`${conflicts.length} rows were changed ${when} (the first: ${first.entity} ${first.id}).`)
}

async function change(trx: Kysely<Database>, changes: readonly Change[]): Promise<Affected> {
  const before = await listAffected(trx, changes)
  await clearDerived(trx, before.products)
  await applyChanges(trx, changes)
  const affected = joinAffected(before, await listAffected(trx, changes))
  await writeDerived(trx, affected.products)
  await stampCatalogue(trx)
  return affected
}

/** Documents nobody wrote since come back as they were; the others are worked out anew. */
async function restoreSearch(trx: Kysely<Database>, batchId: string, affected: Affected): Promise<void> {
  const kept = await trx
    .selectFrom('import_change')
    .select(['entity_id', 'before', 'after'])
    .where('batch_id', '=', batchId)
    .where('entity', '=', searchEntity)
    .execute()
  const byKey = new Map(kept.map((row) => [row.entity_id, row]))
  const refs = [...listRefs(affected)]
  const numbers = await readNumbers(trx, refs)
  const restorable = refs.filter((ref) => {
    const row = byKey.get(keyOf(ref))
    return (
      row !== undefined &&
      (row.after === null ? null : z.number().parse(JSON.parse(row.after))) === (numbers.get(keyOf(ref)) ?? null)
    )
  })
  const restored = new Set(restorable.map(keyOf))
  const remaining = (kind: 'product' | 'vehicle') =>
    new Set(refs.filter((ref) => ref.kind === kind && !restored.has(keyOf(ref))).map(({ refId }) => refId))
  await reindex(trx, { products: remaining('product'), vehicles: remaining('vehicle') })
  const snapshots = restorable.flatMap((ref) => {
    const before = byKey.get(keyOf(ref))?.before
    return before ? [snapshotSchema.parse(JSON.parse(before))] : []
  })
  await restoreSnapshots(trx, restorable, snapshots)
}

const constraintCodes = /^(SQLITE_CONSTRAINT|23(503|505)$)/

/** One transaction; a constraint that breaks means that the data moved on under the batch. */
async function writeSafely(db: Kysely<Database>, work: (trx: Kysely<Database>) => Promise<void>): Promise<void> {
  try {
    await db.transaction().execute(work)
  } catch (error) {
    if (error instanceof Error && 'code' in error && constraintCodes.test(String(error.code))) {
      throw new ImportRefusal(
        'Other data refer to rows that would go, or hold a code that would come. Undo or rehearse what came later first.',
        { cause: error },
      )
    }
    throw error
  }
}
