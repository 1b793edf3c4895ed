import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import { engineOf } from '@/lib/server/db/engine'
import type { Database } from '@/lib/server/db/schema'
import { everyDocument, insertIndexRows, removeDocuments, wordGrams, type DocumentRef } from '@/lib/server/search/store'
import { asSearchDb } from '@/lib/server/search/tables'
import { insertAll } from '@/lib/server/db/insert-all'
import { groupBy } from '@/lib/utils/group-by'
import { chunkRows } from './chunks'

const documentSchema = z.object({
  // node-postgres gives 64-bit integers as text.
  id: z.coerce.number(),
  seq: z.coerce.number(),
  kind: z.enum(['vehicle', 'product', 'page']),
  ref_id: z.string(),
  code_key: z.string().nullable(),
  weight: z.number(),
  names: z.string(),
  title_tokens: z.string(),
  body_tokens: z.string(),
})
type StoredDocument = z.infer<typeof documentSchema>

/** A search document with those of its tokens by which misspellings find it: all that an undo needs to put it back to the letter. */
export const snapshotSchema = z.object({ document: documentSchema, words: z.array(z.string()) })
export type Snapshot = z.infer<typeof snapshotSchema>

export const keyOf = ({ kind, refId }: DocumentRef): string => `${kind} ${refId}`
const splitTokens = (text: string) => text.split(' ').filter((token) => token !== '')
const tokensOf = (document: StoredDocument) => splitTokens(`${document.title_tokens} ${document.body_tokens}`)

async function findDocuments(db: Kysely<Database>, refs: readonly DocumentRef[]): Promise<StoredDocument[]> {
  const found: StoredDocument[] = []
  for (const [kind, group] of groupBy(refs, (ref) => ref.kind)) {
    for (const part of chunkRows(group)) {
      const rows = await db
        .selectFrom('search_document')
        .selectAll()
        .where('kind', '=', kind)
        .where(
          'ref_id',
          'in',
          part.map(({ refId }) => refId),
        )
        .execute()
      found.push(...rows.map((row) => documentSchema.parse(row)))
    }
  }
  return found
}

/** Number of each document in the index, by `keyOf`: it changes whenever the document is written. */
export async function readNumbers(db: Kysely<Database>, refs: readonly DocumentRef[]): Promise<Map<string, number>> {
  const numbers = new Map<string, number>()
  for (const [kind, group] of groupBy(refs, (ref) => ref.kind)) {
    for (const part of chunkRows(group.map(({ refId }) => refId))) {
      const rows = await db
        .selectFrom('search_document')
        .select(['id', 'ref_id'])
        .where('kind', '=', kind)
        .where('ref_id', 'in', part)
        .execute()
      // node-postgres gives 64-bit integers as text.
      for (const { id, ref_id: refId } of rows) numbers.set(keyOf({ kind, refId }), Number(id))
    }
  }
  return numbers
}

/** Documents as they stand in the index, by `keyOf`. */
export async function takeSnapshots(
  db: Kysely<Database>,
  refs: readonly DocumentRef[],
): Promise<Map<string, Snapshot>> {
  const documents = await findDocuments(db, refs)
  if (documents.length === 0) return new Map()
  const tokens = [...new Set(documents.flatMap(tokensOf))]
  const words = new Set<string>()
  for (const part of chunkRows(tokens, 10_000)) {
    for (const row of await db
      .selectFrom('search_gram')
      .select('token')
      .distinct()
      .where('token', 'in', part)
      .execute())
      words.add(row.token)
  }
  return new Map(
    documents.map((document) => [
      keyOf({ kind: document.kind, refId: document.ref_id }),
      { document, words: tokensOf(document).filter((token) => words.has(token)) },
    ]),
  )
}

/** Puts documents back under their former numbers, in place of what stands there now; refs without a snapshot are taken out. Call in a transaction. */
export async function restoreSnapshots(
  db: Kysely<Database>,
  refs: readonly DocumentRef[],
  snapshots: readonly Snapshot[],
): Promise<void> {
  const engine = engineOf(db)
  await removeDocuments<Database>(db, engine, refs)
  await insertAll(
    db,
    'search_document',
    snapshots.map(({ document }) => document),
  )
  for (const part of chunkRows(snapshots, 250))
    await insertIndexRows(
      asSearchDb(db),
      engine,
      part.map(({ document }) => ({
        id: document.id,
        title: splitTokens(document.title_tokens),
        body: splitTokens(document.body_tokens),
      })),
    )
  const counts = new Map<string, number>()
  for (const { document } of snapshots)
    for (const token of [everyDocument, ...tokensOf(document)]) counts.set(token, (counts.get(token) ?? 0) + 1)
  for (const part of chunkRows(Array.from(counts, ([token, df]) => ({ token, df })))) {
    await db
      .insertInto('search_token')
      .values(part)
      .onConflict((conflict) =>
        conflict
          .column('token')
          .doUpdateSet((eb) => ({ df: sql<number>`${eb.ref('search_token.df')} + ${eb.ref('excluded.df')}` })),
      )
      .execute()
  }
  const grams = [...new Set(snapshots.flatMap(({ words }) => words))].flatMap((token) =>
    wordGrams(token).map((gram) => ({ gram, token })),
  )
  for (const part of chunkRows(grams))
    await db
      .insertInto('search_gram')
      .values(part)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
