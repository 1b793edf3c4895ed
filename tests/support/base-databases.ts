import { openAsBlob } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Engine } from '@/lib/server/db/engine'

declare module 'vitest' {
  interface ProvidedContext {
    databaseFolders: { bases: string; copies: string }
  }
}

/** What a base database holds: no tables, empty tables, all vehicles and dealers with a few products, or the whole sample programme. */
export const bases = ['empty', 'migrated', 'small', 'sample'] as const
export type Base = (typeof bases)[number]

/** File of a base: a SQLite database, or PGlite's archive of its data folder. */
export const baseFile = (folder: string, engine: Engine, base: Base): string =>
  path.join(folder, `${base}.${engine === 'sqlite' ? 'db' : 'tar'}`)

/** A PostgreSQL in memory that begins as an archive says. */
export async function loadPostgres(archive: string): Promise<PGlite> {
  return PGlite.create({ loadDataDir: await openAsBlob(archive) })
}
