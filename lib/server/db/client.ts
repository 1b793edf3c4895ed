import 'server-only'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import LibsqlDatabase from 'libsql'
import { Pool } from 'pg'
import { environment } from '@/lib/config/environment'
import type { Database } from './schema'

/** Opens a database by URL: `postgres://…`, or the path of a SQLite file (`:memory:` for one that is gone with the process). */
export function openDatabase(url: string): Kysely<Database> {
  return /^postgres(ql)?:\/\//.test(url) ? openPostgres(url) : openSqlite(url)
}

function openPostgres(connectionString: string): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: new Pool({ connectionString, max: 10 }) }) })
}

function openSqlite(path: string): Kysely<Database> {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  const file = new LibsqlDatabase(path)
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'busy_timeout = 10000', 'foreign_keys = ON', 'cache_size = -65536', 'mmap_size = 268435456']) file.exec(`PRAGMA ${pragma}`)
  return new Kysely<Database>({ dialect: new SqliteDialect({ database: file }) })
}

const holder = globalThis as typeof globalThis & { companyDatabase?: Kysely<Database> }

/** The process's one database handle. */
export function getDatabase(): Kysely<Database> {
  holder.companyDatabase ??= openDatabase(environment().DATABASE_URL)
  return holder.companyDatabase
}
