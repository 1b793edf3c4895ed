import { afterEach, describe, expect, it, vi } from 'vitest'
import { localeList } from '@/lib/i18n/locales'
import { readPageFiles } from '@/lib/routes/page-files'
import { pagesOf } from '@/lib/routes/written'
import { routes } from '@/lib/routes/table'
import { listPages, sitemaps, type PagesOfRoutes } from './sitemap'
import { writeSitemap, writeSitemapIndex } from './sitemap-xml'

afterEach(() => vi.unstubAllEnvs())

const listWith = (pages: PagesOfRoutes = {}, files = readPageFiles()) => {
  vi.stubEnv('PAGE_FILES', files.join(' '))
  return listPages(pages)
}
const faq = { path: '/services/faq', part: 'services', changes: 'weekly', changedOn: null } as const

describe('pages for search engines', () => {
  it('leave out what is kept from them, guarded, or not written', () => {
    const listed = new Set(listWith().map(({ path }) => path))
    const hidden = routes.filter(({ index, guards }) => !index || guards.length > 0)
    expect(hidden.filter(({ path }) => listed.has(path))).toEqual([])
    expect(listed.has('/products/:id')).toBe(false)
    expect(listWith({}, ['/services/faq']).map(({ path }) => path)).toEqual(['/services/faq'])
  })

  it('are those that data know, with the day of their last change', () => {
    const pages = { '/products/:id': [{ params: { id: 'gtx-370' }, changedOn: '2026-01-31' }] } as const
    const found = listWith(pages).find(({ path }) => path === '/products/gtx-370')
    expect(found).toMatchObject({ part: 'products', changedOn: '2026-01-31' })
  })
})

describe('a sitemap', () => {
  it('names each page with all its languages, itself among them, and English for the rest of the world', () => {
    const xml = writeSitemap([{ ...faq, changedOn: '2026-01-31' }], 'th')
    const paths = [...xml.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, href = '']) => [
      tag,
      new URL(href).pathname,
    ])
    expect(/<loc>[^<]*<\/loc>/.exec(xml)?.[0]).toMatch(/\/th\/services\/faq<\/loc>$/)
    expect(xml).toContain('<lastmod>2026-01-31</lastmod>')
    expect(paths).toEqual([
      ['en', '/services/faq'],
      ['th', '/th/services/faq'],
      ['ja', '/jp/services/faq'],
      ['x-default', '/services/faq'],
    ])
  })

  it('says nothing of a day where data know none', () => {
    expect(writeSitemap([faq], 'en')).not.toContain('lastmod')
  })

  it('is listed in the index if it has a page, with the last change of any', () => {
    const xml = writeSitemapIndex([
      { ...faq, changedOn: '2026-01-31' },
      { ...faq, path: '/warranty', changedOn: '2026-03-01' },
    ])
    expect(xml.match(/<loc>[^<]+/g)?.map((loc) => loc.replace(/.*\//, ''))).toEqual(
      localeList.map((locale) => `services-${locale}.xml`),
    )
    expect(xml.match(/<lastmod>[^<]+/g)).toEqual(localeList.map(() => '<lastmod>2026-03-01'))
  })

  it('has a name of its own', () => {
    expect(new Set(sitemaps.map(({ file }) => file)).size).toBe(sitemaps.length)
    expect(sitemaps.map(({ file }) => file)).not.toContain('internal-en.xml')
  })
})

describe('file tree', () => {
  it('has a route for every page', () => {
    const known = new Set<string>(routes.flatMap(({ path }) => [path, ...pagesOf(path)]))
    expect(readPageFiles().filter((path) => !known.has(path) && path !== '/[...rest]')).toEqual([])
    expect(readPageFiles().length).toBeGreaterThan(30)
  })
})
