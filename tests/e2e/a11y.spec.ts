import { localizePath, type Locale } from '@/lib/i18n/locales'
import { pcx } from './support/catalogue'
import { findingsOf } from './support/findings'
import { everyKind, type PageKind } from './support/page-kinds'
import { expect, knowLanguage, test } from './support/test'
import { languages, words } from './support/words'

// A trace of every page would take longer than the tests.
test.use({ trace: 'off' })

const screens = [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desktop', viewport: { width: 1280, height: 800 } },
]

/** Every kind of page in every language, by turns on a phone and on a desktop, so that each kind is seen on both. */
function onScreen(kinds: readonly PageKind[], locale: Locale, screen: number): PageKind[] {
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

for (const [turn, { locale }] of languages.entries()) {
  test(`nothing scrolls sideways at 200 % zoom and on small phones, in ${locale}`, async ({ page, baseURL }) => {
    test.setTimeout(180_000)
    await knowLanguage(page, 'en')
    const wide: string[] = []
    // Each kind in one of the languages, by turns.
    for (const { name, path } of (await everyKind(baseURL ?? '')).filter((_, i) => i % languages.length === turn)) {
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
}

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
