import { arrive } from './support/booking'
import { oneOfKind } from './support/catalogue'
import { findingsOf } from './support/findings'
import { expect, test } from './support/test'
import { someAddress } from './support/visits'
import { words } from './support/words'

test.setTimeout(120_000)

test('a rider in Khon Kaen finds who refills nitrogen and is open on Sunday', async ({ page }) => {
  const { finder, jobs } = words.th.dealer
  await arrive(page, 'phone')
  await page.goto('/th/whereToBuy')
  await page.getByRole('button', { name: jobs['n2-recharge'] }).click()
  await page.getByRole('button', { name: finder.opens.sun }).click()
  await page.getByRole('combobox', { name: finder.place }).fill('40000')
  await page.getByRole('listbox').getByRole('option').first().click()
  const nearest = page.locator('#found ol > li').first()
  await expect(nearest).toContainText('น้ำพอง')
  await expect(nearest.locator('a[href^="tel:"]').first()).toBeVisible()
  const findings = await findingsOf(page, 'the answer of the finder')
  await nearest.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL('/th/whereToBuy/khon-kaen/sample-nam-phong')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('น้ำพอง')
  await expect(page.locator('[data-open]').filter({ visible: true }).first()).toBeVisible()
  expect([...findings, ...(await findingsOf(page, 'the page of a dealer'))]).toEqual([])
})

test('from a product of any kind to the phone number of a dealer: three taps, one where the place is known', async ({
  page,
  baseURL,
}) => {
  await arrive(page, 'phone')
  const products = await Promise.all(
    ['mono-shock', 'fork-spring', 'air-kit'].map((kind) => oneOfKind(baseURL ?? '', kind)),
  )
  for (const { id } of products) {
    await page.goto(`/products/${id}`)
    await page.getByRole('link', { name: words.en.product.where.action }).first().click()
    await page.getByRole('link', { name: /^Khon Kaen/ }).click()
    await expect(page.locator('main a[href^="tel:"]').first(), id).toBeVisible()
  }
  await page.evaluate(() => localStorage.setItem('place', JSON.stringify({ province: 'ขอนแก่น' })))
  for (const { id } of products) {
    await page.goto(`/products/${id}`)
    await page.mouse.wheel(0, 300)
    const nearest = page.locator('section[aria-labelledby="nearest-dealers"]')
    await expect(nearest.locator('a[href^="tel:"]').first(), id).toBeVisible()
  }
})

test('a shop owner in Germany finds the distributor', async ({ page }) => {
  const { world } = words.en.dealer
  await arrive(page, 'desktop')
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': someAddress(), 'cf-ipcountry': 'DE' })
  await page.goto('/worldDistributor')
  await expect(page.getByRole('combobox', { name: world.country })).toHaveValue('DE')
  const card = page.locator('section[aria-labelledby="yours"]')
  await expect(card.getByRole('link', { name: /Stuttgart/ })).toBeVisible()
  await expect(card.locator('a[href^="mailto:"]').first()).toBeVisible()
  await page.getByRole('combobox', { name: world.country }).selectOption('MG')
  await expect(card.getByRole('link', { name: world.write })).toHaveAttribute(
    'href',
    '/contactUs?reason=export&about=Madagascar',
  )
})

test('a workshop is chosen when its own page leads to the booking', async ({ page }) => {
  await arrive(page, 'desktop')
  await page.goto('/whereToBuy/khon-kaen/sample-khon-kaen')
  await page.getByRole('link', { name: words.en.dealer.shop.book }).click()
  await expect(page.getByRole('radio', { name: /Khon Kaen/ })).toBeChecked()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('provinces, dealers and countries are plain links', async ({ page }) => {
    await page.goto('/whereToBuy')
    await page.getByRole('link', { name: /^Loei/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dealers in Loei')
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible()
    for (const unknown of ['/whereToBuy/norway-of-the-south', '/whereToBuy/loei/sample-khon-kaen'])
      expect((await page.request.get(unknown)).status()).toBe(404)
  })
})
