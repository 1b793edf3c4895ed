import { askProduct, oneOfKind } from './support/catalogue'
import { expect, knowLanguage, test } from './support/test'
import { languages, pattern, words } from './support/words'

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

  test(`a product page in ${locale} says its route, its dates in the calendar of the language and years of vehicles in the common era`, async ({
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
    expect(years.filter((found) => found > 2100)).toEqual([])
  })
}

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
