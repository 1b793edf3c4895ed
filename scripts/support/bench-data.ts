import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createCompanyApi } from '@/lib/server/api'
import type { CompanyApi } from '@/lib/server/http/serve-endpoints'
import { openDatabase } from '@/lib/server/db/client'
import { migrateDatabase } from '@/lib/server/db/migrate'
import { seedDatabase } from '@/lib/server/seed/run'
import { benchImports, type ImportTimes } from './bench-imports'
import { quantile } from './quantile'

export type Latency = { name: string; p50: number; p95: number }
export type DataResult = {
  products: number
  seedSeconds: number
  imports: ImportTimes[]
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
  'warranty',
  'leaking shock',
  'dmax lift kit',
  'คู่มือ pcx',
  '13 inch shock',
  'ohlins',
]
const searches = words.map(
  (word) => `api/search?${new URLSearchParams({ q: word, lang: /[ก-๙]/.test(word) ? 'th' : 'en' })}`,
)
const listCalls = (queries: readonly string[]) => queries.map((query) => `api/products/list?${query}`)
const applicationCalls = (queries: readonly string[]) => queries.map((query) => `api/applications?${query}`)
/** What lists are asked for, by how much is chosen. */
const lists = {
  'list, no facet': listCalls(['']),
  'list, one facet': listCalls([
    'family=scooter',
    'kind=twin-shock',
    'series=gtx',
    'construction=piggyback',
    'adjuster=R',
    'lengthMin=300&lengthMax=350',
  ]),
  'list, combinations': listCalls([
    'family=scooter,bigbike&construction=piggyback&adjuster=R',
    'family=bigbike&kind=twin-shock,mono-shock&lengthMin=300&lengthMax=400&sort=name',
    'series=gtx&axle=rear&vehicleType=scooter&sort=code',
    'measureLength=330&measureStroke=60&tolerance=100',
    'vehicle=honda-pcx160-2021',
    'family=pickup&page=2&sort=stroke',
  ]),
  'list, order and pages': listCalls(['sort=name', 'sort=code&page=5', 'sort=length&page=9', 'page=5']),
  'application chart': applicationCalls([
    '',
    'page=100',
    'type=scooter',
    'brand=honda&page=20',
    'brand=toyota&year=2020',
    'model=honda-pcx160',
  ]),
}

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

/** Seeds a temporary SQLite file, or an empty PostgreSQL database, with about `products` products and measures calls of the company API in this process, in ms. */
export async function benchData(
  products: number,
  rounds: number,
  postgresUrl: string | null = null,
): Promise<DataResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-data-'))
  const db = openDatabase(postgresUrl ?? path.join(folder, 'company.db'))
  try {
    await migrateDatabase(db)
    const started = performance.now()
    const counts = await seedDatabase(db, { target: products })
    const seedSeconds = (performance.now() - started) / 1000
    const api = createCompanyApi({ db, limits: null })
    const latencies = [await latencyOf('search', api, searches, rounds)]
    for (const [name, calls] of Object.entries(lists)) latencies.push(await latencyOf(name, api, calls, rounds))
    const imports: ImportTimes[] = []
    for (const rows of [10_000, 100_000].filter((size) => size <= Math.max(products, 10_000)))
      imports.push(...(await benchImports(db, folder, rows)))
    return {
      products: counts.products,
      seedSeconds,
      imports,
      latencies,
      memoryMb: process.memoryUsage().rss / 2 ** 20,
    }
  } finally {
    await db.destroy()
    await rm(folder, { recursive: true, force: true })
  }
}
