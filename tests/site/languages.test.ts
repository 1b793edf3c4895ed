import { describe, expect, it } from 'vitest'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { readPageFiles } from '@/lib/routes/page-files'
import { routes, type Route } from '@/lib/routes/table'
import { routeTitle } from '@/lib/routes/titles'
import { failuresOf, robotsOf, titleOf } from '@/tests/e2e/support/every'
import { fill, languages, words } from '@/tests/e2e/support/words'
import { sharedSite } from './support/shared-site'

const known = { cookie: 'i18n_redirected=en' }
const english = { headers: known }
const visit = (acceptLanguage: string, more: Record<string, string> = {}) => ({
  headers: { accept: 'text/html', 'accept-language': acceptLanguage, ...more },
})
const targetOf = (location: string | undefined) => new URL(location ?? '', 'http://localhost')

const site = sharedSite()

const hidden = new Set(['internal', 'preview'])
const open = routes.filter(
  ({ params, guards }) => params.length === 0 && !guards.some((guard) => hidden.has(guard) || guard === 'auth'),
)
// Pages for guests only are forms in a folder of their own.
const written = new Set([
  ...readPageFiles(),
  ...routes.filter(({ guards }) => guards.includes('guest')).map(({ path }) => path),
])
const closed = routes.filter(({ guards }) => guards.some((guard) => hidden.has(guard)))

function expectedTitle(route: Route, locale: Locale): string {
  const { key, name } = routeTitle(route)
  return fill(words[locale].routes[key], { name })
}

/** What is wrong with the answer to a path of the route table. */
function faultOf(route: Route, locale: Locale, html: string): string | null {
  const title = titleOf(html)
  const indexed = robotsOf(html).includes('noindex') ? 'noindex' : 'index'
  if (indexed !== (written.has(route.path) && route.index ? 'index' : 'noindex')) return `says ${indexed}`
  const isHome = route.path === '/' || route.path === '/index-002'
  const isRight = written.has(route.path)
    ? (title !== '' && title !== 'YSS Suspension (Thailand)') || isHome
    : title.startsWith(expectedTitle(route, locale)) && html.includes(words[locale].layout.prepared.state)
  return isRight ? null : `has the title ${title}`
}

describe.each(languages)('in $locale', ({ locale, prefix }) => {
  it('every path of the route table answers with its title', { timeout: 120_000 }, async () => {
    expect(open.length).toBeGreaterThan(70)
    const failures = await failuresOf(open, 4, async (route) => {
      const path = localizePath(route.path, locale)
      const { status, text } = await site.ask(path, english)
      const fault = status === 200 ? faultOf(route, locale, text) : `answers ${status}`
      return fault && `${path} ${fault}`
    })
    expect(failures).toEqual([])
  })

  it('internal pages and drafts do not exist for visitors', async () => {
    expect(closed.length).toBeGreaterThan(50)
    const failures = await failuresOf(closed, 4, async (route) => {
      const path = localizePath(route.path, locale)
      const { status, text } = await site.ask(path, english)
      return status === 404 && text.includes(words[locale].errors.notFoundTitle) ? null : `${path} answers ${status}`
    })
    expect(failures).toEqual([])
  })

  it('the account asks for a sign-in', async () => {
    const { status, headers } = await site.ask(localizePath('/user', locale), english)
    const target = targetOf(headers.location)
    expect([status, target.pathname, target.searchParams.get('redirect')]).toEqual([
      307,
      localizePath('/login', locale),
      localizePath('/user', locale),
    ])
  })

  it('a path in another case leads to the right one', async () => {
    for (const headers of [known, { accept: 'text/html' }]) {
      const { status, rawHeaders } = await site.ask(`${prefix}/gtx?x=1`, { headers })
      expect(status).toBe(308)
      const targets = rawHeaders.filter(([name]) => name === 'location').map(([, value]) => targetOf(value).pathname)
      expect([...new Set(targets)]).toEqual([`${prefix}/GTX`])
    }
    const nested = await site.ask(`${prefix}/SERVICES/FAQ`, english)
    expect(targetOf(nested.headers.location).pathname).toBe(`${prefix}/services/faq`)
  })
})

it('a first visit goes to the language of the browser', async () => {
  const { status, headers } = await site.ask('/', visit('ja'))
  expect([status, targetOf(headers.location).pathname]).toEqual([302, '/jp'])
  const cookie = headers['set-cookie']?.join() ?? ''
  for (const part of ['i18n_redirected=jp', `Max-Age=${365 * 24 * 3600}`, 'Path=/', 'SameSite=Lax'])
    expect(cookie).toContain(part)
  const deep = await site.ask('/products/list?family=fork', visit('th-TH,th;q=0.9,en;q=0.8'))
  const target = targetOf(deep.headers.location)
  expect([deep.status, target.pathname + target.search]).toEqual([302, '/th/products/list?family=fork'])
})

it.each([
  ['with the cookie', '/products', visit('ja', { cookie: 'i18n_redirected=jp' })],
  ['of an address with a language', '/th', visit('ja')],
  ['of a path with a language', '/jp/products', visit('en')],
  ['with an English browser', '/', visit('en-GB,en;q=0.9,ja;q=0.5')],
  ['with a browser of no language here', '/', visit('de')],
  [
    'of a robot',
    '/',
    visit('ja', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }),
  ],
])('a visit %s is not redirected', async (_, path, ask) => {
  expect((await site.ask(path, ask)).status).toBe(200)
})

it.each([
  ['/en', '/'],
  ['/en/products?type=car', '/products?type=car'],
  ['/ja', '/jp'],
  ['/ja/GTX', '/jp/GTX'],
])('the internal spelling %s leads to the public %s for good', async (from, to) => {
  const { status, headers } = await site.ask(from, english)
  const target = targetOf(headers.location)
  expect([status, target.pathname + target.search]).toEqual([308, to])
})
