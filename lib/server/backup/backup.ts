import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Kysely } from 'kysely'
import LibsqlDatabase from 'libsql'
import { openDatabase } from '@/lib/server/db/client'
import { engineOf, isPostgresUrl, type Engine } from '@/lib/server/db/engine'
import type { Database } from '@/lib/server/db/schema'
import { createDiskStorage } from '@/lib/server/storage/disk'
import { readIfThere, type FileStorage } from '@/lib/server/storage/file-storage'
import { hashFile, writeManifest, type BackupManifest } from './manifest'
import { dumpPostgres } from './postgres-programs'

const fileOf = { sqlite: 'company.db', postgres: 'company.dump' } as const satisfies Record<Engine, string>

/** `missing`: files that were deleted while the backup was made, or are lost. */
export type Backup = BackupManifest & { missing: number }

/** A whole copy as of one instant, made beside visitors. */
function copySqlite(url: string, file: string): void {
  const database = new LibsqlDatabase(url)
  try {
    database.prepare('vacuum into ?').run(file)
  } finally {
    database.close()
  }
}

/** The files that the database names, whatever storage they are in. */
async function copyFiles(
  db: Kysely<Database>,
  storage: FileStorage,
  folder: string,
): Promise<{ files: number; missing: number }> {
  const target = createDiskStorage(path.join(folder, 'files'))
  const rows = await db.selectFrom('upload').select(['storage_key', 'type']).orderBy('id').execute()
  let files = 0
  for (const { storage_key, type } of rows) {
    const bytes = await readIfThere(storage, storage_key)
    if (bytes === null) continue
    await target.write(storage_key, bytes, type)
    files += 1
  }
  return { files, missing: rows.length - files }
}

/**
 * Writes the database and visitors' files into an empty folder, which only this user reads. The database goes first: a file is there before its row,
 * so that every row in the copy has its file.
 */
export async function makeBackup(
  { url, storage }: { url: string; storage: FileStorage },
  folder: string,
  now: Date,
): Promise<Backup> {
  // Opened, it would be made: a restore then finds a database in its place.
  if (!isPostgresUrl(url) && !existsSync(url))
    throw new Error(`There is no database ${url}: DATABASE_URL names another.`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0)
    throw new Error(`${folder} is not empty: every backup has a folder of its own.`)
  const db = openDatabase(url)
  try {
    const engine = engineOf(db)
    const file = path.join(folder, fileOf[engine])
    if (engine === 'sqlite') copySqlite(url, file)
    else await dumpPostgres(url, file)
    await chmod(file, 0o600)
    const { files, missing } = await copyFiles(db, storage, folder)
    const manifest = {
      madeAt: now.toISOString(),
      engine,
      database: fileOf[engine],
      sha256: await hashFile(file),
      files,
    }
    await writeManifest(folder, manifest)
    return { ...manifest, missing }
  } finally {
    await db.destroy()
  }
}
