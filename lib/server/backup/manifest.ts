import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

const manifestSchema = z.strictObject({
  madeAt: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  /** Name of the database's file in the folder, and the SHA-256 of what is in it. */
  database: z.string().regex(/^company\.(?:db|dump)$/),
  sha256: z.string().regex(/^[\da-f]{64}$/),
  files: z.int(),
})

/** What a backup says of itself. It is written last: a folder without it is not a whole backup. */
export type BackupManifest = z.infer<typeof manifestSchema>

const placeOf = (folder: string) => path.join(folder, 'backup.json')

export async function writeManifest(folder: string, manifest: BackupManifest): Promise<void> {
  await writeFile(placeOf(folder), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
}

/** Throws, with a sentence, for a folder that holds no whole backup. */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(placeOf(folder), 'utf8').catch(() => null)
  if (text === null) throw new Error(`${folder} holds no whole backup: backup.json is missing.`)
  const manifest = manifestSchema.parse(JSON.parse(text))
  if ((await hashFile(path.join(folder, manifest.database))) !== manifest.sha256)
    throw new Error(`${manifest.database} in ${folder} is not what was backed up: its hash differs.`)
  return manifest
}

export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
