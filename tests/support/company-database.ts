import { randomUUID } from 'node:crypto'
import { copyFileSync } from 'node:fs'
import path from 'node:path'
import { Kysely, sql } from 'kysely'
import { inject } from 'vitest'
import { openDatabase } from '@/lib/server/db/client'
import type { Engine } from '@/lib/server/db/engine'
import type { Database } from '@/lib/server/db/schema'
import { createPgliteDialect } from '../pglite-dialect'
import { baseFile, loadPostgres, type Base } from './base-databases'

/** A SQLite file that begins as a base. */
export function copyBase(base: Base, file = path.join(inject('databaseFolders').copies, `${randomUUID()}.db`)): string {
  copyFileSync(baseFile(inject('databaseFolders').bases, 'sqlite', base), file)
  return file
}

/** A database of one engine, of its own, that begins as a base: without rows unless said. The caller destroys it. */
export async function openCompanyDatabase(engine: Engine, base: Base = 'migrated'): Promise<Kysely<Database>> {
  if (engine === 'postgres') {
    const client = await loadPostgres(baseFile(inject('databaseFolders').bases, engine, base))
    return new Kysely<Database>({ dialect: createPgliteDialect(client) })
  }
  const db = openDatabase(copyBase(base))
  // Nobody asks for this file after a power cut.
  await sql`pragma synchronous = off`.execute(db)
  return db
}

export type EnginePair = Record<Engine, Kysely<Database>>

/** The sample programme on both engines. */
export async function openSeededPair(): Promise<EnginePair> {
  return {
    sqlite: await openCompanyDatabase('sqlite', 'sample'),
    postgres: await openCompanyDatabase('postgres', 'sample'),
  }
}
