import { pcx } from './support/catalogue'
import { findingsOf } from './support/findings'
import { expect, knowLanguage, test } from './support/test'
import { words } from './support/words'

test.describe('with menus and messages open', () => {
  test('axe finds nothing in the menu of wide screens and a message', async ({ page }) => {
    await knowLanguage(page, 'en')
    await page.goto(`/products/list?${pcx.query}`)
    for (const index of [0, 1, 2, 3, 4])
      await page.getByRole('main').getByRole('article').getByRole('button').nth(index).click()
    await expect(page.getByRole('alert').filter({ hasText: words.en.product.compare.full })).toBeVisible()
    await page
      .getByRole('navigation', { name: words.en.layout.mainNavigation })
      .getByText(words.en.layout.sections.products, { exact: true })
      .click()
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

test.describe('with reduced motion', () => {
  test('nothing moves: places are reached at once and no transition runs', async ({ page }) => {
    await knowLanguage(page, 'en')
    await page.goto('/products')
    const target = page.locator('#tape').filter({ visible: true })
    // On a busy machine the place may come after the link.
    await expect
      .poll(() =>
        page.evaluate(() => {
          document.querySelector<HTMLAnchorElement>('#finder a[href$="#tape"]')?.click()
          return window.scrollY
        }),
      )
      .toBeGreaterThan(200)
    await expect(target).toBeInViewport()
    const longest = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('*')].map((element) => {
          const { transitionDuration, animationDuration } = getComputedStyle(element)
          return Math.max(
            ...`${transitionDuration},${animationDuration}`
              .split(',')
              .map((part) => Number.parseFloat(part) * (part.trim().endsWith('ms') ? 0.001 : 1)),
          )
        }),
      ),
    )
    expect(longest).toBeLessThanOrEqual(0.01)
  })
})
