import type { Page } from '@playwright/test'
import { pcx } from './support/catalogue'
import { expect, test } from './support/test'
import { fill, inTurn, words } from './support/words'

const { finder, fitment, lists, compare, search, layout, product, spec } = words.th
const ja = words.ja

const devices = [
  { name: 'phone', viewport: { width: 390, height: 844 }, touch: true },
  { name: 'desktop', viewport: { width: 1280, height: 800 }, touch: false },
]

/** Four taps from the home page to the list of one vehicle and year. */
async function findVehicle(page: Page): Promise<void> {
  const taps = [
    { question: finder.chooseType, choice: spec.vehicleTypes.scooter },
    { question: finder.chooseBrand, choice: 'ฮอนด้า' },
    { question: finder.chooseModel, choice: 'PCX160' },
    { question: finder.chooseYear, choice: '2021' },
  ]
  const box = page.locator('#finder').filter({ visible: true })
  for (const { question, choice } of taps) {
    await expect(box.getByRole('heading', { name: question })).toBeVisible()
    await box.getByRole('link', { name: choice }).first().click()
  }
  await expect(page).toHaveURL(`/th/products/list?${pcx.query}`)
}

async function searchFor(
  page: Page,
  text: string,
  labels: { search: string; field: string },
  phone: boolean,
): Promise<void> {
  if (phone) {
    await page.getByRole('banner').getByRole('link', { name: labels.search, exact: true }).click()
    // A page of results has the same field: wait until the empty one is there.
    await expect(page).toHaveURL(/\/search$/)
    const field = page.getByRole('main').getByRole('combobox', { name: labels.field })
    await field.fill(text)
    await field.press('Enter')
    return
  }
  const field = page.getByRole('banner').getByRole('searchbox', { name: labels.field })
  await field.fill(text)
  await field.press('Enter')
}

for (const { name, viewport, touch } of inTurn('from the finder to a part number', devices)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport, hasTouch: touch, isMobile: touch })

    test('from the finder to a comparison, a search, another language and a typed part number', async ({ page }) => {
      // Fourteen pages, one after the other.
      test.setTimeout(120_000)
      await page.goto('/th')
      await findVehicle(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        fill(lists.titleFor, { what: lists.parts, vehicle: pcx.dated.th }),
      )
      const cards = page.getByRole('main').getByRole('article')
      await expect.poll(() => cards.count(), 'a list arrives in pieces').toBeGreaterThan(20)
      await expect(cards.filter({ has: page.getByText(fitment.verdicts.fits, { exact: true }) }).first()).toBeVisible()
      expect(await cards.locator('[data-verdict]').count()).toBe(await cards.count())

      const card = cards.first()
      const productName = (await card.getByRole('heading').innerText()).trim()
      await card.getByRole('heading').getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(productName, { useInnerText: true })
      const head = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) })
      await expect(head.locator('[data-verdict="fits"]').first()).toContainText(fitment.verdicts.fits)
      await expect(page.getByRole('region', { name: fitment.bar.label, exact: true })).toContainText(pcx.names.th)
      const code = (await page.getByTestId('part-number').filter({ visible: true }).innerText()).trim()
      expect(code).toMatch(/^[A-Z0-9]+(-[A-Z0-9]+)+$/)

      await page
        .getByRole('main')
        .getByRole('button', { name: `${product.compare.add}: ${productName}` })
        .first()
        .click()
      const related = page.locator('#related').filter({ visible: true }).getByRole('article')
      for (const index of [0, 1]) await related.nth(index).getByRole('button').click()
      await page
        .getByRole('banner')
        .getByRole('link', { name: `${layout.compare} (3)` })
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(compare.title)
      const table = page.getByRole('table', { name: fill(compare.caption, { count: '3' }) })
      await expect(table.locator('thead th')).toHaveCount(4)
      await expect(table).toContainText(code)
      await expect(table.getByText(compare.differences, { exact: true })).toBeVisible()
      expect(
        await page.getByTestId('sentences').filter({ visible: true }).getByRole('listitem').count(),
      ).toBeGreaterThan(0)

      await searchFor(page, 'โช๊ค', { search: layout.search, field: touch ? search.label : layout.searchLabel }, touch)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(fill(search.titleFor, { query: 'โช๊ค' }))
      await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBeGreaterThan(10)

      if (touch) await page.getByRole('button', { name: layout.menu }).click()
      await page
        .getByRole(touch ? 'dialog' : 'banner')
        .getByRole('link', { name: '日本語' })
        .click()
      await expect(page).toHaveURL(`/jp/search?q=${encodeURIComponent('โช๊ค')}`)
      await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(fill(ja.search.titleFor, { query: 'โช๊ค' }))
      await expect(page.getByRole('region', { name: ja.fitment.bar.label, exact: true })).toContainText(pcx.names.ja)

      await searchFor(
        page,
        code.replaceAll('-', '').toLowerCase(),
        { search: ja.layout.search, field: touch ? ja.search.label : ja.layout.searchLabel },
        touch,
      )
      await expect(page.getByRole('main')).toContainText(ja.search.code)
      const found = page.getByRole('main').getByRole('article').first()
      await expect(found).toContainText(code)
      await found.getByRole('heading').getByRole('link').click()
      await expect(page.getByTestId('part-number').filter({ visible: true })).toHaveText(code)
      await expect(page.locator('html')).toHaveAttribute('data-route', 'products-id___jp')
      await expect(page.locator('[data-verdict="fits"]').filter({ visible: true }).first()).toContainText(
        ja.fitment.verdicts.fits,
      )
    })
  })
}
