import '@/tests/support/environment'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tokenSchema } from '@/lib/contract/account'
import { endpoints } from '@/lib/contract/endpoints'
import { localeList, localizePath } from '@/lib/i18n/locales'
import { sealAccessToken } from '@/lib/auth/session-token'
import { tokenCookie } from '@/lib/routes/guards'
import { routes } from '@/lib/routes/table'
import { loadMessages } from '@/lib/i18n/messages'
import { openDatabase } from '@/lib/server/db/client'
import { isLong } from '@/tests/support/long'
import { staffToken } from '@/tests/support/staff-token'
import { startSite, type Site } from './support/site'

const english = { cookie: 'i18n_redirected=en' }
const page = { headers: { ...english, accept: 'text/html' } }
const guessed = isLong ? 5000 : 300

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

describe('addresses nobody made', () => {
  it.each([
    '/wp-login.php',
    '/.env',
    '/x.y',
    '/.git/config',
    '/th/x.y',
    '/no-such-page',
    '/a/b/c',
    '/x.y/products',
    '/en.php',
    '/robots.txt.bak',
  ])('%s is not found', async (address) => {
    for (const ask of [page, { headers: { accept: 'text/html' } }])
      expect((await site.ask(address, ask)).status).toBe(404)
  })

  it.each([
    '/car-spring/zzz',
    '/community/x',
    '/career/x',
    '/newsAndEvents/x',
    '/whereToBuy/x',
    '/dtg-sport/x',
    '/z-series/x',
    '/GTX/x',
    '/dc/Z9',
    '/services/faq/x',
    '/products/x',
  ])('%s, a value that no pattern has, is not found', async (address) => {
    for (const locale of localeList) expect((await site.ask(localizePath(address, locale), page)).status).toBe(404)
  })

  it.each([
    '/products/list/live',
    '/products/list2/live',
    '/products/list3/live',
    '/products/live',
    '/products/compare/live',
    '/search/live',
    '/user/recentlyViewedProducts/live',
  ])('%s is the site’s own business', async (address) => {
    for (const query of ['', '?q=x&ids=a&family=fork']) expect((await site.ask(address + query, page)).status).toBe(404)
  })

  it('are told on a page that needs no script, in the language of the address', async () => {
    for (const locale of localeList) {
      const { errors, layout } = await loadMessages(locale)
      for (const address of ['/no-such-page', '/products/no-such-product']) {
        const { headers, text } = await site.ask(localizePath(address, locale), page)
        const [, body = ''] = text.split('<body')
        expect(text).toContain(`<html lang="${locale}"`)
        expect(/<title>([^<]*)/.exec(text)?.[1]).toContain(errors.notFoundTitle)
        for (const part of [
          '<h1',
          errors.notFoundTitle,
          'role="search"',
          '<footer',
          layout.language,
          layout.groups.find,
        ])
          expect(body, part).toContain(part)
        expect(text).toContain('content="noindex')
        const sharedSeconds = Number(/s-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1] ?? 0)
        expect(sharedSeconds).toBeLessThanOrEqual(60)
      }
    }
  })
})

describe('spellings of an address', () => {
  const hidden = [
    '/%75ser',
    '/TH/user',
    '/u%73er',
    '/%74est/design',
    '/test%2Fdesign',
    '/test%2fdesign',
    '/TH/test/design',
    '/%6EewApi/api-getBrands',
    '/about/introduction%2Ddev2',
    '/./user',
    '/x/../user',
    '/%2e/user',
    '/user/',
    '/USER',
    '/th/%75ser',
    '/user.rsc',
    '/test/design.rsc',
    '/en-US/user',
    '/en-US/test/design',
    '/guarded/user',
    '/_next/../user',
    '//user',
    '/user%00',
    '/user;x=1',
    '/test/getCountry/',
  ]

  it.each(hidden)('%s shows nothing of the page behind it', async (address) => {
    for (const headers of [
      page.headers,
      { accept: 'text/html' },
      { ...page.headers, rsc: '1' },
      { ...page.headers, rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_full' },
      { ...page.headers, 'x-address': 'odd' },
    ]) {
      let answer = await site.ask(address, { headers })
      for (let step = 0; step < 4 && answer.status >= 300 && answer.status < 400; step += 1)
        answer = await site.ask(new URL(answer.headers.location ?? '/', site.origin).href.slice(site.origin.length), {
          headers,
        })
      expect(answer.text).not.toMatch(/\b(?:user|test-\w+|newApi-[\w-]+|about-introduction-\w+)___(?:en|th|jp)/)
      // Client navigation is told by the page that comes, with the status 200.
      if (!answer.headers['content-type']?.startsWith('text/x-component'))
        expect(answer.status === 200 ? answer.text : String(answer.status)).toMatch(/login___|^40[04]$/)
    }
  })

  it('every guarded page asks for itself, in every language and in client navigation', async () => {
    const guarded = routes.filter((route) => route.guards.some((guard) => guard !== 'guest'))
    expect(guarded.length).toBeGreaterThan(50)
    for (const route of guarded) {
      for (const locale of localeList) {
        const answer = await site.ask(localizePath(route.path, locale), { headers: { ...page.headers, rsc: '1' } })
        expect([307, 404], route.path).toContain(answer.status)
      }
    }
  })

  it('a forged cookie opens nothing and locks nobody out', async () => {
    const forged = { headers: { ...page.headers, cookie: `${english.cookie}; auth._token.local=x` } }
    expect((await site.ask('/user', forged)).text).not.toContain('user___en')
    const login = await site.ask('/login', forged)
    expect([login.status, login.text.includes('login___en')]).toEqual([200, true])
  })

  it('a draft is there for the scope content alone, and kept by nobody', async () => {
    const signedIn = async (who: string) => {
      const { text } = await site.ask(`/api/company/${endpoints.token.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: `${who}@example.com`, password: `${who}-sample-1` }),
      })
      return tokenSchema.parse(JSON.parse(text)).access_token
    }
    const db = openDatabase(site.database)
    const withFactor = await staffToken(db)
    await db.destroy()
    for (const [token, mayRead] of [
      [withFactor, true],
      [await signedIn('staff'), false],
      [await signedIn('dealer'), false],
      ['x', false],
    ] as const) {
      const headers = {
        ...page.headers,
        cookie: `${english.cookie}; ${tokenCookie}=${await sealAccessToken(token, 600)}`,
      }
      const answer = await site.ask('/about/introduction-dev2', { headers })
      // A page that asks has begun to answer before it knows: whoever may not read it is told so in its text, not in its status.
      if (mayRead) expect(answer.status).toBe(200)
      expect(answer.headers['cache-control']).toMatch(/no-store/)
      expect(answer.text).toContain('content="noindex')
      expect(answer.text.includes('introduction-dev3'), 'leads to the other drafts').toBe(mayRead)
    }
    expect((await site.ask('/about/introduction-dev2', page)).status).toBe(404)
  })

  it.each([
    ['/TH/products', '/th/products'],
    ['/JP', '/jp'],
    ['/gtx?a=1&b=2', '/GTX?a=1&b=2'],
    ['/Th/gtx?x=1', '/th/GTX?x=1'],
  ])('%s moves to %s', async (address, target) => {
    const answer = await site.ask(address, page)
    expect(answer.status).toBe(308)
    expect(
      answer.rawHeaders.filter(([name]) => name === 'location').map(([, value]) => new URL(value, site.origin).href),
    ).toEqual([site.origin + target])
  })

  it('one page has one address however its letters are written', async () => {
    const [plain, escaped] = [await site.ask('/products/list', page), await site.ask('/products/%6Cist', page)]
    expect([escaped.status, escaped.text]).toEqual([plain.status, plain.text])
  })

  it.each(['/%zz', '/%E0%A4%A', '/products/%ff', '/a%00b', '/%'])(
    '%s is a bad request, with the headers of every answer',
    async (address) => {
      const { status, headers } = await site.ask(address, page)
      expect(status).toBe(400)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'strict-transport-security': expect.stringContaining('max-age'),
      })
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    },
  )
})

describe('TRACE, which proxies refuse', () => {
  it.each(['/', '/th/products', '/no-such-page', '/api/health', '/api/company/api/search'])(
    'is no method of %s',
    async (address) => {
      const { status, headers } = await site.ask(address, { ...page, method: 'TRACE' })
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST'])
    },
  )
})

describe('the language of the bare address', () => {
  it.each([
    ['th', '/th'],
    ['jp', '/jp'],
  ])('is the one stored: %s', async (code, target) => {
    const answer = await site.ask('/', { headers: { accept: 'text/html', cookie: `i18n_redirected=${code}` } })
    expect([
      answer.status,
      new URL(answer.headers.location ?? '', site.origin).pathname,
      answer.headers['cache-control'],
    ]).toEqual([302, target, 'private, no-store'])
  })

  it('is shown as asked deeper down, and to whoever comes from the site itself', async () => {
    expect(
      (await site.ask('/products', { headers: { accept: 'text/html', cookie: 'i18n_redirected=th' } })).status,
    ).toBe(200)
    expect(
      (
        await site.ask('/', {
          headers: { accept: 'text/html', cookie: 'i18n_redirected=th', 'sec-fetch-site': 'same-origin' },
        })
      ).status,
    ).toBe(200)
  })

  it('is found out anew when the cookie names none', async () => {
    const answer = await site.ask('/', {
      headers: { accept: 'text/html', 'accept-language': 'ja', cookie: 'i18n_redirected=xx' },
    })
    expect([answer.status, answer.headers['set-cookie']?.[0]]).toEqual([
      302,
      expect.stringContaining('i18n_redirected=jp'),
    ])
  })

  it('is where an installed site opens', async () => {
    for (const [locale, code] of [
      ['en', 'en'],
      ['th', 'th'],
      ['ja', 'jp'],
    ] as const) {
      const [, href = ''] =
        /<link rel="manifest" href="([^"]+)"/.exec(
          (await site.ask(localizePath('/', locale), { headers: { ...page.headers, 'sec-fetch-site': 'same-origin' } }))
            .text,
        ) ?? []
      const manifest = JSON.parse((await site.ask(new URL(href, site.origin).pathname)).text) as {
        start_url: string
        lang: string
      }
      expect([manifest.start_url, manifest.lang, href.includes(code)]).toEqual([
        localizePath('/', locale),
        locale,
        true,
      ])
    }
  })
})

describe('a list says what of its address it could not use', () => {
  it.each(['page=999', 'measureLength=9999', 'vehicle=nope', 'family=spaceship'])('%s', async (query) => {
    for (const locale of localeList) {
      const { status, text } = await site.ask(`${localizePath('/products/list', locale)}?${query}`, page)
      expect(status).toBe(200)
      expect(text).toContain((await loadMessages(locale)).lists.wrong.title)
      expect(text).toContain(query.split('=')[1])
    }
  })
})

/** Bytes of everything the site has stored since it was built. */
async function storedBytes(): Promise<number> {
  const folder = path.join(site.folder, '.next')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => (await stat(path.join(entry.parentPath, entry.name)).catch(() => null))?.size ?? 0),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Every twentieth is one that has to be looked up before it is known that nothing is there. */
function guessOf(i: number): string {
  if (i % 20 === 0)
    return [`/products/guess-${i}`, `/services/faq/guess-${i}`, `/car-spring/guess-${i}`][(i / 20) % 3] ?? '/'
  return (
    [
      `/guess-${i}.php`,
      `/guess-${i}`,
      `/th/guess/${i}`,
      `/guess-${i}/products`,
      `/_next/image?url=%2Ffavicon.svg%3Fv%3D${i}&w=64&q=75`,
      `/products?utm=${i}`,
      `/GTX/guess-${i}`,
    ][i % 7] ?? '/'
  )
}

describe('guessing', () => {
  it(`${guessed} addresses stores next to nothing`, async () => {
    const before = await storedBytes()
    const guesses = Array.from({ length: guessed }, (_, i) => guessOf(i))
    const statuses = new Map<number, number>()
    const next = guesses[Symbol.iterator]()
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (const guess of next) {
          const { status } = await site.ask(guess, page)
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
        }
      }),
    )
    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])
    expect(statuses.get(200) ?? 0).toBeLessThanOrEqual(guessed * 0.15)
    expect((await storedBytes()) - before).toBeLessThan(1_000_000)
  }, 180_000)
})
