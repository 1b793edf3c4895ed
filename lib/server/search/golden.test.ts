import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '@/tests/search-database'
import { buildProducts } from '@/lib/server/seed/products'
import { seedBrands, seedModels } from '@/lib/server/seed/vehicles'
import { buildSearchDocuments } from '@/lib/server/catalogue/search-documents'
import { type GoldenReport, runGolden } from './golden-run.fixture'
import { searchDocuments } from './query'
import { indexDocuments } from './store'
import type { SearchTables } from './tables'

describe.each(['sqlite', 'postgres'] as const)('golden queries on the seed, %s', (engine) => {
  let db: Kysely<SearchTables>
  let reports: GoldenReport[]

  beforeAll(async () => {
    const { products, fitments } = buildProducts(seedModels)
    db = await openTestDatabase(engine)
    await indexDocuments(
      db,
      engine,
      buildSearchDocuments({ brands: seedBrands, models: seedModels, products, fitments }),
    )
    reports = await runGolden(
      async (query, lang) => (await searchDocuments(db, engine, { query, lang, limit: 3, offset: 0 })).hits,
      { products, fitments },
    )
  }, 180_000)
  afterAll(() => db.destroy())

  it.each(['en', 'th', 'ja'] as const)(
    'has the expected hit in the top three for 95 percent of the %s queries',
    (lang) => {
      const report = reports.find((candidate) => candidate.lang === lang)
      expect(report?.cases).toBeGreaterThanOrEqual(30)
      expect(report?.passed, report?.failures.join('\n')).toBeGreaterThanOrEqual(Math.ceil(0.95 * (report?.cases ?? 0)))
    },
  )
})
