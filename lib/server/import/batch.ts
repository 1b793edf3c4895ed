import type { Kysely } from 'kysely'
import { stampCatalogue } from '@/lib/server/catalogue/version'
import type { Database } from '@/lib/server/db/schema'
import { joinAffected, listAffected, listOwners, type Affected } from './affected'
import { applyChanges, clearDerived, findConflict, writeDerived } from './apply'
import { advanceBatch, findLaterBatch, readBatch, type Batch } from './batch-store'
import type { Move } from './change-sql'
import { keepDocuments, restoreSearch } from './kept-documents'
import { ImportRefusal } from './refusal'
import { reindex } from './reindex'

/** Applies a rehearsed batch in one transaction, with filters and search. Throws an ImportRefusal, and then nothing is changed. */
export async function commitBatch(
  db: Kysely<Database>,
  id: string,
  options: { skipErrors?: boolean; now?: Date } = {},
): Promise<Batch> {
  const batch = await readBatch(db, id)
  const { wrongRows } = batch.summary
  if (batch.status === 'reading')
    throw new ImportRefusal(`The file of batch ${id} was not read to its end; rehearse it again.`, {
      reason: 'not-read',
    })
  if (batch.status !== 'rehearsed')
    throw new ImportRefusal(`The batch ${id} is ${batch.status} already.`, {
      reason: 'wrong-state',
      detail: batch.status,
    })
  if (wrongRows > 0 && !options.skipErrors)
    throw new ImportRefusal(
      `${wrongRows} rows of the file are wrong. Mend them and rehearse again, or leave them out with --skip-errors.`,
      { reason: 'wrong-rows', detail: String(wrongRows) },
    )
  const summary = { ...batch.summary, committedAt: (options.now ?? new Date()).toISOString() }
  await writeSafely(db, async (trx) => {
    await advanceBatch(trx, batch, 'committed', summary)
    const move: Move = { batchId: id, from: 'before', to: 'after' }
    await refuseConflicts(trx, move, 'since the rehearsal; rehearse the file again')
    await reindex(trx, await change(trx, move), keepDocuments(trx, id))
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
    throw new ImportRefusal(`The batch ${id} is ${batch.status}; only a committed one can be undone.`, {
      reason: 'wrong-state',
      detail: batch.status,
    })
  const summary = { ...batch.summary, undoneAt: (options.now ?? new Date()).toISOString() }
  await writeSafely(db, async (trx) => {
    await advanceBatch(trx, batch, 'undone', summary)
    const later = await findLaterBatch(trx, batch)
    if (later)
      throw new ImportRefusal(`The batch ${later} changed some of the same rows later; undo that one first.`, {
        reason: 'later-batch',
        detail: later,
      })
    const move: Move = { batchId: id, from: 'after', to: 'before' }
    await refuseConflicts(trx, move, 'since the commit')
    await restoreSearch(trx, id, await change(trx, move))
  })
  return { ...batch, status: 'undone', summary }
}

async function refuseConflicts(trx: Kysely<Database>, move: Move, when: string): Promise<void> {
  const conflict = await findConflict(trx, move)
  if (conflict)
    throw new ImportRefusal(
      `${conflict.count} rows were changed ${when} (the first: ${conflict.entity} ${conflict.id}).`,
      { reason: 'changed-since', detail: String(conflict.count) },
    )
}

async function change(trx: Kysely<Database>, move: Move): Promise<Affected> {
  const owners = await listOwners(trx, move.batchId)
  const before = await listAffected(trx, owners)
  await clearDerived(trx, before.products)
  await applyChanges(trx, move)
  const affected = joinAffected(before, await listAffected(trx, owners))
  await writeDerived(trx, affected.products)
  await stampCatalogue(trx)
  return affected
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
        { reason: 'referred-to', cause: error },
      )
    }
    throw error
  }
}
