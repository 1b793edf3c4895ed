import type { Kysely } from 'kysely'
import { z } from 'zod'
import { insertAll } from '@/lib/server/db/insert-all'
import type { Database } from '@/lib/server/db/schema'
import type { DocumentKind } from '@/lib/server/search/document-kinds'
import type { DocumentRef } from '@/lib/server/search/store'
import type { Affected } from './affected'
import { searchEntity } from './batch-store'
import { listRefs, reindex, type Keeper } from './reindex'
import { keyOf, readNumbers, restoreSnapshots, snapshotSchema, takeSnapshots, type Snapshot } from './search-snapshot'

/** Keeps with a batch what its commit replaces in the search index. */
export function keepDocuments(db: Kysely<Database>, batchId: string): Keeper {
  const pending = new Map<string, Snapshot>()
  return {
    async before(refs) {
      for (const [key, snapshot] of await takeSnapshots(db, refs)) pending.set(key, snapshot)
    },
    async after(documents) {
      const rows = documents.map((document) => {
        const before = pending.get(keyOf(document))
        pending.delete(keyOf(document))
        return {
          batch_id: batchId,
          entity: searchEntity,
          entity_id: keyOf(document),
          before: before ? JSON.stringify(before) : null,
          after: document.id === null ? null : JSON.stringify(document.id),
        }
      })
      await insertAll(db, 'import_change', rows)
    },
  }
}

const rowsAtOnce = 500

/** What `keepDocuments` kept of a batch, some at a time. */
async function* readKept(db: Kysely<Database>, batchId: string) {
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom('import_change')
      .select(['id', 'entity_id', 'before', 'after'])
      .where('batch_id', '=', batchId)
      .where('entity', '=', searchEntity)
      .where('id', '>', last)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute()
    yield rows
    last = rows.at(-1)?.id ?? last
    if (rows.length < rowsAtOnce) return
  }
}

const numberSchema = z.number().nullable()

/** Documents nobody wrote since the commit come back as they were; the others are worked out anew. */
export async function restoreSearch(db: Kysely<Database>, batchId: string, affected: Affected): Promise<void> {
  const refs = new Map(listRefs(affected).map((ref) => [keyOf(ref), ref]))
  const restorable = await listUntouched(db, batchId, refs)
  const remaining = (kind: DocumentKind) =>
    new Set([...refs.values()].filter((ref) => ref.kind === kind && !restorable.has(ref)).map(({ refId }) => refId))
  await reindex(db, { products: remaining('product'), vehicles: remaining('vehicle') })
  for await (const rows of readKept(db, batchId)) {
    const kept = rows.flatMap((row) => {
      const ref = refs.get(row.entity_id)
      return ref && restorable.has(ref) ? [{ ref, before: row.before }] : []
    })
    await restoreSnapshots(
      db,
      kept.map(({ ref }) => ref),
      kept.flatMap(({ before }) => (before === null ? [] : [snapshotSchema.parse(JSON.parse(before))])),
    )
  }
}

/** Those that stand in the index under the number that the commit gave them. */
async function listUntouched(
  db: Kysely<Database>,
  batchId: string,
  refs: ReadonlyMap<string, DocumentRef>,
): Promise<Set<DocumentRef>> {
  const untouched = new Set<DocumentRef>()
  for await (const rows of readKept(db, batchId)) {
    const known = rows.flatMap((row) => {
      const ref = refs.get(row.entity_id)
      return ref ? [{ ref, given: row.after === null ? null : numberSchema.parse(JSON.parse(row.after)) }] : []
    })
    const numbers = await readNumbers(
      db,
      known.map(({ ref }) => ref),
    )
    for (const { ref, given } of known) if (given === (numbers.get(keyOf(ref)) ?? null)) untouched.add(ref)
  }
  return untouched
}
