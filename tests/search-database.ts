import { PGlite } from '@electric-sql/pglite'
import { Kysely, SqliteDialect } from 'kysely'
import Database from 'libsql'
import { createPgliteDialect } from './pglite-dialect'
import { createSearchTables, type SearchEngine, type SearchTables } from '@/lib/server/search/tables'

/** An empty database with the search tables, for tests. The caller destroys it. */
export async function openTestDatabase(engine: SearchEngine): Promise<Kysely<SearchTables>> {
  const dialect =
    engine === 'sqlite'
      ? new SqliteDialect({ database: new Database(':memory:') })
      : createPgliteDialect(await PGlite.create())
  const db = new Kysely<SearchTables>({ dialect })
  await createSearchTables(db, engine)
  return db
}
