import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely } from 'kysely'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '@/lib/server/db/client'
import { migrateDatabase } from '@/lib/server/db/migrate'
import type { Database } from '@/lib/server/db/schema'
import { seedDatabase } from '@/lib/server/seed/run'
import { sourceHash } from '@/scripts/support/build'
import { createPgliteDialect } from './pglite-dialect'
import { baseFile, bases, loadPostgres, type Base } from './support/base-databases'

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
  const file = baseFile(folder, 'sqlite', base)
  const source = sources[base]
  if (source) await cp(baseFile(folder, 'sqlite', source), file)
  const db = openDatabase(file)
  await fill[base](db)
  await db.destroy()
}

async function makePostgres(folder: string, base: Base): Promise<void> {
  const source = sources[base]
  const client = await (source ? loadPostgres(baseFile(folder, 'postgres', source)) : PGlite.create())
  await fill[base](new Kysely<Database>({ dialect: createPgliteDialect(client) }))
  await client.exec('checkpoint')
  const archive = await client.dumpDataDir('none')
  await writeFile(baseFile(folder, 'postgres', base), new Uint8Array(await archive.arrayBuffer()))
  await client.close()
}

/** Makes the bases, unless they are there from code that has not changed since; those of other code are removed. */
async function makeBases(): Promise<string> {
  const all = path.resolve('.cache/base-databases')
  const hash = await sourceHash(['lib', 'tests/set-up-databases.ts', 'package-lock.json'], {})
  const folder = path.join(all, hash)
  if (existsSync(folder)) return folder
  await rm(all, { recursive: true, force: true })
  const unfinished = path.join(all, 'unfinished')
  await mkdir(unfinished, { recursive: true })
  for (const base of bases) {
    await makeSqlite(unfinished, base)
    await makePostgres(unfinished, base)
  }
  await rename(unfinished, folder)
  return folder
}

/** Databases are made once for all tests; each test works on a copy. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const copies = await mkdtemp(path.join(tmpdir(), 'database-copies-'))
  project.provide('databaseFolders', { bases: await makeBases(), copies })
  return () => rm(copies, { recursive: true, force: true })
}
