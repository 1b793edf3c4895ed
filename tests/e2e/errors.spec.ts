import { allProductIds, oneOfKind } from './support/catalogue'
import { robotsOf } from './support/every'
import { expect, knowLanguage, test } from './support/test'
import { fill, languages, words } from './support/words'

const headers = { cookie: 'i18n_redirected=en' }

for (const { locale, home, prefix } of languages) {
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

  test(`an unknown product is not found, at the first visit and at the next, in ${locale}`, async ({ request }) => {
    const path = `${prefix}/products/nothing-${locale}-${Date.now()}`
    for (const visit of [1, 2, 3]) {
      const answer = await request.get(path, { headers })
      expect(answer.status(), `visit ${visit}`).toBe(404)
      expect(await answer.text()).toContain(errors.notFoundTitle)
    }
  })

  test(`a list for an unknown vehicle is not found, in ${locale}`, async ({ request }) => {
    const answer = await request.get(`${prefix}/products/list?vehicle=no-such-vehicle`, { headers })
    expect(await answer.text()).toContain(errors.notFoundTitle)
  })
}

test('the words of the specification stand on the English page', async ({ page }) => {
  await knowLanguage(page, 'en')
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Back to the home page' })).toBeVisible()
})

// Next's own server refuses these before any code of the site runs, with a bare 500; nginx in front answers 400 to a broken escape, but lets bytes that are no UTF-8 through.
test('a broken escape in an address is refused and tells nothing', async ({ request }) => {
  for (const path of ['/%E0%A4%A', '/products/%ff', '/th/%']) {
    const answer = await request.get(path, { headers })
    expect(answer.status(), path).toBeGreaterThanOrEqual(400)
    expect(await answer.text(), path).not.toMatch(/ at .*:\d+|URIError|node_modules/)
  }
})

test('what makes no sense in a list address is left out', async ({ page }) => {
  await knowLanguage(page, 'en')
  const queries = [
    'page=abc',
    'page=0',
    'page=-5',
    'family=spaceship',
    'family=scooter&lengthMin=wide',
    'sort=chance',
    'lengthMin=400&lengthMax=100',
    'page=9999',
    'tolerance=1e9&measureLength=330',
    'adjuster=%3Cscript%3E',
    `family=${'x'.repeat(3000)}`,
    'family=scooter&family=scooter&family=fork',
  ]
  for (const query of queries) {
    for (const path of ['/products/list', '/products/list2', '/products/list3']) {
      const answer = await page.request.get(`${path}?${query}`)
      expect(answer.status(), `${path}?${query.slice(0, 60)}`).toBe(200)
    }
  }
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

test('a search takes any text', async ({ page }) => {
  await knowLanguage(page, 'en')
  const { search } = words.en
  for (const q of [
    '%',
    '"',
    "'; drop table products; --",
    '<b>x</b>',
    '*',
    '\\',
    '🏍',
    'a'.repeat(120),
    '()',
    'NEAR(',
    'AND OR NOT',
    '\u0000',
    ' ',
  ]) {
    const answer = await page.request.get(`/search?${new URLSearchParams({ q }).toString()}`)
    expect(answer.status(), JSON.stringify(q)).toBe(200)
  }
  const long = 'x'.repeat(5000)
  expect((await page.request.get(`/search?q=${long}`)).status()).toBe(200)
  await page.goto('/search?q=' + encodeURIComponent('<b>bold</b>'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<b>bold</b>')
  for (const query of ['q=gtx&page=abc', 'q=gtx&kind=nothing', 'q=a&q=b', 'q='])
    expect((await page.request.get(`/search?${query}`)).status(), query).toBe(200)
  await page.goto('/search?q=gtx&page=abc')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/./)
  await page.goto('/search?q=zzqqxxyyzz')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fill(search.nearestTitle, { query: 'zzqqxxyyzz' }))
})

test('a comparison leaves out what it cannot show', async ({ page, baseURL }) => {
  await knowLanguage(page, 'en')
  const ids = (await allProductIds(baseURL ?? '')).slice(0, 6)
  const { id } = await oneOfKind(baseURL ?? '', 'bushing')
  const { compare } = words.en
  for (const query of [
    'ids=',
    'ids=NOT%20AN%20ID',
    `ids=${ids.join(',')}`,
    `ids=${'x'.repeat(3000)}`,
    `ids=${id},no-such-product`,
    'ids=no-such-product',
    `ids=${id}&ids=${ids[0]}`,
  ]) {
    const answer = await page.request.get(`/products/compare?${query}`)
    expect(answer.status(), query.slice(0, 60)).toBe(200)
  }
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
