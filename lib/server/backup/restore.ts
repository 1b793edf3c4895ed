import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { openDatabase } from '@/lib/server/db/client'
import { isPostgresUrl } from '@/lib/server/db/engine'
import type { Database } from '@/lib/server/db/schema'
import { createDiskStorage } from '@/lib/server/storage/disk'
import { readIfThere, type FileStorage } from '@/lib/server/storage/file-storage'
import { readManifest, type BackupManifest } from './manifest'
import { loadPostgresDump } from './postgres-programs'

async function restoreSqlite(url: string, file: string): Promise<void> {
  for (const place of [url, `${url}-wal`, `${url}-shm`])
    if (existsSync(place)) throw new Error(`${place} is there already: stop the site and move it aside first.`)
  await mkdir(path.dirname(url), { recursive: true })
  // Under another name until it is whole; what a restore that was broken off has left there is written over.
  await copyFile(file, `${url}.part`)
  await rename(`${url}.part`, url)
}

async function restorePostgres(url: string, file: string): Promise<void> {
  const db = openDatabase(url)
  let tables
  try {
    tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  } finally {
    await db.destroy()
  }
  if (tables.length > 0)
    throw new Error(
      'The database that DATABASE_URL names is not empty: stop the site, rename it, and make an empty one first.',
    )
  await loadPostgresDump(url, file)
}

async function restoreFiles(db: Kysely<Database>, storage: FileStorage, folder: string): Promise<number> {
  const source = createDiskStorage(path.join(folder, 'files'))
  let files = 0
  for (const { storage_key, type } of await db.selectFrom('upload').select(['storage_key', 'type']).execute()) {
    const bytes = await readIfThere(source, storage_key)
    if (bytes === null) continue
    await storage.write(storage_key, bytes, type)
    files += 1
  }
  return files
}

/** Puts a backup where nothing is: it overwrites no database. Throws with a sentence otherwise. Answers what the backup says of itself and how many files came back. */
export async function restoreBackup(
  { url, storage }: { url: string; storage: FileStorage },
  folder: string,
): Promise<BackupManifest & { restored: number }> {
  const manifest = await readManifest(folder)
  const isPostgres = isPostgresUrl(url)
  if (isPostgres !== (manifest.engine === 'postgres'))
    throw new Error(`The backup is of ${manifest.engine}, and DATABASE_URL names another kind of database.`)
  const file = path.join(folder, manifest.database)
  await (isPostgres ? restorePostgres(url, file) : restoreSqlite(url, file))
  const db = openDatabase(url)
  try {
    return { ...manifest, restored: await restoreFiles(db, storage, folder) }
  } finally {
    await db.destroy()
  }
}
