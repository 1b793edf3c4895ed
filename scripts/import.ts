import { open, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import { openDatabase } from '@/lib/server/db/client'
import { migrateDatabase } from '@/lib/server/db/migrate'
import type { Database } from '@/lib/server/db/schema'
import { commitBatch, undoBatch } from '@/lib/server/import/batch'
import { listBatches, type Batch } from '@/lib/server/import/batch-store'
import { ImportRefusal } from '@/lib/server/import/refusal'
import { revalidatePages } from '@/lib/server/import/revalidate'
import { rehearseImport } from '@/lib/server/import/rehearse'
import { describeBatch, describeRehearsal } from '@/lib/server/import/report'
import { loadEnvironment } from './support/environment'

const usage = `npm run import -- products.csv            rehearse: list errors and differences, change nothing
npm run import -- commit <batch>          apply a rehearsed batch (--skip-errors leaves wrong rows out)
npm run import -- undo <batch>            put back what a batch changed
npm run import -- list                    all batches
Add --database <path or postgres://…> for another database. docs/import.md describes the files.`

const { SITE_URL: siteUrl, REVALIDATE_SECRET: secret, DATABASE_URL } = loadEnvironment()

async function run(
  db: Kysely<Database>,
  command: string,
  argument: string | undefined,
  skipErrors: boolean,
): Promise<void> {
  if (command === 'list') {
    const batches = await listBatches(db)
    console.log(batches.length === 0 ? 'There are no batches yet.' : batches.map(describeBatch).join('\n'))
  } else if (command === 'commit' || command === 'undo') {
    if (argument === undefined) throw new ImportRefusal(usage)
    const started = performance.now()
    const batch: Batch =
      command === 'commit' ? await commitBatch(db, argument, { skipErrors }) : await undoBatch(db, argument)
    console.log(
      `Batch ${batch.id} is ${batch.status} (${((performance.now() - started) / 1000).toFixed(1)} s). ${await revalidatePages(batch.summary.kind, { siteUrl, secret })}`,
    )
  } else {
    const file = await openFile(command)
    const rehearsal = await rehearseImport(db, { fileName: path.basename(command), bytes: file.createReadStream() })
    console.log(describeRehearsal(rehearsal).join('\n'))
  }
}

async function openFile(file: string): Promise<FileHandle> {
  return open(file).catch(() => {
    throw new ImportRefusal(`The file ${file} cannot be read.\n${usage}`)
  })
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'skip-errors': { type: 'boolean', default: false }, database: { type: 'string' } },
})
const [command, argument] = positionals
if (command === undefined) {
  console.log(usage)
  process.exit(1)
}
const db = openDatabase(values.database ?? DATABASE_URL)
try {
  await migrateDatabase(db)
  await run(db, command, argument, values['skip-errors'])
} catch (error) {
  if (!(error instanceof ImportRefusal)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await db.destroy()
}
