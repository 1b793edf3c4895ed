import { unstable_doesMiddlewareMatch as doesMiddlewareMatch } from 'next/experimental/testing/server'
import { NextRequest } from 'next/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { localeList, localizePath } from '@/lib/i18n/locales'
import { addressHeader, markOf } from '@/lib/routes/address'
import { guards } from '@/lib/routes/guards'
import { livePages } from '@/lib/routes/live-pages'
import { routes } from '@/lib/routes/table'
import { config, middleware } from '@/middleware'

const cookies = { i18n_redirected: 'en' }

function matches(
  url: string,
  options: { headers?: Record<string, string>; cookies?: Record<string, string> } = {},
): boolean {
  return doesMiddlewareMatch({ config, url, ...options })
}

function ask(path: string, headers: Record<string, string> = {}) {
  return middleware(
    new NextRequest(new URL(path, 'http://localhost:3000'), { headers: { accept: 'text/html', ...headers } }),
  )
}

describe('matcher', () => {
  it('covers every guarded page in every language', () => {
    const guarded = routes.filter((route) => route.guards.length > 0 && route.params.length === 0)
    const addresses = guarded.flatMap((route) => localeList.map((locale) => localizePath(route.path, locale)))
    expect(addresses.length).toBeGreaterThan(150)
    expect(addresses.filter((address) => !matches(address, { cookies }))).toEqual([])
  })

  it('covers every selection in every language: what is rendered per request gets its nonce here', () => {
    const selections = livePages.flatMap(({ path, keys }) =>
      localeList.flatMap((locale) => keys.map((key) => localizePath(`${path}?${key}=x`, locale))),
    )
    const headersOf = (address: string) => ({ [addressHeader]: markOf(address) ?? '' })
    expect(selections.filter((address) => markOf(address) === null)).toEqual([])
    expect(selections.filter((address) => !matches(address, { cookies, headers: headersOf(address) }))).toEqual([])
  })

  it('leaves every other page alone once the language is known', () => {
    const open = routes.filter((route) => route.guards.length === 0 && route.params.length === 0)
    const addresses = open.flatMap((route) => localeList.map((locale) => localizePath(route.path, locale)))
    expect(addresses.filter((address) => matches(address, { cookies }))).toEqual([])
  })

  it.each(['/', '/products', '/products/gtx-370', '/thailand'])('sees a first visit to %s', (path) => {
    expect(matches(path)).toBe(true)
  })

  it.each(['/th', '/th/products', '/jp', '/api/health', '/_next/static/a.js', '/favicon.svg', '/robots.txt'])(
    'never sees %s',
    (path) => {
      expect(matches(path)).toBe(false)
    },
  )

  it('never sees the router’s own requests', () => {
    expect(matches('/products', { headers: { rsc: '1' } })).toBe(false)
  })
})

describe('middleware', () => {
  afterEach(() => vi.unstubAllEnvs())

  it('redirects with the cookie and keeps the answer out of caches', () => {
    const response = ask('/products?page=2', { 'accept-language': 'th' })
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('http://localhost:3000/th/products?page=2')
    expect(response.headers.get('set-cookie')).toContain('i18n_redirected=th')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it('sets no cookie when the address is right already', () => {
    const response = ask('/products', { 'accept-language': 'en' })
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(response.headers.get('x-middleware-next')).toBe('1')
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it.each([
    ['broken', 400, null],
    ['trace', 405, 'GET, HEAD, POST'],
  ])('refuses what the request hook marked as %s', (mark, status, allow) => {
    const headers = { [addressHeader]: mark }
    for (const path of ['/', '/th/products', '/api/health', '/x.y']) expect(matches(path, { headers }), path).toBe(true)
    const response = ask('/', headers)
    expect([response.status, response.headers.get('allow')]).toEqual([status, allow])
  })

  it('marks a hidden page as missing, and leaves its host alone', () => {
    const marked = 'x-middleware-request-x-address'
    vi.stubEnv('INTERNAL_PAGES', '')
    expect(ask('/th/test/getCountry').headers.get(marked)).toBe('missing')
    expect(ask('/th/test/getCountry').headers.get('x-middleware-rewrite')).toBeNull()
    vi.stubEnv('INTERNAL_PAGES', '1')
    expect(ask('/th/test/getCountry').headers.get(marked)).toBeNull()
  })

  it('names a guard that does not exist', async () => {
    const known = guards.auth
    Reflect.deleteProperty(guards, 'auth')
    const response = ask('/user', { cookie: 'i18n_redirected=en' })
    guards.auth = known
    expect(response.status).toBe(500)
    expect(await response.text()).toBe('Unknown middleware auth')
  })
})
