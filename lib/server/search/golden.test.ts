import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '@/lib/server/db/schema'
import { buildProducts } from '@/lib/server/seed/products'
import { seedModels } from '@/lib/server/seed/vehicles'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { isLong } from '@/tests/support/long'
import { type GoldenReport, runGolden } from './golden-run.fixture'
import { searchDocuments } from './query'
import { newSource } from './source'

// What PostgreSQL ranks otherwise is seen in query.test.ts; the whole set is asked there in the long run.
describe.each(isLong ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const))(
  'golden queries on the seed, %s',
  (engine) => {
    let db: Kysely<Database>
    let reports: GoldenReport[]

    beforeAll(async () => {
      const { products, fitments } = buildProducts(seedModels)
      db = await openCompanyDatabase(engine, 'sample')
      reports = await runGolden(
        async (query, lang) => (await searchDocuments(newSource(db), { query, lang, limit: 3, offset: 0 })).hits,
        { products, fitments },
      )
    }, 180_000)
    afterAll(() => db.destroy())

    it.each(['en', 'th', 'ja'] as const)(
      'has the expected hit in the top three for 95 percent of the %s queries',
      (lang) => {
        const report = reports.find((candidate) => candidate.lang === lang)
        expect(report?.cases).toBeGreaterThanOrEqual(30)
        expect(report?.passed, report?.failures.join('\n')).toBeGreaterThanOrEqual(
          Math.ceil(0.95 * (report?.cases ?? 0)),
        )
      },
    )
  },
)
