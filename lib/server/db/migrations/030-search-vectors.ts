import { sql, type Kysely } from 'kysely'
import { engineOf } from '../engine'
import type { Database } from '../schema'

const columns = ['title', 'tokens'] as const

async function changeType(db: Kysely<Database>, type: string, convert: (column: string) => string): Promise<void> {
  for (const column of columns) {
    await sql.raw(`drop index search_index_${column}`).execute(db)
    await sql.raw(`alter table search_index alter column ${column} type ${type} using ${convert(column)}`).execute(db)
    await sql
      .raw(`create index search_index_${column} on search_index using gin (${column}) with (fastupdate = off)`)
      .execute(db)
  }
}

async function hasType(db: Kysely<Database>, type: string): Promise<boolean> {
  const { rows } = await sql`select 1 from information_schema.columns
    where table_schema = current_schema() and table_name = 'search_index' and column_name = 'tokens' and udt_name = ${type}`.execute(
    db,
  )
  return rows.length > 0
}

/** On PostgreSQL, arrays of tokens become vectors, as they are in databases that were made since. */
export async function up(db: Kysely<Database>): Promise<void> {
  if (engineOf(db) === 'postgres' && (await hasType(db, '_text')))
    await changeType(db, 'tsvector', (column) => `array_to_tsvector(${column})`)
}

export async function down(db: Kysely<Database>): Promise<void> {
  if (engineOf(db) === 'postgres' && (await hasType(db, 'tsvector')))
    await changeType(db, 'text[]', (column) => `tsvector_to_array(${column})`)
}
