import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { createCompanyApi } from '@/lib/server/api'
import type { CompanyApi } from '@/lib/server/http/serve-endpoints'
import { openDatabase } from '@/lib/server/db/client'
import { migrateDatabase } from '@/lib/server/db/migrate'
import type { Database } from '@/lib/server/db/schema'
import { commitBatch, undoBatch } from '@/lib/server/import/batch'
import { rehearseImport } from '@/lib/server/import/rehearse'
import { seedDatabase } from '@/lib/server/seed/run'
import { quantile } from './quantile'

export type Latency = { name: string; p50: number; p95: number }
export type DataResult = {
  products: number
  seedSeconds: number
  importRows: number
  importSeconds: number
  latencies: Latency[]
  memoryMb: number
}

const words = [
  'PCX',
  'pcx160 rear',
  'โช๊คหลัง',
  'โช้คหน้า wave 125',
  'リアサスペンション',
  'ﾌﾛﾝﾄﾌｫｰｸ',
  'vespa sprnt',
  'F=h8',
  'fork cartridge',
  'สปริงโหลด',
  'MZ456',
  'nmax 155 305mm',
]
const searches = words.map(
  (word) => `api/search?${new URLSearchParams({ q: word, lang: /[ก-๙]/.test(word) ? 'th' : 'en' })}`,
)
const lists = [
  '',
  'family=scooter',
  'family=bigbike&sort=name',
  'construction=piggyback',
  'lengthMin=300&lengthMax=330&sort=length',
  'page=5',
  'family=pickup&page=2',
].map((query) => `api/products/list?${query}`)

async function timeCall(api: CompanyApi, call: string): Promise<number> {
  const started = performance.now()
  const answer = await api.fetch(new Request(`http://localhost/${call}`))
  await answer.text()
  if (!answer.ok) throw new Error(`${call} answers ${answer.status}`)
  return performance.now() - started
}

async function latencyOf(name: string, api: CompanyApi, calls: readonly string[], rounds: number): Promise<Latency> {
  for (const call of calls) await timeCall(api, call)
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) for (const call of calls) times.push(await timeCall(api, call))
  return { name, p50: quantile(times, 0.5), p95: quantile(times, 0.95) }
}

const importSize = 2000

/** Rehearses, commits and undoes a price list for the first products: seconds of the three together. */
async function timeImport(db: Kysely<Database>): Promise<{ importRows: number; importSeconds: number }> {
  const rows = await db.selectFrom('product').select('code').orderBy('id').limit(importSize).execute()
  const bytes = new TextEncoder().encode(
    ['code,price_thb', ...rows.map(({ code }, i) => `${code},${1000 + i}`)].join('\n'),
  )
  const started = performance.now()
  const { batch } = await rehearseImport(db, { fileName: 'prices.csv', bytes })
  await commitBatch(db, batch.id)
  await undoBatch(db, batch.id)
  return { importRows: rows.length, importSeconds: (performance.now() - started) / 1000 }
}

/** Seeds a temporary SQLite file with about `products` products and measures calls of the company API in this process, in ms. */
export async function benchData(products: number, rounds: number): Promise<DataResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-data-'))
  const db = openDatabase(path.join(folder, 'company.db'))
  try {
    await migrateDatabase(db)
    const started = performance.now()
    const counts = await seedDatabase(db, { target: products })
    const seedSeconds = (performance.now() - started) / 1000
    const api = createCompanyApi({ db, limits: null })
    const latencies = [await latencyOf('search', api, searches, rounds), await latencyOf('list', api, lists, rounds)]
    const imported = await timeImport(db)
    return {
      products: counts.products,
      seedSeconds,
      ...imported,
      latencies,
      memoryMb: process.memoryUsage().rss / 2 ** 20,
    }
  } finally {
    await db.destroy()
    await rm(folder, { recursive: true, force: true })
  }
}
