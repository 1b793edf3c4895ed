import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '@/lib/server/db/client'
import { migrateDatabase } from '@/lib/server/db/migrate'
import { contentFiles, differs, type ContentFile } from '@/lib/server/services/editor/export-files'
import { loadEnvironment } from './support/environment'

const usage = `npm run content -- export    writes what staff have published back into the files of content/
Add --into <folder> for another folder, --database <path or postgres://…> for another database. What the site shows now is written, nothing that
is planned or a draft; files that say so already are left alone.`

const { DATABASE_URL } = loadEnvironment()
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { database: { type: 'string' }, into: { type: 'string' } },
})

async function readPresent(file: string): Promise<unknown> {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : null
}

/** What was done to a file, in a word; null = nothing. */
async function put(folder: string, file: ContentFile): Promise<string | null> {
  const place = path.join(folder, file.path)
  if (!differs(file, await readPresent(place))) return null
  if (file.value === null) {
    await rm(place)
    return `removed ${place}`
  }
  await mkdir(path.dirname(place), { recursive: true })
  await writeFile(place, file.write(file.value))
  return `written ${place}`
}

async function exportFiles(folder: string): Promise<void> {
  const db = openDatabase(values.database ?? DATABASE_URL)
  try {
    await migrateDatabase(db)
    const files = await contentFiles({ db, now: new Date() })
    const done = await Promise.all(files.map((file) => put(folder, file)))
    const told = done.filter((line) => line !== null)
    console.log(told.length === 0 ? 'Every file says what the site shows.' : told.join('\n'))
  } finally {
    await db.destroy()
  }
}

if (positionals[0] === 'export') await exportFiles(values.into ?? 'content')
else {
  console.error(usage)
  process.exitCode = 1
}
