import type { Page } from '@playwright/test'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { readPageFiles } from '@/lib/routes/page-files'
import { routes, type Route } from '@/lib/routes/table'
import { routeTitle } from '@/lib/routes/titles'
import { askProduct, oneOfKind, placeAddresses, vehicleNames } from './support/catalogue'
import { failuresOf, robotsOf, titleOf } from './support/every'
import { everyKind } from './support/page-kinds'
import { expect, knowLanguage, test } from './support/test'
import { fill, languages, pattern, words } from './support/words'

const known = { cookie: 'i18n_redirected=en' }
const visit = (acceptLanguage: string, more: Record<string, string> = {}) => ({
  maxRedirects: 0,
  headers: { accept: 'text/html', 'accept-language': acceptLanguage, ...more },
})

for (const { locale, home, prefix, code } of languages) {
  test(`a page in ${locale} names its language, its route and its other languages`, async ({ page }) => {
    await knowLanguage(page, 'en')
    await page.goto(`${prefix}/products/list`)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator('html')).toHaveAttribute('data-route', `products-list___${code}`)
    const origin = new URL((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '').origin
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${origin}${prefix}/products/list`)
    for (const other of languages)
      await expect(page.locator(`link[rel="alternate"][hreflang="${other.locale}"]`)).toHaveAttribute(
        'href',
        `${origin}${other.prefix}/products/list`,
      )
    await expect(page.locator('link[rel="alternate"][hreflang="x-default"]')).toHaveAttribute(
      'href',
      `${origin}/products/list`,
    )
    await page.goto(home)
    await expect(page.locator('html')).toHaveAttribute('data-route', `index___${code}`)
  })

  test(`a product page in ${locale} says its route, and its dates in the calendar of the language`, async ({
    page,
    baseURL,
  }) => {
    const { id } = await oneOfKind(baseURL ?? '', 'unit-swing-shock')
    const { product } = await askProduct(baseURL ?? '', id, locale)
    await knowLanguage(page, 'en')
    await page.goto(`${prefix}/products/${id}`)
    await expect(page.locator('html')).toHaveAttribute('data-route', `products-id___${code}`)
    const year = Number(product.releasedOn.slice(0, 4)) + (locale === 'th' ? 543 : 0)
    await expect(page.getByText(pattern(words[locale].product.released)).first()).toContainText(String(year))
    const years = [...(await page.locator('#fitments').innerText()).matchAll(/\b(?:19|20|25|26)\d\d\b/g)].map(
      ([found]) => Number(found),
    )
    expect(years.length).toBeGreaterThan(0)
    if (locale === 'th') expect(years.some((found) => found > 2500)).toBe(true)
    else expect(years.every((found) => found < 2100)).toBe(true)
  })

  test(`a path in another case leads to the right one, in ${locale}`, async ({ request }) => {
    for (const headers of [known, { accept: 'text/html' }]) {
      const answer = await request.get(`${prefix}/gtx?x=1`, { maxRedirects: 0, headers })
      expect(answer.status()).toBe(308)
      const targets = answer
        .headersArray()
        .filter(({ name }) => name.toLowerCase() === 'location')
        .map(({ value }) => new URL(value, 'http://localhost').pathname)
      expect([...new Set(targets)]).toEqual([`${prefix}/GTX`])
    }
    const nested = await request.get(`${prefix}/SERVICES/FAQ`, { headers: known })
    expect([nested.status(), new URL(nested.url()).pathname]).toEqual([200, `${prefix}/services/faq`])
  })
}

test('a first visit goes to the language of the browser', async ({ request, playwright, baseURL }) => {
  const answer = await request.get('/', visit('ja'))
  expect(answer.status()).toBe(302)
  expect(new URL(answer.headers().location ?? '', 'http://localhost').pathname).toBe('/jp')
  const cookie = answer.headers()['set-cookie'] ?? ''
  for (const part of ['i18n_redirected=jp', `Max-Age=${365 * 24 * 3600}`, 'Path=/', 'SameSite=Lax'])
    expect(cookie).toContain(part)
  const other = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  const deep = await other.get('/products/list?family=fork', visit('th-TH,th;q=0.9,en;q=0.8'))
  const target = new URL(deep.headers().location ?? '', 'http://localhost')
  expect([deep.status(), target.pathname + target.search]).toEqual([302, '/th/products/list?family=fork'])
  await other.dispose()
})

test('deeper down who has the cookie, an address with a language, English or a robot is not redirected', async ({
  request,
}) => {
  const cases = [
    { path: '/products', options: visit('ja', { cookie: 'i18n_redirected=jp' }) },
    { path: '/th', options: visit('ja') },
    { path: '/jp/products', options: visit('en') },
    { path: '/', options: visit('en-GB,en;q=0.9,ja;q=0.5') },
    { path: '/', options: visit('de') },
    {
      path: '/',
      options: visit('ja', {
        'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      }),
    },
  ]
  for (const { path, options } of cases) {
    const answer = await request.get(path, options)
    expect(answer.status(), `${path} ${JSON.stringify(options.headers)}`).toBe(200)
  }
})

test.describe('with a Japanese browser', () => {
  test.use({ locale: 'ja-JP' })

  test('the first visit opens Japanese, the choice of the visitor is kept afterwards', async ({ page, context }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/jp')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
    await page.getByRole('banner').locator('a[hreflang="en"]').click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected')
    expect(cookie).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax' })
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 3600)
    await page.goto('/products')
    await expect(page).toHaveURL('/products')
  })
})

test('the switch keeps the path, the query of the moment and the hash', async ({ page, context }) => {
  await knowLanguage(page, 'en')
  await page.goto('/products/list?family=scooter')
  await page.getByRole('combobox', { name: words.en.lists.sort }).selectOption('length')
  await expect(page).toHaveURL(/sort=length/)
  await page.getByRole('banner').locator('a[hreflang="th"]').click()
  await expect(page).toHaveURL('/th/products/list?sort=length&family=scooter')
  await expect(page.getByRole('combobox', { name: words.th.lists.sort })).toHaveValue('length')
  await expect(page.locator('input[name="family"][value="scooter"]')).toBeChecked()
  expect((await context.cookies()).find(({ name }) => name === 'i18n_redirected')?.value).toBe('th')
  await page.goto('/th/products#tape')
  await page.getByRole('banner').locator('a[hreflang="ja"]').click()
  await expect(page).toHaveURL('/jp/products#tape')
})

test('internal spellings of a language lead to the public ones for good', async ({ request }) => {
  for (const [from, to] of [
    ['/en', '/'],
    ['/en/products?type=car', '/products?type=car'],
    ['/ja', '/jp'],
    ['/ja/GTX', '/jp/GTX'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0, headers: known })
    const target = new URL(answer.headers().location ?? '', 'http://localhost')
    expect([answer.status(), target.pathname + target.search], from).toEqual([308, to])
  }
})

const hidden = new Set(['internal', 'preview'])
const open = routes.filter(
  ({ params, guards }) => params.length === 0 && !guards.some((guard) => hidden.has(guard) || guard === 'auth'),
)
const closed = routes.filter(({ guards }) => guards.some((guard) => hidden.has(guard)))

const written = new Set(readPageFiles())

function expectedTitle(route: Route, locale: Locale): string {
  const { key, name } = routeTitle(route)
  return fill(words[locale].routes[key], { name })
}

for (const { locale } of languages) {
  test(`every path of the route table answers with its title, in ${locale}`, async ({ request }) => {
    test.setTimeout(120_000)
    expect(open.length).toBeGreaterThan(130)
    const failures = await failuresOf(open, 4, async (route) => {
      const path = localizePath(route.path, locale)
      const answer = await request.get(path, { headers: known, maxRedirects: 0 })
      if (answer.status() !== 200) return `${path} answers ${answer.status()}`
      const html = await answer.text()
      const title = titleOf(html)
      const indexed = robotsOf(html).includes('noindex') ? 'noindex' : 'index'
      if (indexed !== (written.has(route.path) && route.index ? 'index' : 'noindex')) return `${path} says ${indexed}`
      if (written.has(route.path))
        return (title.includes('YSS Suspension') && title !== 'YSS Suspension (Thailand)') ||
          route.path === '/' ||
          route.path === '/index-002'
          ? null
          : `${path} has the title ${title}`
      return title.startsWith(expectedTitle(route, locale)) && html.includes(words[locale].layout.prepared.state)
        ? null
        : `${path} has the title ${title}`
    })
    expect(failures).toEqual([])
  })

  test(`internal pages and drafts do not exist for visitors, in ${locale}`, async ({ request }) => {
    expect(closed.length).toBeGreaterThan(50)
    const failures = await failuresOf(closed, 4, async (route) => {
      const path = localizePath(route.path, locale)
      const answer = await request.get(path, { headers: known, maxRedirects: 0 })
      return answer.status() === 404 && (await answer.text()).includes(words[locale].errors.notFoundTitle)
        ? null
        : `${path} answers ${answer.status()}`
    })
    expect(failures).toEqual([])
  })

  test(`the account asks for a sign-in, in ${locale}`, async ({ request }) => {
    const answer = await request.get(localizePath('/user', locale), { headers: known, maxRedirects: 0 })
    const target = new URL(answer.headers().location ?? '', 'http://localhost')
    expect([answer.status(), target.pathname, target.searchParams.get('redirect')]).toEqual([
      307,
      localizePath('/login', locale),
      localizePath('/user', locale),
    ])
  })
}

/** Names that are the same in every language. */
const names = [
  'YSS',
  'Suspension',
  'Thailand',
  'Vespa',
  'Series',
  'Sport',
  'Plus',
  'PERT',
  'JavaScript',
  'Teilegutachten',
  'Allgemeine',
  'Betriebserlaubnis',
  'Einzelabnahme',
  'VictorCazanave',
]
const latinWord = /(?<![\p{L}\d-])[A-Za-z]*[a-z][A-Za-z]*(?![\p{L}\d])/gu
const own = { en: /[A-Za-z]{3}/, th: /[\u0e01-\u0e5b]{3}/, ja: /[\u3041-\u30ff\u4e00-\u9fff]{3}/ }
const foreign = {
  en: /[\u0e01-\u0e3a\u0e40-\u0e5b\u3041-\u30ff\u4e00-\u9fff]+/gu,
  th: /[\u3041-\u30ff\u4e00-\u9fff]+/gu,
  ja: /[\u0e01-\u0e3a\u0e40-\u0e5b]+/gu,
}

/** What is read in the main part; passages that say which other language they are in are left out. */
async function readMain(page: Page, locale: Locale): Promise<string> {
  const main = page.locator('main').filter({ visible: true })
  const quoted = await main.locator(`[lang]:not([lang="${locale}"])`).allInnerTexts()
  return quoted.reduce((text, passage) => text.replace(passage, ''), await main.innerText())
}

for (const { locale } of languages) {
  test(`no other language is left on any kind of page, in ${locale}`, async ({ page, baseURL }) => {
    test.setTimeout(180_000)
    const origin = baseURL ?? ''
    const allowed = new Set(
      [
        ...names,
        ...(await vehicleNames(origin, locale)),
        ...(await vehicleNames(origin, 'en')),
        ...(await placeAddresses(origin, locale)),
        ...Object.values(words[locale].spec.series),
      ].flatMap((name) => name.toLowerCase().split(/[^a-z]+/)),
    )
    const kinds = [
      ...(await everyKind(origin)),
      { name: 'oil', path: `/products/${(await oneOfKind(origin, 'damper-oil')).id}` },
    ]
    await knowLanguage(page, 'en')
    const left: string[] = []
    for (const { path } of kinds) {
      await page.goto(localizePath(path, locale))
      // What was searched for is repeated as it was typed.
      const text = (await readMain(page, locale)).replaceAll('zzqqxxyyzz', '')
      expect.soft(text, path).toMatch(own[locale])
      const latin =
        locale === 'en'
          ? []
          : [...text.matchAll(latinWord)]
              .map(([word]) => word)
              .filter((word) => word.length > 3 && !allowed.has(word.toLowerCase()))
      const others = [...text.matchAll(foreign[locale])].map(([word]) => word)
      left.push(...[...new Set([...latin, ...others])].map((word) => `${path}: ${word}`))
    }
    expect(left).toEqual([])
  })
}
