import 'server-only'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import LibsqlDatabase from 'libsql'
import { environment } from '@/lib/config/environment'
import { isPostgresUrl } from './engine'
import { createPostgresPool } from './postgres-pool'
import { noteStatements } from './note-statements'
import type { Database } from './schema'
import { createSqliteDialect } from './sqlite-dialect'
import { batchWaits, visitorWaits, type Waits } from './waits'

/** Opens a database by URL: `postgres://…`, or the path of a SQLite file (`:memory:` for one that is gone with the process). */
export function openDatabase(url: string, waits: Waits = batchWaits): Kysely<Database> {
  if (isPostgresUrl(url))
    return new Kysely<Database>({
      dialect: new PostgresDialect({ pool: createPostgresPool(url, waits) }),
      ...noteStatements(),
    })
  return new Kysely<Database>({ dialect: createSqliteDialect(() => openFile(url), waits.lockMs), ...noteStatements() })
}

function openFile(path: string): LibsqlDatabase.Database {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  const file = new LibsqlDatabase(path)
  // SQLite's own wait for a lock would stop everything else in this process; the last of these leaves waiting to the dialect.
  for (const pragma of [
    'busy_timeout = 1000',
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
    'cache_size = -65536',
    // 32 MB: at the usual 4 MB an import of 10,000 products writes its pages twice, a quarter of its time.
    'wal_autocheckpoint = 8000',
    'mmap_size = 268435456',
    'busy_timeout = 0',
  ])
    file.exec(`PRAGMA ${pragma}`)
  return file
}

const holder = globalThis as typeof globalThis & { companyDatabase?: Kysely<Database> }

/** The process's one database handle. */
export function getDatabase(): Kysely<Database> {
  // Pages made by a build have no visitor who waits for them.
  holder.companyDatabase ??= openDatabase(
    environment().DATABASE_URL,
    process.env.NEXT_PHASE === 'phase-production-build' ? batchWaits : visitorWaits,
  )
  return holder.companyDatabase
}
