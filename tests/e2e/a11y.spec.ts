import { localizePath, type Locale } from '@/lib/i18n/locales'
import { allProductIds, oneOfKind, pcx } from './support/catalogue'
import { findingsOf } from './support/findings'
import { expect, knowLanguage, test } from './support/test'
import { languages, words } from './support/words'

// A trace of every page would take longer than the tests.
test.use({ trace: 'off' })

type Kind = { name: string; path: string }

const productKinds = ['unit-swing-shock', 'fork-cartridge', 'air-kit', 'lift-spring'] as const

/** One page of every kind. */
async function everyKind(origin: string): Promise<Kind[]> {
  const ids = (await allProductIds(origin)).slice(0, 3).join(',')
  const products = await Promise.all(productKinds.map(async (kind) => ({ name: kind, path: `/products/${(await oneOfKind(origin, kind)).id}` })))
  return [
    { name: 'home', path: '/' },
    { name: 'motorcycle home', path: '/index-002' },
    { name: 'products', path: '/products' },
    { name: 'finder step', path: '/products?type=scooter&brand=honda' },
    { name: 'auto', path: '/products/auto' },
    { name: 'brand', path: '/products/brand' },
    { name: 'list', path: '/products/list' },
    { name: 'table', path: '/products/list2?family=fork' },
    { name: 'matrix', path: '/products/list3?family=fork' },
    { name: 'list for a vehicle', path: `/products/list?${pcx.query}` },
    { name: 'empty list', path: '/products/list?family=fork&lengthMin=999' },
    { name: 'comparison', path: `/products/compare?ids=${ids}` },
    { name: 'no comparison', path: '/products/compare?ids=' },
    ...products,
    { name: 'search', path: '/search?q=PCX' },
    { name: 'search start', path: '/search' },
    { name: 'nothing found', path: '/search?q=zzqqxxyyzz' },
    { name: 'recent', path: `/user/recentlyViewedProducts?ids=${ids}` },
    { name: 'section being prepared', path: '/warranty' },
    { name: 'sign-in', path: '/login' },
    { name: 'not found', path: '/no-such-page' },
  ]
}

const screens = [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desktop', viewport: { width: 1280, height: 800 } },
]

/** Every kind of page in every language, by turns on a phone and on a desktop, so that each kind is seen on both. */
function onScreen(kinds: readonly Kind[], locale: Locale, screen: number): Kind[] {
  const turn = { en: 0, th: 1, ja: 0 }[locale]
  return kinds.filter((_, i) => (i + turn) % 2 === screen)
}

for (const [screen, { name, viewport }] of screens.entries()) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' })

    for (const { locale } of languages) {
      test(`axe finds nothing on any kind of page, in ${locale}`, async ({ page, baseURL }) => {
        test.setTimeout(240_000)
        await knowLanguage(page, 'en')
        const findings: string[] = []
        for (const kind of onScreen(await everyKind(baseURL ?? ''), locale, screen)) {
          await page.goto(localizePath(kind.path, locale))
          findings.push(...(await findingsOf(page, `${kind.name} in ${locale}, ${name}`)))
        }
        expect(findings).toEqual([])
      })
    }
  })
}

test.describe('with menus and messages open', () => {
  test.use({ reducedMotion: 'reduce' })

  test('axe finds nothing in the menu of wide screens and a message', async ({ page }) => {
    await knowLanguage(page, 'en')
    await page.goto(`/products/list?${pcx.query}`)
    for (const index of [0, 1, 2, 3, 4]) await page.getByRole('main').getByRole('article').getByRole('button').nth(index).click()
    await expect(page.getByRole('alert').filter({ hasText: words.en.product.compare.full })).toBeVisible()
    await page.getByRole('navigation', { name: words.en.layout.mainNavigation }).getByText(words.en.layout.sections.products, { exact: true }).click()
    expect(await findingsOf(page, 'menu')).toEqual([])
  })

  test('axe finds nothing in the menu of phones', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await knowLanguage(page, 'en')
    await page.goto('/')
    await page.getByRole('button', { name: words.en.layout.menu }).click()
    await page.getByRole('dialog').getByText(words.en.layout.sections.products, { exact: true }).click()
    expect(await findingsOf(page, 'phone menu')).toEqual([])
  })

  test('axe finds nothing in the suggestions of the search', async ({ page }) => {
    await knowLanguage(page, 'en')
    await page.goto('/search')
    await page.getByRole('main').getByRole('combobox').pressSequentially('PCX')
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(await findingsOf(page, 'suggestions')).toEqual([])
  })
})

test('nothing scrolls sideways at 200 % zoom and on small phones', async ({ page, baseURL }) => {
  test.setTimeout(180_000)
  await knowLanguage(page, 'en')
  const wide: string[] = []
  for (const [i, { name, path }] of (await everyKind(baseURL ?? '')).entries()) {
    const { locale } = languages[i % languages.length] ?? { locale: 'en' }
    await page.setViewportSize({ width: 640, height: 400 })
    await page.goto(localizePath(path, locale))
    // 640 px is a window of 1280 px at 200 %, 320 px the width of WCAG 1.4.10.
    for (const width of [640, 390, 320]) {
      await page.setViewportSize({ width, height: 700 })
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      if (over > 0) wide.push(`${name} in ${locale} at ${width} px: ${over} px too wide`)
    }
  }
  expect(wide).toEqual([])
})

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('nothing moves: places are reached at once and no transition runs', async ({ page }) => {
    await knowLanguage(page, 'en')
    await page.goto('/products')
    const target = page.locator('#tape').filter({ visible: true })
    const top = await page.evaluate(() => {
      document.querySelector<HTMLAnchorElement>('#finder a[href$="#tape"]')?.click()
      return window.scrollY
    })
    expect(top).toBeGreaterThan(200)
    await expect(target).toBeInViewport()
    const longest = await page.evaluate(() => Math.max(...[...document.querySelectorAll('*')].map((element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element)
      return Math.max(...`${transitionDuration},${animationDuration}`.split(',').map((part) => Number.parseFloat(part) * (part.trim().endsWith('ms') ? 0.001 : 1)))
    })))
    expect(longest).toBeLessThanOrEqual(0.01)
  })
})
