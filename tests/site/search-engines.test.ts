import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localeList, splitPath } from '@/lib/i18n/locales'
import { textLimits, visibleLength } from '@/lib/seo/fit-text'
import { failuresOf } from '@/tests/e2e/support/every'
import { isLong } from '@/tests/support/long'
import { schemaOrgFaults } from '@/tests/support/schema-org'
import { openConnections, readPage, type ReadPage } from './support/read-page'
import { readSitemaps, type SitemapEntry } from './support/sitemaps'
import { sharedSite } from './support/shared-site'

/** All addresses in the long run; else every page that is alone of its kind, and one in so many of the others. */
const oneIn = 30
const atOnce = 4
const tags = [...localeList, 'x-default'].toSorted()

const site = sharedSite()
let connections: ReturnType<typeof openConnections>
let entries: SitemapEntry[] = []
const pages = new Map<string, ReadPage>()

/** The shops of all provinces are one kind, as all products are; each service is a kind of its own. */
const kindOf = (path: string) =>
  /^\/services\/[^/]+$/.test(path) ? path : `${path.split('/')[1]} ${path.split('/').length}`

/** Paths that languages share, in the order of the sitemaps: of a kind the first and every so many-th. */
function samplePaths(all: readonly SitemapEntry[]): Set<string> {
  const counts = new Map<string, number>()
  const paths = [...new Set(all.map(({ path }) => splitPath(path).path))]
  return new Set(
    paths.filter((path) => {
      const kind = kindOf(path)
      const count = counts.get(kind) ?? 0
      counts.set(kind, count + 1)
      return isLong || count % oneIn === 0
    }),
  )
}

beforeAll(async () => {
  connections = openConnections(site.origin, atOnce)
  entries = await readSitemaps(site)
  const sample = samplePaths(entries)
  const due = entries.flatMap(({ path }) => (sample.has(splitPath(path).path) ? [path] : []))
  await failuresOf(due, atOnce, async (path) => {
    const { status, body } = await connections.ask(path)
    pages.set(path, readPage(status, body.toString()))
    return null
  })
}, 3_600_000)
afterAll(async () => {
  connections.close()
})

/** One line for each page about which `check` has something to say. */
const faults = (check: (page: ReadPage, path: string) => string | null | false) =>
  [...pages].flatMap(([path, page]) => {
    const fault = check(page, path)
    return fault ? [`${path}: ${fault}`] : []
  })

function repeated(values: readonly (readonly [value: string, path: string])[]): string[] {
  const paths = new Map<string, string[]>()
  for (const [value, path] of values) paths.set(value, [...(paths.get(value) ?? []), path])
  return [...paths].flatMap(([value, all]) => (all.length > 1 ? [`${all.slice(0, 3).join(' and ')}: ${value}`] : []))
}

describe('the sitemaps', () => {
  it('list every page once, by an address without parameters', () => {
    expect(entries.length).toBeGreaterThan(5000)
    expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length)
    expect(entries.filter(({ path }) => path.includes('?'))).toEqual([])
  })

  it('name every language of a page once, and each of these leads back', () => {
    const known = new Map(entries.map(({ path, languages }) => [path, JSON.stringify(languages)]))
    const wrong = entries.filter(
      ({ path, languages }) =>
        JSON.stringify(languages.map(([tag]) => tag).toSorted()) !== JSON.stringify(tags) ||
        !languages.some(([, other]) => other === path) ||
        languages.some(([, other]) => known.get(other) !== JSON.stringify(languages)),
    )
    expect(wrong).toEqual([])
  })

  it('say when data changed, never in the future', () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    expect(entries.filter(({ lastmod }) => lastmod !== null).length).toBeGreaterThan(4300)
    expect(entries.filter(({ lastmod }) => (lastmod ?? '') > tomorrow)).toEqual([])
  })

  it('leave out what is closed or made up', () => {
    expect(entries.filter(({ path }) => /\/career\/[a-z]{2}\d{2}-\d{2}/.test(path))).toEqual([])
  })
})

describe('every page of the sitemaps', () => {
  it('answers, may be indexed and has one heading', () => {
    expect(pages.size).toBeGreaterThan(350)
    expect(faults(({ status }) => status !== 200 && `answers ${status}`)).toEqual([])
    expect(faults(({ robots }) => !/^index/.test(robots) && `says ${robots}`)).toEqual([])
    expect(faults(({ headings }) => headings !== 1 && `has ${headings} headings`)).toEqual([])
  })

  it('is its own canonical address and names the languages as the sitemap does', () => {
    const known = new Map(entries.map(({ path, languages }) => [path, JSON.stringify(languages)]))
    expect(faults(({ canonical }, path) => canonical !== path && `calls itself ${canonical}`)).toEqual([])
    expect(
      faults(({ languages }, path) => JSON.stringify(languages) !== known.get(path) && JSON.stringify(languages)),
    ).toEqual([])
  })

  it('has a title and a description of its own', () => {
    expect(repeated([...pages].map(([path, { title }]) => [title, path]))).toEqual([])
    expect(repeated([...pages].map(([path, { description }]) => [description, path]))).toEqual([])
  })

  it('has a title and a description that result pages show whole', () => {
    const lengths = faults(({ title, description }, path) => {
      const { locale } = splitPath(path)
      const {
        title: mostTitle,
        description: [least, most],
      } = textLimits[locale]
      const [ofTitle, ofDescription] = [visibleLength(title, locale), visibleLength(description, locale)]
      if (ofTitle > mostTitle) return `title of ${ofTitle}: ${title}`
      return (ofDescription < least || ofDescription > most) && `description of ${ofDescription}: ${description}`
    })
    expect(lengths).toEqual([])
  })

  it('says in structured data only what schema.org has words for', () => {
    expect(faults(({ jsonLd }) => jsonLd.flatMap(schemaOrgFaults).join(', '))).toEqual([])
    expect(faults(({ jsonLd }, path) => jsonLd.length === 0 && splitPath(path).path !== '/' && 'has none')).toEqual([])
  })

  it.each([
    [/^\/products\/list$/, 'ItemList'],
    [/^\/products\/[a-z]+(?:-[a-z\d]+)+$/, 'Product'],
    [/^\/(?:car-spring|dtg-sport|z-series|GTX)(?:\/[^/]*\d[^/]*)?$/, 'ItemList'],
    [/^\/catalogue\/[^/]+$/, 'ItemList'],
    [/^\/services\/faq\/./, 'FAQPage'],
    [/^\/services\/videoTutorial$/, 'VideoObject'],
    [/^\/services\/(?:auto|moto|mobile)Service$/, 'Service'],
    [/^\/whereToBuy\/[^/]+\/./, 'AutoRepair|AutoPartsStore'],
    [/^\/newsAndEvents\/./, 'NewsArticle|Event|Article'],
    [/^\/about\/introduction$/, 'AboutPage'],
    [/^\/contactUs$/, 'ContactPage'],
    [/^\/$/, 'Organization'],
    [/^\/$/, 'WebSite'],
  ])('%s says that it is about a %s', (shared, kind) => {
    const known = new RegExp(`"@type":"(?:${kind})"`)
    const told = [...pages].filter(([path]) => shared.test(splitPath(path).path))
    expect(told.length).toBeGreaterThan(0)
    expect(told.flatMap(([path, { jsonLd }]) => (known.test(JSON.stringify(jsonLd)) ? [] : [path]))).toEqual([])
  })

  it('has a picture for shared links', async () => {
    expect(faults(({ picture }) => picture === null && 'has none')).toEqual([])
    const drawn = [
      ...new Set([...pages.values()].flatMap(({ picture }) => (picture?.startsWith('/social/') ? [picture] : []))),
    ]
    expect(drawn.length).toBeGreaterThan(50)
    const failures = await failuresOf(drawn.slice(0, isLong ? drawn.length : 20), atOnce, async (path) => {
      const { status, type, body } = await connections.ask(path)
      if (status !== 200 || type !== 'image/jpeg') return `${path} answers ${status} ${type}`
      const { width, height } = await sharp(body).metadata()
      return width === 1200 && height === 630 && body.length < 150_000
        ? null
        : `${path}: ${width} × ${height}, ${body.length}`
    })
    expect(failures).toEqual([])
  }, 3_600_000)
})

describe('links', () => {
  /** Programs and files, which are no pages. */
  const noPage = /^\/(?:api|_next|pictures|icons|films|drawings)\/|\.[a-z\d]+$/
  const targetsOf = ({ links }: ReadPage) =>
    links.map((href) => href.replace(/[?#].*$/, '')).filter((path) => !noPage.test(path))

  it('lead nowhere that leads elsewhere', async () => {
    const listed = new Set(entries.map(({ path }) => path))
    const others = [...new Set([...pages.values()].flatMap(targetsOf))].filter((path) => !listed.has(path))
    // Pages for the signed-in lead to the sign-in.
    const failures = await failuresOf(others, atOnce, async (path) => {
      const { status } = await connections.ask(path)
      return status === 200 || (status === 307 && /\/user$/.test(path)) ? null : `${path} answers ${status}`
    })
    expect(failures).toEqual([])
  })

  it.runIf(isLong)('lead to every page of the sitemaps', () => {
    const reached = new Set([...pages].flatMap(([path, page]) => targetsOf(page).filter((target) => target !== path)))
    expect(entries.filter(({ path }) => !reached.has(path) && splitPath(path).path !== '/')).toEqual([])
  })
})
