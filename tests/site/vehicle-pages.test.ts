import { describe, expect, it, onTestFinished } from 'vitest'
import { localizePath } from '@/lib/i18n/locales'
import { openDatabase } from '@/lib/server/db/client'
import { pathOfPage, vehiclePages } from '@/lib/server/seed/vehicle-pages'
import { startSite } from '@/tests/security/support/site'
import { failuresOf } from '@/tests/e2e/support/every'
import { languages } from '@/tests/e2e/support/words'
import { isLong } from '@/tests/support/long'
import { readSentences, sharedBetween, sharesOf } from './support/sentences'
import { sharedSite } from './support/shared-site'

/** Addresses that are printed and linked elsewhere: they never change. */
const named = [
  ...[
    'alphard-hybrid-2016-current',
    'attrage-2019-current',
    'avanza-2012-current',
    'byd-atto3-2022-current',
    'city-gm-2008-2019',
    'city-gn-turbo-2020-current',
    'city-hatchback-2021',
    'ertiga',
    'haval-h6',
    'mirage',
    'mobilio',
    'ranger-raptor',
    'staria',
    'veloz',
    'xpander',
  ].map((slug) => `/car-spring/${slug}`),
  ...[
    'ADV150',
    'ADV160',
    'ADV350',
    'AEROX155',
    'CLICK160',
    'FORZA300-350',
    'LEAD125',
    'NMAX155',
    'PCX160',
    'XMAX300',
  ].map((slug) => `/GTX/${slug}`),
  '/YAMAHA/FAZZIO-125',
]
const headers = { cookie: 'i18n_redirected=en' }
const fewestWords = 250
const mostShared = 0.6
/** Pairs that are most alike in English are compared in the other languages; all pages are in the long run. */
const nearestPairs = 10

const site = sharedSite()

it('the table has every named address, and as many pages as each range needs', () => {
  const paths = vehiclePages.map(({ range, slug }) => pathOfPage(range, slug))
  expect(named.filter((path) => !paths.includes(path))).toEqual([])
  const count = (range: string) => vehiclePages.filter((page) => page.range === range && !page.supersededBy).length
  expect(count('car-spring')).toBeGreaterThanOrEqual(50)
  expect(count('dtg-sport')).toBeGreaterThanOrEqual(22)
  expect(count('z-series')).toBeGreaterThanOrEqual(17)
})

/** All in the long run. A further page is a row of data, and is to take as good as none of the time of a check. */
const oneIn = isLong ? 1 : 3
const opened = vehiclePages.filter((_, index) => index % oneIn === 0)
const present = opened.filter((page) => !page.supersededBy).map(({ range, slug }) => pathOfPage(range, slug))

describe('every third page', () => {
  const pages = new Map<string, ReadonlySet<string>>()
  /** A dated edition is about the vehicle of its present one. */
  const english = () => new Map(present.map((path) => [path, pages.get(path) ?? new Set<string>()]))

  it('opens, says enough, and most of it is about its own vehicle', async () => {
    const titles = new Map<string, string>()
    const paths = opened.map(({ range, slug }) => pathOfPage(range, slug))
    const failures = await failuresOf(paths, 4, async (path) => {
      const { status, text } = await site.ask(path, { headers })
      const { sentences, words } = readSentences(text)
      const title = /<title>([^<]*)/.exec(text)?.[1] ?? ''
      const twin = titles.get(title)
      titles.set(title, path)
      pages.set(path, sentences)
      const headings = text.match(/<h1/g)?.length ?? 0
      if (status === 200 && words >= fewestWords && headings === 1 && twin === undefined) return null
      return `${path}: ${status}, ${words} words, ${headings} h1, title ${twin ? `of ${twin}` : 'its own'}`
    })
    expect(failures).toEqual([])
    expect(sharedBetween(english(), mostShared)).toEqual([])
  }, 120_000)

  it.each(['th', 'ja'] as const)(
    'is about its own vehicle in %s, too',
    async (locale) => {
      const nearest = sharesOf(english()).slice(0, nearestPairs)
      const paths = isLong ? present : [...new Set(nearest.flatMap(({ path, other }) => [path, other]))]
      const translated = new Map<string, ReadonlySet<string>>()
      await failuresOf(paths, 4, async (path) => {
        const { text } = await site.ask(localizePath(path, locale), { headers })
        translated.set(path, readSentences(text, locale).sentences)
        return null
      })
      expect(Math.min(...[...translated.values()].map(({ size }) => size))).toBeGreaterThan(15)
      expect(sharedBetween(translated, mostShared)).toEqual([])
    },
    120_000,
  )
})

describe.each(languages)('in $locale', ({ locale }) => {
  it('a dated edition is not for search engines, and the present one is', async () => {
    const ask = (path: string) => site.ask(localizePath(path, locale), { headers })
    expect((await ask('/car-spring/xpander-2018-2021')).text).toContain('name="robots" content="noindex, follow"')
    expect((await ask('/car-spring/xpander')).text).not.toContain('noindex')
  })

  it.each(['/car-spring/zzz', '/dtg-sport/x', '/z-series/nothing', '/GTX/NOTHING', '/YAMAHA/YARIS'])(
    '%s is nowhere',
    async (path) => {
      expect((await site.ask(localizePath(path, locale), { headers })).status).toBe(404)
    },
  )
})

it.each([
  ['/GTX/pcx-160', '/GTX/PCX160'],
  ['/YAMAHA/NMAX155', '/GTX/NMAX155'],
  ['/th/GTX/Forza350', '/th/GTX/FORZA300-350'],
])('%s leads to %s', async (path, target) => {
  const { status, headers: found } = await site.ask(path, { headers })
  expect(status).toBe(308)
  expect(found.location).toBe(target)
})

it('a scooter the table does not name has its page', async () => {
  const { status, text } = await site.ask('/GTX/CLICK125I', { headers })
  expect(status).toBe(200)
  expect(text).toContain('Click 125i')
})

it('adding a vehicle page takes a row of data', async () => {
  const path = '/car-spring/civic-fb-2012-2015'
  const own = await startSite()
  onTestFinished(() => own.stop())
  expect((await own.ask('/car-spring/civic-fb', { headers })).status).toBe(404)
  const db = openDatabase(own.database)
  await db
    .insertInto('vehicle_page')
    .values({ path, range: 'car-spring', slug: 'civic-fb-2012-2015', position: 500, superseded_by: null })
    .execute()
  await db.insertInto('vehicle_page_vehicle').values({ path, vehicle_id: 'honda-civic-2012' }).execute()
  await db.destroy()
  for (const { locale } of languages) {
    const { status, text } = await own.ask(localizePath(path, locale), { headers })
    expect(status).toBe(200)
    expect(text).toContain('2012')
  }
})
