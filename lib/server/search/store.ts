import { type Kysely, sql } from 'kysely'
import { readAhead } from '@/lib/utils/read-ahead'
import type { DocumentKind } from './document-kinds'
import type { PreparedDocument, SearchDocument } from './document'
import { batchSize, prepareBatches } from './prepare-batches'
import { asSearchDb, type SearchEngine, type SearchTables } from './tables'
import { toBigrams } from './tokenize'

export type DocumentRef = { kind: DocumentKind; refId: string }
/** With its number in the index; null = it has none any more. */
export type NumberedRef = DocumentRef & { id: number | null }

/** Token whose count is the number of all documents. */
export const everyDocument = ''

/** How the index names the id of a document. */
export const idColumn = { sqlite: 'rowid', postgres: 'id' } as const satisfies Record<SearchEngine, string>

const seqSpan = 1e9
const weightSpan = 1000
const kindRank = { vehicle: 1, product: 2, page: 3 } as const satisfies Record<DocumentKind, number>

/** First and last id of a kind. */
export function idRange(kind: DocumentKind): [number, number] {
  const first = kindRank[kind] * weightSpan * seqSpan
  return [first, first + weightSpan * seqSpan - 1]
}

function documentId(kind: DocumentKind, weight: number, seq: number): number {
  const bucket = Math.round((1 - Math.min(1, Math.max(0, weight))) * (weightSpan - 1))
  return idRange(kind)[0] + bucket * seqSpan + seq
}

/**
 * Stores documents, replacing those with the same kind and refId, in the given transaction or in one of its own.
 * The languages of one thing must follow each other. The documents are read as they are stored, so a generator keeps memory small.
 * `onStored` is told the numbers of each part once it is stored.
 */
export async function indexDocuments<DB extends SearchTables>(
  db: Kysely<DB>,
  engine: SearchEngine,
  documents: Iterable<SearchDocument> | AsyncIterable<SearchDocument>,
  onStored: (stored: readonly NumberedRef[]) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await inTransaction(asSearchDb(db), async (trx) => {
    if (engine === 'postgres') await sql`lock table search_document in share row exclusive mode`.execute(trx)
    const changes = new Map<string, number>()
    const words = new Set<string>()
    let seq = await readLastSeq(trx)
    if (engine === 'postgres') await gatherTokens(trx)
    for await (const batch of readAhead(prepareBatches(documents))) {
      await removeRows(trx, engine, batch, changes)
      await onStored(await insertRows(trx, engine, batch, seq))
      seq += batch.length
      for (const document of batch) {
        for (const token of [everyDocument, ...document.title, ...document.body])
          changes.set(token, (changes.get(token) ?? 0) + 1)
        for (const word of document.words) words.add(word)
      }
    }
    if (engine === 'postgres') await spreadTokens(trx)
    await insertGrams(trx, [...words])
    await updateVocabulary(trx, changes)
  })
}

const tokenIndexes = ['search_index_title', 'search_index_tokens'] as const

/** New rows are gathered beside PostgreSQL's token indexes: putting each token in its place row by row is ten times the work. */
async function gatherTokens(db: Kysely<SearchTables>): Promise<void> {
  for (const name of tokenIndexes) await sql`alter index ${sql.ref(name)} set (fastupdate = on)`.execute(db)
}

/** Puts what was gathered in its place: searches would read it row by row. */
async function spreadTokens(db: Kysely<SearchTables>): Promise<void> {
  for (const name of tokenIndexes) {
    await sql`select gin_clean_pending_list(${sql.lit(name)}::regclass)`.execute(db)
    await sql`alter index ${sql.ref(name)} set (fastupdate = off)`.execute(db)
  }
}

/** Takes documents out of the index; unknown ones are ignored. */
export async function removeDocuments<DB extends SearchTables>(
  db: Kysely<DB>,
  engine: SearchEngine,
  refs: readonly DocumentRef[],
): Promise<void> {
  await inTransaction(asSearchDb(db), async (trx) => {
    if (engine === 'postgres') await sql`lock table search_document in share row exclusive mode`.execute(trx)
    const changes = new Map<string, number>()
    for (let from = 0; from < refs.length; from += batchSize)
      await removeRows(trx, engine, refs.slice(from, from + batchSize), changes)
    await updateVocabulary(trx, changes)
  })
}

async function inTransaction(
  db: Kysely<SearchTables>,
  work: (trx: Kysely<SearchTables>) => Promise<void>,
): Promise<void> {
  if (db.isTransaction) await work(db)
  else await db.transaction().execute(work)
}

async function readLastSeq(db: Kysely<SearchTables>): Promise<number> {
  const row = await db
    .selectFrom('search_document')
    .select(({ fn }) => fn.max('seq').as('last'))
    .executeTakeFirst()
  return Number(row?.last ?? 0)
}

async function removeRows(
  db: Kysely<SearchTables>,
  engine: SearchEngine,
  refs: readonly DocumentRef[],
  changes: Map<string, number>,
): Promise<void> {
  for (const kind of new Set(refs.map((ref) => ref.kind))) {
    const refIds = refs.filter((ref) => ref.kind === kind).map((ref) => ref.refId)
    const rows = await db
      .selectFrom('search_document')
      .select(['id', 'title_tokens', 'body_tokens'])
      .where('kind', '=', kind)
      .where('ref_id', 'in', refIds)
      .execute()
    if (rows.length === 0) continue
    for (const row of rows) {
      const tokens = [
        everyDocument,
        ...`${row.title_tokens} ${row.body_tokens}`.split(' ').filter((token) => token !== ''),
      ]
      for (const token of tokens) changes.set(token, (changes.get(token) ?? 0) - 1)
    }
    const ids = rows.map((row) => row.id)
    await sql`delete from search_index where ${sql.ref(idColumn[engine])} in (${sql.join(ids)})`.execute(db)
    await db.deleteFrom('search_document').where('id', 'in', ids).execute()
  }
}

type IndexRow = { id: number; title: readonly string[]; body: readonly string[] }

/** Puts the tokens of documents into the index, under their ids. */
export async function insertIndexRows(
  db: Kysely<SearchTables>,
  engine: SearchEngine,
  rows: readonly IndexRow[],
): Promise<void> {
  const values = rows.map(({ id, title, body }) =>
    engine === 'sqlite'
      ? sql`(${id}, ${title.join(' ')}, ${body.join(' ')})`
      : sql`(${id}, array_to_tsvector(${title}::text[]), array_to_tsvector(${[...title, ...body]}::text[]))`,
  )
  await sql`insert into search_index (${sql.ref(idColumn[engine])}, title, tokens) values ${sql.join(values)}`.execute(
    db,
  )
}

async function insertRows(
  db: Kysely<SearchTables>,
  engine: SearchEngine,
  batch: readonly PreparedDocument[],
  lastSeq: number,
): Promise<NumberedRef[]> {
  const rows = batch.map((document, index) => ({
    document,
    seq: lastSeq + index + 1,
    id: documentId(document.kind, document.weight, lastSeq + index + 1),
  }))
  await db
    .insertInto('search_document')
    .values(
      rows.map(({ document, seq, id }) => ({
        id,
        seq,
        kind: document.kind,
        ref_id: document.refId,
        code_key: document.codeKey,
        weight: document.weight,
        names: JSON.stringify(document.names),
        title_tokens: document.title.join(' '),
        body_tokens: document.body.join(' '),
      })),
    )
    .execute()
  await insertIndexRows(
    db,
    engine,
    rows.map(({ document, id }) => ({ id, title: document.title, body: document.body })),
  )
  return rows.map(({ document: { kind, refId }, id }) => ({ kind, refId, id }))
}

async function insertGrams(db: Kysely<SearchTables>, words: readonly string[]): Promise<void> {
  const rows = words.flatMap((token) => wordGrams(token).map((gram) => ({ gram, token })))
  for (let from = 0; from < rows.length; from += 1000) {
    await db
      .insertInto('search_gram')
      .values(rows.slice(from, from + 1000))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Pairs of letters with the ends marked, each once. */
export function wordGrams(word: string): string[] {
  return [...new Set(toBigrams(`^${word}$`))]
}

async function updateVocabulary(db: Kysely<SearchTables>, changes: ReadonlyMap<string, number>): Promise<void> {
  const rows = Array.from(changes, ([token, df]) => ({ token, df })).filter((row) => row.df !== 0)
  for (let from = 0; from < rows.length; from += 1000) {
    await db
      .insertInto('search_token')
      .values(rows.slice(from, from + 1000))
      .onConflict((conflict) =>
        conflict
          .column('token')
          .doUpdateSet((eb) => ({ df: sql<number>`${eb.ref('search_token.df')} + ${eb.ref('excluded.df')}` })),
      )
      .execute()
  }
  if (!rows.some((row) => row.df < 0)) return
  await db
    .deleteFrom('search_gram')
    .where('token', 'in', (eb) => eb.selectFrom('search_token').select('token').where('df', '<=', 0))
    .execute()
  await db.deleteFrom('search_token').where('df', '<=', 0).execute()
}
