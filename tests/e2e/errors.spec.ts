import { allProductIds } from './support/catalogue'
import { robotsOf } from './support/every'
import { expect, knowLanguage, test } from './support/test'
import { fill, inTurn, languages, words } from './support/words'

for (const { locale, home, prefix } of inTurn('an address that does not exist says so and leads home', languages)) {
  const { errors } = words[locale]

  test(`an address that does not exist says so and leads home, in ${locale}`, async ({ page }) => {
    await knowLanguage(page, 'en')
    for (const path of ['/no-such-page', '/no/such/page', '/products/list/nothing', '/products/no-such-product']) {
      const answer = await page.goto(prefix + path)
      expect(answer?.status(), path).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByRole('heading', { level: 1, name: errors.notFoundTitle })).toBeVisible()
      expect(robotsOf(await (answer?.text() ?? Promise.resolve('')))).toContain('noindex')
    }
    await page.getByRole('main').getByRole('link', { name: errors.home, exact: true }).click()
    await expect(page).toHaveURL(home)
    await expect(page.locator('#finder')).toBeVisible()
  })
}

test('the words of the specification stand on the English page', async ({ page }) => {
  await knowLanguage(page, 'en')
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Back to the home page' })).toBeVisible()
})

test('what makes no sense in a list address is left out', async ({ page }) => {
  await knowLanguage(page, 'en')
  await page.goto('/products/list?family=fork&lengthMin=wide&sort=chance')
  await expect(page.getByRole('checkbox', { name: words.en.spec.families.fork })).toBeChecked()
  await expect(page.getByRole('combobox', { name: words.en.lists.sort })).toHaveValue('relevance')
  await page.goto('/products/list?page=9999')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

test('a selection without products says so and offers the way back', async ({ page }) => {
  await knowLanguage(page, 'en')
  const { empty, count } = words.en.lists
  expect(count).toContain('No products')
  await page.goto('/products/list?family=fork&lengthMin=999')
  await expect(page.getByText('No products', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: empty.title })).toBeVisible()
  await page.getByRole('link', { name: empty.action }).last().click()
  await expect(page).toHaveURL('/products/list')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24)
})

test('what was searched for is shown as text', async ({ page }) => {
  await knowLanguage(page, 'en')
  const { search } = words.en
  await page.goto('/search?q=' + encodeURIComponent('<b>bold</b>'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<b>bold</b>')
  await page.goto('/search?q=gtx&page=abc')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/./)
  await page.goto('/search?q=zzqqxxyyzz')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fill(search.nearestTitle, { query: 'zzqqxxyyzz' }))
})

test('a comparison leaves out what it cannot show', async ({ page, baseURL }) => {
  await knowLanguage(page, 'en')
  const ids = (await allProductIds(baseURL ?? '')).slice(0, 6)
  const { compare } = words.en
  await page.goto('/products/compare?ids=no-such-product')
  await expect(page.getByText(compare.missing)).toBeVisible()
  await page.goto(`/products/compare?ids=${ids[0]},${ids[0]},${ids[1]}`)
  await expect(page.getByRole('table').locator('thead th')).toHaveCount(3)
  await page.goto(`/products/compare?ids=${ids[0]}`)
  await expect(page.getByText(compare.one)).toBeVisible()
})

test('recently viewed products may have gone or be named twice', async ({ page, baseURL }) => {
  await knowLanguage(page, 'en')
  const [first, second] = await allProductIds(baseURL ?? '')
  await page.goto(`/user/recentlyViewedProducts?ids=${second},no-such-product,${first},${second},WRONG`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const links = await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')))
  expect([...new Set(links)]).toEqual(links)
})
