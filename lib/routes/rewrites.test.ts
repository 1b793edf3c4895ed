import {
  unstable_getResponseFromNextConfig as askConfig,
  getRewrittenUrl,
  getRedirectUrl,
} from 'next/experimental/testing/server'
import { describe, expect, it } from 'vitest'
import { localeList, localizePath, locales, type Locale } from '@/lib/i18n/locales'
import { getProductsQuery } from '@/lib/contract/product-list'
import { addressHeader, markOf } from './address'
import { livePages } from './live-pages'
import { missingRewrites, redirectTable, rewriteTable } from './rewrites'
import { matchRoute, routes } from './table'

const nextConfig = {
  rewrites: async () => ({ beforeFiles: [...missingRewrites(), ...rewriteTable()], afterFiles: [], fallback: [] }),
  redirects: async () => redirectTable(),
}
/** As the request hook hands it on. */
function ask(path: string) {
  const mark = markOf(path)
  return askConfig({ url: `http://localhost:3000${path}`, nextConfig, headers: mark ? { [addressHeader]: mark } : {} })
}

/** Path that the file system is asked for; the address itself when nothing rewrites it. */
async function innerPath(path: string): Promise<string> {
  const rewritten = getRewrittenUrl(await ask(path))
  return rewritten ? new URL(rewritten).pathname : new URL(path, 'http://localhost:3000').pathname
}

describe('live pages', () => {
  const asked = livePages.flatMap(({ path, keys }) =>
    localeList.flatMap((locale) =>
      keys.map((key) => [localizePath(`${path}?${key}=x`, locale), `/${locales[locale].iso}${path}/live`] as const),
    ),
  )

  it.each(asked)('%s is rendered on request', async (address, inner) => {
    expect(await innerPath(address)).toBe(inner)
  })

  it.each(livePages.flatMap(({ path }) => localeList.map((locale) => [locale, path] as const)))(
    '%s %s without a query, or with a foreign one, is the stored page',
    async (locale, path) => {
      for (const query of ['', '?utm_source=letter', '?fbclid=1'])
        expect(await innerPath(localizePath(path + query, locale)), query).toBe(`/${locales[locale].iso}${path}`)
    },
  )

  it('belong to routes', () => {
    for (const { path } of livePages) expect(matchRoute(path)?.params, path).toEqual({})
  })

  it('know every filter of the list but the ones that mean nothing alone', () => {
    const filters = Object.keys(getProductsQuery.shape).filter(
      (key) => !['lang', 'pageSize', 'tolerance', 'ids'].includes(key),
    )
    expect(livePages.find(({ path }) => path === '/products/list')?.keys.toSorted()).toEqual(filters.toSorted())
  })
})

describe('what middleware has found to be missing', () => {
  it.each([
    ['/nothing/here', '/en-US/not-found'],
    ['/th', '/th-TH/not-found'],
    ['/th/nothing.txt', '/th-TH/not-found'],
    ['/jp/products?page=2', '/ja-JP/not-found'],
  ])('%s is the page %s', async (address, inner) => {
    const headers = { [addressHeader]: 'missing' }
    const rewritten = getRewrittenUrl(await askConfig({ url: `http://localhost:3000${address}`, headers, nextConfig }))
    expect(new URL(rewritten ?? '').pathname).toBe(inner)
  })
})

describe('languages', () => {
  const shared = [
    '/products',
    '/products/gtx-370',
    '/GTX',
    '/about/award',
    '/no/such/page',
    '/thailand',
    '/japan',
    '/entry',
    '/apixyz',
    '/products/list/x',
  ]

  it.each(shared.flatMap((path) => localeList.map((locale): [Locale, string] => [locale, path])))(
    '%s %s',
    async (locale, path) => {
      expect(await innerPath(localizePath(path, locale))).toBe(`/${locales[locale].iso}${path}`)
    },
  )

  it.each([
    ['/', '/en-US'],
    ['/th', '/th-TH'],
    ['/jp', '/ja-JP'],
  ])('home %s', async (address, inner) => {
    expect(await innerPath(address)).toBe(inner)
  })

  it('reach every page of the route table', async () => {
    const open = routes.filter(({ params }) => params.length === 0)
    expect(open.length).toBeGreaterThan(100)
    for (const { path } of open)
      expect(await innerPath(localizePath(path, 'en'))).toBe(path === '/' ? '/en-US' : `/en-US${path}`)
  }, 60_000)

  it.each([
    '/api/health',
    '/api/company/api/products/list?family=car',
    '/_next/static/chunks/a.js',
    '/_next/image?url=x',
    '/favicon.svg',
    '/robots.txt',
    '/sitemap.xml',
    '/fonts/a.woff2',
    '/films/measure-sag.0123456789.mp4',
    '/films/measure-sag/subtitles.th.vtt',
  ])('leave %s alone', async (path) => {
    expect(getRewrittenUrl(await ask(path))).toBeNull()
  })
})

describe('a page for frames', () => {
  const embed = '/fork-upgrade-kit/embed'

  it.each([
    [`${embed}?lang=th`, `/th${embed}`],
    [`${embed}?lang=jp`, `/jp${embed}`],
    [`${embed}?lang=ja`, `/jp${embed}`],
    [`/th${embed}?lang=en`, embed],
    [`/th${embed}?lang=ja`, `/jp${embed}`],
    [`/jp${embed}?lang=en`, embed],
    [`/jp${embed}?lang=th`, `/th${embed}`],
  ])('%s leads to %s', async (from, to) => {
    const response = await ask(from)
    expect(response.status).toBe(307)
    expect(new URL(getRedirectUrl(response) ?? '').pathname).toBe(to)
  })

  it.each([
    embed,
    `${embed}?lang=en`,
    `/th${embed}?lang=th`,
    `/jp${embed}?lang=jp`,
    `/jp${embed}?lang=ja`,
    `${embed}?lang=de`,
  ])('%s stays', async (path) => {
    expect(getRedirectUrl(await ask(path))).toBeNull()
  })
})

describe('internal spellings', () => {
  it.each([
    ['/en', '/'],
    ['/en/products', '/products'],
    ['/en/about/award', '/about/award'],
    ['/ja', '/jp'],
    ['/ja/products/gtx-370', '/jp/products/gtx-370'],
    ['/th-TH/products', '/th/products'],
    ['/en-US', '/'],
  ])('%s leads to %s for good', async (from, to) => {
    const response = await ask(from)
    expect(response.status).toBe(308)
    expect(new URL(getRedirectUrl(response) ?? '').pathname).toBe(to)
  })

  it.each(['/th', '/jp', '/products', '/english', '/japan'])('%s stays', async (path) => {
    expect(getRedirectUrl(await ask(path))).toBeNull()
  })
})
