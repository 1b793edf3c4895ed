import { describe, expect, it } from 'vitest'
import { allProductIds, oneOfKind } from '@/tests/e2e/support/catalogue'
import { robotsOf } from '@/tests/e2e/support/every'
import { sharedSite } from './support/shared-site'

const headers = { cookie: 'i18n_redirected=en' }

const site = sharedSite()

const statusOf = async (path: string) => (await site.ask(path, { headers })).status

// Next's own server refuses these before any code of the site runs, with a bare 500; nginx in front answers 400 to a broken escape, but lets bytes that are no UTF-8 through.
it.each(['/%E0%A4%A', '/products/%ff', '/th/%'])('%s, a broken escape, is refused and tells nothing', async (path) => {
  const { status, text } = await site.ask(path, { headers })
  expect(status).toBeGreaterThanOrEqual(400)
  expect(text).not.toMatch(/ at .*:\d+|URIError|node_modules/)
})

describe('what makes no sense in an address is left out', () => {
  it.each([
    'page=abc',
    'page=0',
    'page=-5',
    'family=spaceship',
    'family=scooter&lengthMin=wide',
    'sort=chance',
    'lengthMin=400&lengthMax=100',
    'page=9999',
    'tolerance=1e9&measureLength=330',
    'adjuster=%3Cscript%3E',
    `family=${'x'.repeat(3000)}`,
    'family=scooter&family=scooter&family=fork',
  ])('of a list: %s', async (query) => {
    for (const path of ['/products/list', '/products/list2', '/products/list3'])
      expect(await statusOf(`${path}?${query}`), path).toBe(200)
  })

  it.each(['q=gtx&page=abc', 'q=gtx&kind=nothing', 'q=a&q=b', 'q='])('of a search: %s', async (query) => {
    expect(await statusOf(`/search?${query}`)).toBe(200)
  })

  it('of a comparison', async () => {
    const ids = (await allProductIds(site.origin)).slice(0, 6)
    const { id } = await oneOfKind(site.origin, 'bushing')
    for (const query of [
      'ids=',
      'ids=NOT%20AN%20ID',
      `ids=${ids.join(',')}`,
      `ids=${'x'.repeat(3000)}`,
      `ids=${id},no-such-product`,
      'ids=no-such-product',
      `ids=${id}&ids=${ids[0]}`,
    ])
      expect(await statusOf(`/products/compare?${query}`), query.slice(0, 60)).toBe(200)
  })
})

it.each(['/search?q=gtx', '/products/list?family=scooter', '/products/compare?ids=', '/login', '/no-such-page'])(
  '%s is closed once, at its end',
  async (path) => {
    const { text } = await site.ask(path, { headers })
    expect(text.indexOf('</body>')).toBe(text.length - '</body></html>'.length)
  },
)

describe('of the application chart', () => {
  it.each([
    'page=abc',
    'page=99999',
    'type=boat',
    'brand=nobody',
    'brand=honda&model=honda-nothing',
    'brand=../x&year=last',
    `brand=${'x'.repeat(3000)}`,
    'brand=honda&brand=toyota',
  ])('%s', async (query) => {
    for (const path of ['/application-list', '/applist']) expect(await statusOf(`${path}?${query}`), path).toBe(200)
  })
})

describe('a search takes any text', () => {
  it.each([
    '%',
    '"',
    "'; drop table products; --",
    '<b>x</b>',
    '*',
    '\\',
    '🏍',
    'a'.repeat(120),
    'x'.repeat(5000),
    '()',
    'NEAR(',
    'AND OR NOT',
    '\u0000',
    'gtx\u0000',
    ' ',
  ])('%j', async (q) => {
    expect(await statusOf(`/search?${new URLSearchParams({ q }).toString()}`)).toBe(200)
  })
})

const facetKeys = ['family', 'kind', 'series', 'construction', 'adjuster', 'lengthMin', 'lengthMax', 'sort']

describe('crawlers', () => {
  it.each([
    '/products/list',
    '/products/list?family=scooter&construction=piggyback&adjuster=R',
    '/products',
    '/search',
    '/',
  ])('are not led into filter combinations from %s', async (path) => {
    const { text } = await site.ask(path, { headers })
    expect(text).toContain('/products/list')
    const links = [...text.matchAll(/<a [^>]*href="([^"]*\/products\/list[^"]*\?[^"]*)"[^>]*>/g)]
    const followed = links.flatMap(([tag, href = '']) =>
      /rel="[^"]*nofollow/.test(tag) ? [] : [href.replaceAll('&amp;', '&')],
    )
    const led = followed.filter((href) => facetKeys.some((key) => new URL(href, site.origin).searchParams.has(key)))
    expect(led).toEqual([])
  })

  it.each([
    '/products/list?family=scooter',
    '/products/list2?sort=name',
    '/products/list3?page=2',
    '/products?type=car',
    '/search?q=gtx',
    '/products/list2',
    '/application-list?brand=honda',
    '/applist',
    '/applist?brand=honda',
  ])('do not index %s, a page for one selection', async (path) => {
    expect(robotsOf((await site.ask(path, { headers })).text)).toContain('noindex')
  })

  it('index the whole list', async () => {
    expect(robotsOf((await site.ask('/products/list', { headers })).text)).toMatch(/^index/)
  })
})
