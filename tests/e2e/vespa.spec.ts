import { expect, test } from './support/test'
import { inTurn, words } from './support/words'

const { compare, layout, routes, vespa } = words.en

const devices = [
  { name: 'phone', viewport: { width: 390, height: 844 }, touch: true },
  { name: 'desktop', viewport: { width: 1280, height: 800 }, touch: false },
]

for (const { name, viewport, touch } of inTurn('a Vespa GTS owner', devices)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport, hasTouch: touch, isMobile: touch })

    test('a Vespa GTS owner compares two kits', async ({ page }) => {
      await page.goto('/vespa')
      const more = () => page.getByRole('region', { name: layout.siblings.title }).filter({ visible: true })
      await more().getByRole('link', { name: routes['vespa-gts'], exact: false }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(routes['vespa-gts'])
      await expect(page.locator('#fits').filter({ visible: true })).toContainText('GTS 300')

      await more().getByRole('link', { name: routes['vespa-gts-compare'] }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(routes['vespa-gts-compare'])
      const kits = page.locator('#kits').filter({ visible: true })
      await expect(kits.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })).toHaveCount(3)
      await expect(kits.locator('[data-verdict]').first()).toBeVisible()
      await expect(
        page.getByRole('rowheader', { name: compare.fitNamed }).filter({ visible: true }).first(),
      ).toBeVisible()
      await expect(page.getByRole('rowheader', { name: compare.fit })).toHaveCount(0)

      await kits
        .getByRole('link')
        .filter({ hasText: /Daily.*Sport/ })
        .click()
      await expect(page).toHaveURL(/\/products\/compare\?ids=[^,]+,[^,]+,[^,]+,[^,]+$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(compare.title)
      await expect(page.locator('thead th:not([data-corner])').filter({ visible: true })).toHaveCount(4)
      expect(
        await page.getByTestId('sentences').filter({ visible: true }).getByRole('listitem').count(),
      ).toBeGreaterThan(2)
      await page.goBack()
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(routes['vespa-gts'])
    })

    test('the figures and the set are one step away', async ({ page }) => {
      await page.goto('/vespa/vespa-gts')
      await page.getByRole('link', { name: vespa.see.set }).filter({ visible: true }).click()
      await expect(page).toHaveURL(/#set$/)
      await page.getByRole('main').getByRole('link', { name: vespa.set.compare }).filter({ visible: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(routes['vespa-gts-compare'])
    })
  })
}
