import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/schema'
import { commitBatch, undoBatch } from '@/lib/server/import/batch'
import { rehearseImport } from '@/lib/server/import/rehearse'
import { listNewProducts } from './bench-products'

export type ImportTimes = {
  what: 'prices' | 'new products'
  rows: number
  rehearseSeconds: number
  commitSeconds: number
  undoSeconds: number
  /** The most that this process held (RSS) while reading and writing. */
  memoryMb: number
}

/** Rehearses, commits and undoes a price list of `rows` products, then as many new products. */
export async function benchImports(db: Kysely<Database>, folder: string, rows: number): Promise<ImportTimes[]> {
  const file = path.join(folder, 'import.csv')
  const times: ImportTimes[] = []
  for (const what of ['prices', 'new products'] as const) {
    await writeFile(file, what === 'prices' ? await listPrices(db, rows) : listNewProducts(db, rows))
    times.push({ what, ...(await timeImport(db, file)) })
  }
  return times
}

async function listPrices(db: Kysely<Database>, limit: number): Promise<string> {
  const rows = await db.selectFrom('product').select('code').orderBy('id').limit(limit).execute()
  return ['code,price_thb', ...rows.map(({ code }, i) => `${code},${1000 + (i % 9000)}`)].join('\n')
}

async function secondsOf(work: Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work
  return (performance.now() - started) / 1000
}

async function timeImport(db: Kysely<Database>, file: string): Promise<Omit<ImportTimes, 'what'>> {
  let memory = process.memoryUsage.rss()
  const watch = setInterval(() => {
    memory = Math.max(memory, process.memoryUsage.rss())
  }, 50)
  try {
    const rehearsed = rehearseImport(db, { fileName: path.basename(file), bytes: createReadStream(file) })
    const rehearseSeconds = await secondsOf(rehearsed)
    const { id, summary } = (await rehearsed).batch
    const commitSeconds = await secondsOf(commitBatch(db, id))
    const undoSeconds = await secondsOf(undoBatch(db, id))
    const rows = summary.added + summary.changed
    return { rows, rehearseSeconds, commitSeconds, undoSeconds, memoryMb: memory / 2 ** 20 }
  } finally {
    clearInterval(watch)
  }
}
