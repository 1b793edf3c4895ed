import { randomUUID } from 'node:crypto'
import { copyFileSync } from 'node:fs'
import path from 'node:path'
import { sql, type Kysely } from 'kysely'
import { Client } from 'pg'
import { inject } from 'vitest'
import { openDatabase } from '@/lib/server/db/client'
import type { Engine } from '@/lib/server/db/engine'
import type { Database } from '@/lib/server/db/schema'
import { baseFile, databaseUrl, type Base } from './base-databases'

/** A SQLite file that begins as a base. */
export function copyBase(base: Base, file = path.join(inject('databases').copies, `${randomUUID()}.db`)): string {
  copyFileSync(baseFile(inject('databases').bases, base), file)
  return file
}

async function tellServer(server: string, statement: string): Promise<void> {
  const client = new Client(server)
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** A PostgreSQL database that begins as a base, and is gone when it is destroyed. */
async function openPostgres(base: Base): Promise<Kysely<Database>> {
  const { server } = inject('databases')
  const name = `copy_${randomUUID().replaceAll('-', '')}`
  await tellServer(server, `create database ${name} template ${base} strategy file_copy`)
  const db = openDatabase(databaseUrl(server, name))
  const close = db.destroy.bind(db)
  db.destroy = async () => {
    await close()
    await tellServer(server, `drop database if exists ${name} with (force)`)
  }
  return db
}

/** A database of one engine, of its own, that begins as a base: without rows unless said. The caller destroys it. */
export async function openCompanyDatabase(engine: Engine, base: Base = 'migrated'): Promise<Kysely<Database>> {
  if (engine === 'postgres') return openPostgres(base)
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
