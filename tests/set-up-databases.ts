import { cp, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { sql, type Kysely } from 'kysely'
import type { ProvidedContext } from 'vitest'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '@/lib/server/db/client'
import { migrateDatabase } from '@/lib/server/db/migrate'
import type { Database } from '@/lib/server/db/schema'
import { seedDatabase } from '@/lib/server/seed/run'
import { sourceHash } from '@/scripts/support/build'
import { baseFile, bases, databaseUrl, type Base } from './support/base-databases'
import { madeOnce } from './support/made-once'
import { startPostgres } from './support/postgres-server'
import { quickPlace } from './support/quick-place'

const smallProducts = 120
const fill: Record<Base, (db: Kysely<Database>) => Promise<unknown>> = {
  empty: (db) => db.introspection.getTables(),
  migrated: migrateDatabase,
  small: (db) => seedDatabase(db, { most: smallProducts }),
  sample: (db) => seedDatabase(db),
}
/** The base another one is made from. */
const sources: Record<Base, Base | null> = { empty: null, migrated: 'empty', small: 'migrated', sample: 'migrated' }

async function makeSqlite(folder: string, base: Base): Promise<void> {
  const file = baseFile(folder, base)
  const source = sources[base]
  if (source) await cp(baseFile(folder, source), file)
  const db = openDatabase(file)
  await fill[base](db)
  await db.destroy()
}

/** Makes the SQLite bases, unless they are there from code that has not changed since. */
async function makeFiles(): Promise<string> {
  const code = ['lib', 'tests/set-up-databases.ts', 'package-lock.json']
  return madeOnce(path.resolve('.cache/base-databases'), await sourceHash(code, {}), async (folder) => {
    for (const base of bases) await makeSqlite(folder, base)
  })
}

async function makePostgres(server: string): Promise<void> {
  const administrator = openDatabase(server)
  for (const base of bases) {
    const source = sources[base] ?? 'template0'
    await sql`create database ${sql.id(base)} template ${sql.id(source)}`.execute(administrator)
    const db = openDatabase(databaseUrl(server, base))
    await fill[base](db)
    await sql`vacuum analyze`.execute(db)
    await db.destroy()
  }
  await administrator.destroy()
}

/** Nobody asks for this server's data after a power cut; and who cleans a base could not be copied from meanwhile. */
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'max_connections=200',
]

type Databases = { provided: ProvidedContext['databases']; close: () => Promise<void> }

async function makeDatabases(): Promise<Databases> {
  const place = await quickPlace()
  const copies = await mkdtemp(path.join(place, 'database-copies-'))
  const [folder, server] = await Promise.all([makeFiles(), startPostgres(settings, place)])
  await makePostgres(server.url)
  const remove = async () => {
    await server.stop()
    await rm(copies, { recursive: true, force: true })
  }
  let removed: Promise<void> | undefined
  return {
    provided: { bases: folder, copies, server: server.url },
    close: () => (removed ??= remove()),
  }
}

/** Each project loads this file for itself; what they share is here. */
const holder = globalThis as typeof globalThis & { testDatabases?: Promise<Databases> }

/** Databases are made once for all tests; each test works on a copy. Without a PostgreSQL server no test begins: both engines are meant. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  holder.testDatabases ??= makeDatabases()
  const { provided, close } = await holder.testDatabases
  project.provide('databases', provided)
  return close
}
