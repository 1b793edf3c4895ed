import { PGlite } from '@electric-sql/pglite'
import { Kysely } from 'kysely'
import { openDatabase } from '@/lib/server/db/client'
import type { Engine } from '@/lib/server/db/engine'
import { migrateDatabase } from '@/lib/server/db/migrate'
import type { Database } from '@/lib/server/db/schema'
import { seedDatabase } from '@/lib/server/seed/run'
import { createPgliteDialect } from '../pglite-dialect'

/** A database of one engine, empty or migrated; gone with the test. The caller destroys it. */
export async function openCompanyDatabase(engine: Engine, { migrated = true } = {}): Promise<Kysely<Database>> {
  const db =
    engine === 'sqlite'
      ? openDatabase(':memory:')
      : new Kysely<Database>({ dialect: createPgliteDialect(await PGlite.create()) })
  if (migrated) await migrateDatabase(db)
  return db
}

export type EnginePair = Record<Engine, Kysely<Database>>

/** The sample programme on both engines. */
export async function openSeededPair(): Promise<EnginePair> {
  const [sqlite, postgres] = await Promise.all([openCompanyDatabase('sqlite'), openCompanyDatabase('postgres')])
  await seedDatabase(sqlite)
  await seedDatabase(postgres)
  return { sqlite, postgres }
}
