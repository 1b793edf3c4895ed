import { type Kysely, sql } from 'kysely'

export type SearchEngine = 'sqlite' | 'postgres'

export interface SearchTables {
  /** One row per thing that can be found; the words of all languages lead to the same row. */
  search_document: {
    /** Kind, rounded weight and `seq` in one number, so that reading in order of id is reading the best first. */
    id: number
    seq: number
    kind: string
    ref_id: string
    /** Part number as `normalizeCode` writes it; NULL = has none. */
    code_key: string | null
    /** 0–1, how much a visitor is likely to want it. */
    weight: number
    /** JSON, see `StoredNames`: what ranking compares. */
    names: string
    /** Tokens of the title and of the body, each separated by spaces: what has to be taken out of the vocabulary again. */
    title_tokens: string
    body_tokens: string
  }
  /** Every token with the number of documents that have it; the empty token counts all documents. */
  search_token: { token: string; df: number }
  /** Pairs of letters of every Latin word, by which a misspelt word finds its neighbours. */
  search_gram: { gram: string; token: string }
}

/** The same connection, seen as one that has the search tables. Kysely is invariant in its schema, so a wider one has to be narrowed by hand. */
export function asSearchDb<DB extends SearchTables>(db: Kysely<DB>): Kysely<SearchTables> {
  return db as unknown as Kysely<SearchTables>
}

/** Creates the search tables and the token index: FTS5 on SQLite, tsvector with GIN on PostgreSQL. Throws when they exist. */
export async function createSearchTables<DB>(db: Kysely<DB>, engine: SearchEngine): Promise<void> {
  for (const statement of [...commonTables(engine), ...(engine === 'sqlite' ? sqliteIndex : postgresIndex)])
    await sql.raw(statement).execute(db)
}

/** Removes what `createSearchTables` made. */
export async function dropSearchTables<DB>(db: Kysely<DB>): Promise<void> {
  for (const table of ['search_index', 'search_gram', 'search_token', 'search_document'])
    await sql.raw(`drop table if exists ${table}`).execute(db)
}

function commonTables(engine: SearchEngine): string[] {
  const big = engine === 'sqlite' ? 'integer' : 'bigint'
  // Prefix ranges need plain byte order, whatever the locale of the database.
  const text = engine === 'sqlite' ? 'text' : 'text collate "C"'
  return [
    `create table search_document (id ${big} primary key, seq ${big} not null unique, kind text not null, ref_id text not null, code_key ${text}, weight real not null, names text not null, title_tokens text not null, body_tokens text not null, unique (kind, ref_id))`,
    'create index search_document_code on search_document (code_key)',
    `create table search_token (token ${text} primary key, df integer not null)`,
    `create table search_gram (gram ${text} not null, token ${text} not null, primary key (gram, token))`,
  ]
}

// Marks (M*) are token characters, or Thai vowels would cut every word. Without positions and stored content the index stays small.
const sqliteIndex = [
  `create virtual table search_index using fts5(title, tokens, content='', contentless_delete=1, detail=column, tokenize="unicode61 remove_diacritics 0 categories 'L* N* M* Co'")`,
]

// Without fastupdate off, rows written since the last vacuum are searched one by one.
const postgresIndex = [
  'create table search_index (id bigint primary key, title tsvector not null, tokens tsvector not null)',
  'create index search_index_title on search_index using gin (title) with (fastupdate = off)',
  'create index search_index_tokens on search_index using gin (tokens) with (fastupdate = off)',
]
