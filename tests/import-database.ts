import { PGlite } from '@electric-sql/pglite'
import { Kysely, sql } from 'kysely'
import { openDatabase } from '@/lib/server/db/client'
import { engineOf, type Engine } from '@/lib/server/db/engine'
import { migrateDatabase } from '@/lib/server/db/migrate'
import type { Database } from '@/lib/server/db/schema'
import { seedDatabase } from '@/lib/server/seed/run'
import { createPgliteDialect } from './pglite-dialect'

/** A migrated database in memory with all sample vehicles and a few products. The caller destroys it. */
export async function openSeededDatabase(engine: Engine, products: number): Promise<Kysely<Database>> {
  const db = engine === 'sqlite' ? openDatabase(':memory:') : new Kysely<Database>({ dialect: createPgliteDialect(await PGlite.create()) })
  await migrateDatabase(db)
  await seedDatabase(db, { target: products })
  return db
}

const tables = ['brand', 'model', 'model_alias', 'vehicle', 'product', 'product_text', 'product_adjuster', 'product_vehicle_type', 'product_redirect', 'fitment', 'banner', 'meta', 'search_document', 'search_token', 'search_gram'] as const

/** Every row of every table but the imports' own, in an order that does not depend on how they were written. */
export async function dumpTables(db: Kysely<Database>): Promise<Record<string, string[]>> {
  const dump: Record<string, string[]> = {}
  for (const table of tables) dump[table] = (await db.selectFrom(table as keyof Database & string).selectAll().execute()).map((row) => JSON.stringify(row)).sort()
  // The index of SQLite keeps no text that could be read back: every word with the rows that have it says the same.
  if (engineOf(db) === 'sqlite') await sql`create virtual table if not exists temp.search_words using fts5vocab(main, search_index, instance)`.execute(db)
  const index = engineOf(db) === 'sqlite' ? sql`select term, doc, col from temp.search_words` : sql`select * from search_index`
  dump.search_index = (await index.execute(db)).rows.map((row) => JSON.stringify(row)).sort()
  return dump
}
