import '@/tests/support/environment'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cookieConsentVersion } from '@/lib/domain/consent-version'
import { limitOf, retentionRules } from '@/lib/domain/retention'
import type { Database } from '@/lib/server/db/schema'
import { createCompanyApi } from '@/lib/server/api'
import type { CompanyApi } from '@/lib/server/http/serve-endpoints'
import { errorOf, sendJson } from '@/tests/support/company-calls'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { contextOf } from '@/tests/support/service-context'
import { mostRowsOfADay } from './add-one'
import { getVisitFigures } from './figures'
import { deleteOldSearches, deleteOldVisits } from './keep'

const now = new Date('2026-11-24T03:00:00.000Z')
const tables = ['visit_count', 'search_count', 'vital_count'] as const
const view = { referrer: 'none' }

describe.each(['sqlite', 'postgres'] as const)('the count of visits on %s', (engine) => {
  let db: Kysely<Database>
  let api: CompanyApi
  let at = now
  beforeAll(async () => {
    db = await openCompanyDatabase(engine)
    api = createCompanyApi({ db, limits: null, now: () => at })
  })
  afterAll(() => db.destroy())
  beforeEach(async () => {
    at = now
    for (const table of tables) await db.deleteFrom(table).execute()
  })

  const count = (changes: Record<string, unknown>, headers: Record<string, string> = {}) =>
    sendJson(
      api,
      'api/analytics/count',
      { version: cookieConsentVersion, path: '/', device: 'phone', ...changes },
      headers,
    )
  const figures = (input: Partial<Parameters<typeof getVisitFigures>[0]> = {}) =>
    getVisitFigures({ days: 7, ...input }, contextOf(db, { now: at }))
  const nothingIsKept = async () => {
    for (const table of tables) expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
  }

  it('adds up pages by day, language, screen and kind of origin', async () => {
    at = new Date('2026-11-23T16:59:59.000Z')
    await count({ path: '/products', view })
    at = now
    await count({ path: '/th/products', view: { referrer: 'search' } })
    await count({ path: '/th/products', view: { referrer: 'search' } })
    await count({ path: '/products/anything', device: 'desktop', view: { referrer: 'site' } })
    await count({ path: '/jp/no-such-page', view: { referrer: 'site', missing: true } })
    const all = await figures()
    expect(all).toMatchObject({ from: '2026-11-18', until: '2026-11-24', views: 4, missingViews: 1 })
    expect(all.days.slice(-2)).toEqual([
      { day: '2026-11-23', count: 1 },
      { day: '2026-11-24', count: 3 },
    ])
    expect(all.days).toHaveLength(7)
    expect(all.pages).toEqual([
      { key: '/products', count: 3 },
      { key: '/products/anything', count: 1 },
    ])
    expect(all.missing).toEqual([{ key: '/no-such-page', count: 1 }])
    expect(all.languages).toEqual([
      { key: 'en', count: 2 },
      { key: 'th', count: 2 },
    ])
    expect(all.devices[0]).toEqual({ key: 'phone', count: 3 })
    expect(all.referrers[0]).toEqual({ key: 'search', count: 2 })
    expect((await figures({ device: 'desktop' })).views).toBe(1)
  })

  it('keeps the words of searches in one spelling, and not what may name somebody', async () => {
    const search = (query: string, found: boolean) =>
      count({ path: '/search', view: { ...view, search: { query, found } } })
    await search('  PCX  160 ', true)
    await search('pcx 160', true)
    await search('โช้คแดง', false)
    for (const query of ['somchai@example.com', '081 234 5678 9', 'MLHJF6300K5123456']) await search(query, false)
    const { words, unanswered, searches, unansweredSearches } = await figures()
    expect(words).toEqual([
      { query: '…', lang: 'en', count: 3, found: false },
      { query: 'pcx 160', lang: 'en', count: 2, found: true },
      { query: 'โช้คแดง', lang: 'en', count: 1, found: false },
    ])
    expect(unanswered.map(({ query }) => query)).toEqual(['…', 'โช้คแดง'])
    expect([searches, unansweredSearches]).toEqual([6, 4])
  })

  it('says within which step three quarters of all loads were, by kind of page', async () => {
    for (const value of [900, 1900, 2400, 9000])
      await count({
        path: '/th/products/x',
        vitals: [
          { vital: 'LCP', value },
          { vital: 'CLS', value: 4 },
        ],
      })
    expect((await figures()).vitals).toEqual([
      { route: '/products/:id', vital: 'LCP', p75: 2500, count: 4 },
      { route: '/products/:id', vital: 'CLS', p75: 10, count: 4 },
    ])
  })

  it.each([
    ['under an older policy', { version: '2026-11', view }, {}],
    ['with the signal of the browser', { view }, { 'sec-gpc': '1' }],
    ['a page that not everybody sees', { path: '/desk', view }, {}],
    ['an address that is no page', { path: '/no-such-page', view }, {}],
    ['how fast a page was that is none', { path: '/no-such-page', vitals: [{ vital: 'LCP', value: 1 }] }, {}],
  ])('counts nothing %s', async (_name, input, headers) => {
    expect((await count(input, headers)).status).toBe(200)
    await nothingIsKept()
  })

  it('counts who allowed it in spite of the signal, and refuses what is no count', async () => {
    await count({ view, despiteSignal: true }, { 'sec-gpc': '1' })
    expect((await figures()).views).toBe(1)
    expect((await errorOf(await count({ view, device: 'watch' }))).code).toBe('INVALID_INPUT')
    expect((await errorOf(await count({ vitals: [{ vital: 'LCP', value: -1 }] }))).code).toBe('INVALID_INPUT')
  })

  it('keeps no more addresses of a day than it has room for', async () => {
    const row = { day: '2026-11-24', lang: 'en', device: 'phone', referrer: 'none', outcome: 'missing', count: 1 }
    const many = Array.from({ length: mostRowsOfADay }, (_, i) => ({ ...row, path: `/made-up-${i}` }))
    for (let i = 0; i < many.length; i += 1000)
      await db
        .insertInto('visit_count')
        .values(many.slice(i, i + 1000))
        .execute()
    for (const path of ['/more-1', '/more-2', '/made-up-7']) await count({ path, view: { ...view, missing: true } })
    expect((await figures()).missing.slice(0, 2)).toEqual([
      { key: '/made-up-7', count: 2 },
      { key: '…', count: 2 },
    ])
  })

  it('forgets counts after 13 months, words of searches after 3', async () => {
    for (const day of ['2025-10-23', '2025-10-24', '2026-08-23', '2026-08-24']) {
      at = new Date(`${day}T03:00:00.000Z`)
      await count({
        path: '/search',
        view: { ...view, search: { query: 'x', found: true } },
        vitals: [{ vital: 'LCP', value: 1 }],
      })
    }
    expect(await deleteOldVisits(db, limitOf(retentionRules['visit-count'].kept, now))).toBe(2)
    expect(await deleteOldSearches(db, limitOf(retentionRules['search-count'].kept, now))).toBe(3)
    const left = await db.selectFrom('search_count').select('day').execute()
    expect(left).toEqual([{ day: '2026-08-24' }])
  })
})
