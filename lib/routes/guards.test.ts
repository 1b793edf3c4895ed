import { describe, expect, it } from 'vitest'
import { splitPath } from '@/lib/i18n/locales'
import { guardNamesOf, runGuards, UnknownGuardError, type GuardContext } from './guards'

const browser = {
  accept: 'text/html,application/xhtml+xml',
  'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/142',
}

type Visit = {
  headers?: Record<string, string>
  cookies?: Record<string, string>
  environment?: GuardContext['environment']
  method?: string
}

function visit(
  address: string,
  { headers = {}, cookies = {}, environment = {}, method = 'GET' }: Visit = {},
): GuardContext {
  const url = new URL(address, 'http://localhost:3000')
  return {
    request: new Request(url, { method, headers: { ...browser, ...headers } }),
    url,
    cookies: {
      has: (name) => name in cookies,
      get: (name) => (name in cookies ? { value: cookies[name] ?? '' } : undefined),
    },
    ...splitPath(url.pathname),
    environment,
    passed: new Headers(),
  }
}

const run = (context: GuardContext) => runGuards(guardNamesOf(context.path), context)

describe('language guard', () => {
  it('sends a first visitor to their language and remembers it', () => {
    expect(run(visit('/products?page=2', { headers: { 'accept-language': 'th-TH,th;q=0.9,en;q=0.8' } }))).toEqual({
      kind: 'redirect',
      location: '/th/products?page=2',
      status: 302,
      cookie: 'i18n_redirected=th; Max-Age=31536000; Path=/; SameSite=Lax',
    })
    expect(run(visit('/', { headers: { 'accept-language': 'ja' } }))).toMatchObject({
      location: '/jp',
      cookie: expect.stringContaining('i18n_redirected=jp;'),
    })
  })

  it.each<[string, string, Visit]>([
    ['a visitor with the cookie', '/', { headers: { 'accept-language': 'th' }, cookies: { i18n_redirected: 'en' } }],
    ['an address with a language', '/jp/products', { headers: { 'accept-language': 'th' } }],
    ['an English browser', '/', { headers: { 'accept-language': 'en-GB,en;q=0.9,th;q=0.8' } }],
    ['a browser that names no language', '/', {}],
    ['a robot', '/', { headers: { 'accept-language': 'th', 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } }],
    ['a request that is no document', '/', { headers: { 'accept-language': 'th', 'sec-fetch-dest': 'empty' } }],
    ['a form that is sent', '/', { headers: { 'accept-language': 'th' }, method: 'POST' }],
  ])('leaves %s alone', (_, address, options) => {
    expect(run(visit(address, options))).toBeNull()
  })
})

describe('a stored language', () => {
  const inThai = { cookies: { i18n_redirected: 'th' } }

  it('is obeyed at the bare address, and nowhere deeper', () => {
    expect(run(visit('/?utm=1', inThai))).toEqual({ kind: 'redirect', location: '/th?utm=1', status: 302 })
    expect(run(visit('/products', inThai))).toBeNull()
  })

  it('is not forced on somebody who follows a link of the site', () => {
    expect(run(visit('/', { ...inThai, headers: { 'sec-fetch-site': 'same-origin' } }))).toBeNull()
  })

  it('is none when the site does not have it', () => {
    expect(run(visit('/', { cookies: { i18n_redirected: 'xx' }, headers: { 'accept-language': 'ja' } }))).toMatchObject(
      { location: '/jp' },
    )
  })
})

describe('header guard', () => {
  it('keeps a well-formed request id and replaces others', () => {
    const kept = visit('/', { headers: { 'x-request-id': 'abcd-1234-efgh' } })
    run(kept)
    expect(kept.passed.get('x-request-id')).toBe('abcd-1234-efgh')
    const replaced = visit('/', { headers: { 'x-request-id': 'a b<script>' } })
    run(replaced)
    expect(replaced.passed.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('redirect guard', () => {
  it('corrects the case and keeps language and query', () => {
    expect(run(visit('/jp/gtx?a=1'))).toEqual({ kind: 'redirect', location: '/jp/GTX?a=1', status: 308 })
    expect(run(visit('/TH/USER?a=1'))).toEqual({ kind: 'redirect', location: '/th/user?a=1', status: 308 })
  })

  it('answers what no route has', () => {
    for (const path of ['/no-such-page', '/th/a/b/c', '/products/list/live'])
      expect(run(visit(path)), path).toEqual({ kind: 'notFound' })
  })
})

describe('page guards', () => {
  it('sends signed-out visitors to the login of their language and remembers the way back', () => {
    expect(run(visit('/th/user?tab=warranty'))).toEqual({
      kind: 'redirect',
      location: '/th/login?redirect=%2Fth%2Fuser%3Ftab%3Dwarranty',
      status: 307,
    })
  })

  it('forgets a way back that is not safe', () => {
    expect(run(visit('/user?next=https://evil.example'))).toMatchObject({ location: '/login' })
  })

  it('lets in whoever claims to be signed in, and locks nobody out of the login page: the pages ask', () => {
    expect(run(visit('/user', { cookies: { 'auth._token.local': 'x' } }))).toBeNull()
    expect(run(visit('/jp/login', { cookies: { 'auth._token.local': 'x' } }))).toBeNull()
    expect(run(visit('/login'))).toBeNull()
  })

  it.each([
    ['renews a session whose token is over', () => '1', '/api/auth/renew?to=%2Fth%2Fuser'],
    [
      'asks once more half a minute after a refusal',
      (now: number) => `refused.${now - 31_000}`,
      '/api/auth/renew?to=%2Fth%2Fuser',
    ],
    [
      'believes no refusal that is still to come',
      (now: number) => `refused.${now + 60_000}`,
      '/api/auth/renew?to=%2Fth%2Fuser',
    ],
    [
      'does not ask again what was refused just now',
      (now: number) => `refused.${now}`,
      '/th/login?redirect=%2Fth%2Fuser',
    ],
  ])('%s', (_what, expiryAt, location) => {
    const cookies = { 'auth._refresh_token.local': 'x', 'auth._token_expiration.local': expiryAt(Date.now()) }
    const cookie = Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
    expect(run(visit('/th/user', { cookies, headers: { cookie } }))).toMatchObject({ location })
  })

  it.each(['planted; auth._token_expiration.local=GOOD', 'GOOD; auth._token_expiration.local=planted'])(
    'renews nothing while one time is good: %s',
    (times) => {
      const cookie = `auth._token.local=x; auth._refresh_token.local=x; auth._token_expiration.local=${times}`
      const cookies = { 'auth._token.local': 'x', 'auth._refresh_token.local': 'x' }
      const headers = { cookie: cookie.replace('GOOD', String(Date.now() + 600_000)) }
      expect(run(visit('/th/user', { cookies, headers }))).toBeNull()
    },
  )

  it('hides internal and draft pages unless they are switched on', () => {
    expect(run(visit('/th/test/getCountry'))).toEqual({ kind: 'notFound' })
    expect(run(visit('/th/test/getCountry', { environment: { INTERNAL_PAGES: '1' } }))).toBeNull()
    expect(run(visit('/about/introduction-dev2', { environment: { INTERNAL_PAGES: '1' } }))).toEqual({
      kind: 'notFound',
    })
    expect(run(visit('/about/introduction-dev2', { environment: { PREVIEW: '1' } }))).toBeNull()
  })

  it.each(['/about/introduction-dev2', '/th/about/introduction-backup', '/jp/test/getCountry'])(
    'leaves %s to the page for whoever brings a sign-in',
    (address) => expect(run(visit(address, { cookies: { 'auth._token.local': 'x' } }))).toBeNull(),
  )
})

describe('pipeline', () => {
  it('runs language, header, redirect, then the page’s own', () => {
    expect(guardNamesOf('/user')).toEqual(['language', 'header', 'redirect', 'auth'])
  })

  it.each(['ghost', 'toString'])('refuses the unknown guard %s', (name) => {
    expect(() => runGuards([name], visit('/'))).toThrow(new UnknownGuardError(name))
    expect(() => runGuards([name], visit('/'))).toThrow(`Unknown middleware ${name}`)
  })
})
