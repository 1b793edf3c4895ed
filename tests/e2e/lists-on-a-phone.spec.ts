import type { Page } from '@playwright/test'
import { askProducts, oneOfKind, pcx } from './support/catalogue'
import { expect, knowLanguage, test } from './support/test'
import { fill, inTurn, languages, words } from './support/words'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const cards = (page: Page) => page.getByRole('main').getByRole('article')

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
}

/** A figure with its unit stands beside its neighbour, and does not reach into it. */
async function expectFiguresApart(page: Page): Promise<void> {
  const figures = page.getByRole('main').locator('tbody td[data-label]').filter({ visible: true })
  await expect(figures.first()).toBeVisible()
  const touching = await figures.evaluateAll((cells) =>
    cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent),
  )
  expect(touching).toEqual([])
}

test('the first product stands in the first 400 px', async ({ page }) => {
  await knowLanguage(page, 'en')
  await page.goto('/products/list')
  expect((await cards(page).first().boundingBox())?.y).toBeLessThanOrEqual(400)
})

test('several filters are chosen at once in a sheet that counts and keeps the focus', async ({ page, baseURL }) => {
  const { lists, spec } = words.en
  await knowLanguage(page, 'en')
  await page.goto('/products/list')
  const trigger = page.getByRole('link', { name: lists.filters })
  await trigger.click()
  const sheet = page.getByRole('dialog', { name: lists.filters })
  await sheet.getByRole('checkbox', { name: spec.families.scooter }).check()
  await sheet.getByRole('checkbox', { name: spec.constructions.piggyback }).check()
  await expect(page).toHaveURL('/products/list')
  const { total } = await askProducts(baseURL ?? '', {
    family: 'scooter',
    construction: 'piggyback',
    pageSize: '1',
  })
  const show = sheet.getByRole('button', { name: fill(lists.show, { count: String(total) }) })
  await expect(show).toBeVisible()
  for (let i = 0; i < 40; i += 1) await page.keyboard.press('Tab')
  expect(
    await sheet.evaluate(
      (dialog) => document.activeElement === document.body || dialog.contains(document.activeElement),
    ),
  ).toBe(true)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(trigger).toBeFocused()
  await trigger.click()
  await sheet.getByRole('checkbox', { name: spec.families.scooter }).check()
  await sheet.getByRole('checkbox', { name: spec.constructions.piggyback }).check()
  await show.click()
  await expect(page).toHaveURL(/family=scooter.*construction=piggyback/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(spec.families.scooter)
  const chosen = page.getByRole('group', { name: lists.active })
  await chosen.getByRole('link', { name: fill(lists.remove, { name: spec.constructions.piggyback }) }).click()
  await expect(page).not.toHaveURL(/construction/)
  await expect(page).toHaveURL(/family=scooter/)
})

test('a list that was left with its filters open is found again with them closed', async ({ page }) => {
  const { lists, routes } = words.en
  await knowLanguage(page, 'en')
  await page.goto('/products')
  await page.getByRole('link', { name: routes['products-list'] }).first().click()
  await expect(page).toHaveURL('/products/list')
  const trigger = page.getByRole('link', { name: lists.filters })
  const sheet = page.getByRole('dialog', { name: lists.filters })
  await trigger.click()
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/products')
  await expect(sheet).toBeHidden()
  await page.goForward()
  await expect(cards(page).first()).toBeVisible()
  await expect(sheet).toBeHidden()
  await trigger.click()
  await expect(sheet).toBeVisible()
})

test('heading, title and description tell the selection, and the chips take it apart', async ({ page }) => {
  const { lists } = words.en
  await knowLanguage(page, 'en')
  await page.goto(`/products/list?${pcx.query}&kind=unit-swing-shock&measureLength=365`)
  const vehicle = pcx.dated.en
  const title = fill(lists.titleFor, { what: lists.kinds['unit-swing-shock'], vehicle })
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${title}, 365 mm`)
  const selection = `${title}, 365 mm`
  expect(await page.title()).toContain(selection)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    fill(lists.metaDescriptionFor, { selection }),
  )
  await page.getByRole('link', { name: fill(lists.remove, { name: vehicle }) }).click()
  await expect(page).not.toHaveURL(/vehicle|year/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${lists.kinds['unit-swing-shock']}, 365 mm`)
})

for (const { locale, code, prefix } of inTurn('tables fit a phone', languages)) {
  test(`lists, comparison and product tables fit a phone in ${locale}`, async ({ page, baseURL }) => {
    await knowLanguage(page, code)
    const shock = await oneOfKind(baseURL ?? '', 'unit-swing-shock')
    const coilover = await oneOfKind(baseURL ?? '', 'coilover')
    for (const path of [
      `/products/list?${pcx.query}`,
      `/products/list2?${pcx.query}`,
      `/products/list3?${pcx.query}`,
      `/products/compare?ids=${shock.id},${coilover.id}`,
      `/products/${shock.id}`,
    ]) {
      await page.goto(prefix + path)
      await expectNoSidewaysScrolling(page)
      if (path.startsWith('/products/list2')) {
        await expectFiguresApart(page)
        await page.setViewportSize({ width: 320, height: 844 })
        await expectFiguresApart(page)
        await page.setViewportSize({ width: 390, height: 844 })
      }
    }
    for (const name of [words[locale].fitment.table.caption, words[locale].product.setup.caption]) {
      const frame = page.getByRole('group', { name })
      expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(1)
    }
  })
}
