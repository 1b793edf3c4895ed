import type { Kysely } from 'kysely'
import { type Lang, langs } from '@/lib/contract/common'
import { goldenCases } from './golden'
import { searchNearest } from './nearest'
import { searchDocuments } from './query'
import type { SearchEngine, SearchTables } from './tables'

/** Milliseconds of a search at the median and at the 95th percentile, and the slowest query. */
export type SearchTimes = { samples: number; medianMs: number; p95Ms: number; slowest: { query: string; ms: number }[] }

/** Broad and hopeless queries beside the golden ones: what most documents have, what none has. */
const hardQueries = ['shock', 'โช้ค', 'ショック', 'honda', 'rear shock honda', 'โช้คหลัง ฮอนด้า', 'ホンダ リアショック', 'yss', 'spring kit', 'a', 'xqzwv', 'hondda shokc', 'ฮอนดดา สปิงง', 'スプリグン ホンダア', 'zzz honda black shock'] as const

/** Times every golden and hard query in every language, several rounds after one to warm up; a query without hits includes the search for the nearest. */
export async function measureSearch<DB extends SearchTables>(db: Kysely<DB>, engine: SearchEngine, rounds: number): Promise<SearchTimes> {
  const times: { query: string; ms: number }[] = []
  for (let round = 0; round <= rounds; round++) {
    for (const lang of langs) {
      for (const query of listQueries(lang)) {
        const ms = await timeSearch(db, engine, query, lang)
        if (round > 0) times.push({ query, ms })
      }
    }
  }
  times.sort((a, b) => a.ms - b.ms)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))]?.ms ?? 0
  return { samples: times.length, medianMs: at(0.5), p95Ms: at(0.95), slowest: times.slice(-5).reverse() }
}

function listQueries(lang: Lang): string[] {
  return [...goldenCases[lang].map(({ query }) => (typeof query === 'string' ? query : query('SG30-370TR-01B'))), ...hardQueries]
}

async function timeSearch<DB extends SearchTables>(db: Kysely<DB>, engine: SearchEngine, query: string, lang: Lang): Promise<number> {
  const start = performance.now()
  const { total } = await searchDocuments(db, engine, { query, lang, limit: 24, offset: 0 })
  if (total === 0) await searchNearest(db, engine, { query, lang, limit: 12 })
  return performance.now() - start
}
