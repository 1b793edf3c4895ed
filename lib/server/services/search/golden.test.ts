import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Lang } from '@/lib/contract/common'
import { langs } from '@/lib/contract/lang-words'
import { searchQuery, type SearchAnswer, type SearchHit } from '@/lib/contract/search'
import type { Database } from '@/lib/server/db/schema'
import { runGolden } from '@/lib/server/search/golden-run.fixture'
import { buildProducts } from '@/lib/server/seed/products'
import { seedModels } from '@/lib/server/seed/vehicles'
import { openCompanyDatabase } from '@/tests/support/company-database'
import type { SiteExpectation } from './golden-expectation.fixture'
import { siteCases } from './golden.fixture'
import { search } from './search'

const now = new Date('2026-11-23T12:00:00+07:00')
const top = 3
/** Share of the whole set that has to be found. */
const goal = 0.95

const { products, fitments } = buildProducts(seedModels)
let db: Kysely<Database>
const ask = (q: string, lang: Lang) => search(searchQuery.parse({ q, lang }), { db, now })
const idOf = (hit: SearchHit) =>
  hit.kind === 'product' ? hit.product.id : hit.kind === 'vehicle' ? hit.vehicle.id : hit.id

function meets(hit: SearchHit, expected: SiteExpectation): boolean {
  if ('nothing' in expected) return false
  if ('model' in expected)
    return (
      hit.kind === 'vehicle' &&
      hit.vehicle.id.startsWith(expected.model) &&
      (expected.year === undefined || Number(hit.vehicle.from.slice(0, 4)) <= expected.year)
    )
  if ('kind' in expected) return hit.kind === expected.kind && (!expected.ids || expected.ids.includes(idOf(hit)))
  if (hit.kind !== 'product' || !expected.kinds.includes(hit.product.kind)) return false
  const { fits, lengthMm } = expected
  return (
    (fits === undefined ||
      fitments.some(
        ({ productId, vehicleId, status }) =>
          productId === hit.product.id && vehicleId.startsWith(fits) && status !== 'does-not-fit',
      )) &&
    (lengthMm === undefined || Math.abs((hit.product.spec.lengthMm ?? 0) - lengthMm) <= 8)
  )
}

function isRight(answer: SearchAnswer, expected: SiteExpectation): boolean {
  if ('nothing' in expected) return answer.hits.length === 0
  return answer.hits.slice(0, top).some((hit) => meets(hit, expected))
}

async function runSite(lang: Lang): Promise<string[]> {
  const failures: string[] = []
  for (const { query, expected } of siteCases[lang]) {
    const answer = await ask(query, lang)
    if (!isRight(answer, expected))
      failures.push(
        `${query} → ${
          answer.hits
            .slice(0, top)
            .map((hit) => `${hit.kind}:${idOf(hit)}`)
            .join(', ') || 'nothing'
        }`,
      )
  }
  return failures
}

describe('golden queries over the whole site', () => {
  beforeAll(async () => {
    db = await openCompanyDatabase('sqlite', 'sample')
  }, 60_000)
  afterAll(() => db.destroy())

  it.each(langs)(
    'has the expected hit in the top three for 95 percent of the %s queries',
    async (lang) => {
      const failures = await runSite(lang)
      const catalogue = (
        await runGolden(
          async (query, asked) => (await ask(query, asked)).hits.map((hit) => ({ kind: hit.kind, refId: idOf(hit) })),
          { products, fitments },
          [lang],
        )
      )[0]
      const cases = siteCases[lang].length + (catalogue?.cases ?? 0)
      const missed = [...failures, ...(catalogue?.failures ?? [])]
      expect(cases).toBeGreaterThanOrEqual(60)
      expect(cases - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(Math.ceil(goal * cases))
    },
    180_000,
  )

  it.each([
    ['brake pads pcx160', 'en', 'Honda'],
    ['ผ้าเบรก', 'th', null],
    ['エンジンオイル ハイエース', 'ja', 'トヨタ'],
  ] as const)(
    'says of %s that nothing of it is made here, and of what vehicle it was asked',
    async (q, lang, brand) => {
      const { hits, reading } = await ask(q, lang)
      expect(hits).toEqual([])
      expect(reading.isOtherTrade).toBe(true)
      expect(reading.vehicle?.brand ?? null).toBe(brand)
    },
  )
})
