import { oneOfKind, pcx } from './support/catalogue'
import { expect, test } from './support/test'
import { fill, inTurn, languages, words } from './support/words'

test.use({ javaScriptEnabled: false })

for (const { locale, home, prefix } of inTurn('the finder leads to a list with verdicts', languages)) {
  const { fitment, lists, spec } = words[locale]

  test(`the finder leads to a list with verdicts, in ${locale}`, async ({ page }) => {
    await page.goto(home)
    const taps = [spec.vehicleTypes.scooter, { en: 'Honda', th: 'ฮอนด้า', ja: 'ホンダ' }[locale], 'PCX160', '2021']
    for (const choice of taps)
      await page.locator('#finder [data-step]').getByRole('link', { name: choice }).first().click()
    await expect(page).toHaveURL(`${prefix}/products/list?${pcx.query}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      fill(lists.titleFor, { what: lists.parts, vehicle: pcx.dated[locale] }),
    )
    const cards = page.getByRole('main').getByRole('article')
    await expect.poll(() => cards.count(), 'a list arrives in pieces').toBeGreaterThan(10)
    for (const card of await cards.all())
      await expect(card.locator('[data-verdict]')).toContainText(
        new RegExp(`^(${fitment.verdicts.fits}|${fitment.verdicts['fits-if']})`),
      )
  })
}

for (const { locale, prefix } of inTurn('a finder step names what was chosen and how to change it', languages)) {
  const { finder } = words[locale]

  test(`a finder step names what was chosen and how to change it, in ${locale}`, async ({ page }) => {
    await page.goto(`${prefix}/products?type=scooter&brand=honda`)
    await expect(page.locator('#finder').getByRole('heading', { name: finder.chooseModel })).toBeVisible()
    await page.getByRole('link', { name: `${finder.change}: ${finder.steps.brand}` }).click()
    await expect(page.locator('#finder').getByRole('heading', { name: finder.chooseBrand })).toBeVisible()
  })
}

for (const { locale, prefix } of inTurn('the language links open the same page', languages)) {
  test(`the language links open the same page, from ${locale}`, async ({ page }) => {
    await page.goto(`${prefix}/products/brand`)
    for (const other of languages) {
      await page.getByRole('banner').locator(`a[hreflang="${other.locale}"]`).click()
      await expect(page).toHaveURL(`${other.prefix}/products/brand`)
      await expect(page.locator('html')).toHaveAttribute('lang', other.locale)
    }
  })
}

test('the filter form is sent with its button', async ({ page }) => {
  const { lists, spec } = words.en
  await page.goto('/products/list')
  const before = await page
    .getByRole('main')
    .getByText(/^\d[\d,]* products/)
    .innerText()
  await page.getByRole('checkbox', { name: spec.families.fork }).check()
  await page.getByRole('combobox', { name: lists.sort }).selectOption('name')
  await page.getByRole('button', { name: lists.apply }).click()
  expect(new URL(page.url()).searchParams.getAll('family')).toEqual(['fork'])
  expect(new URL(page.url()).searchParams.get('sort')).toBe('name')
  await expect(page.getByRole('checkbox', { name: spec.families.fork })).toBeChecked()
  expect(
    await page
      .getByRole('main')
      .getByText(/^\d[\d,]* products/)
      .innerText(),
  ).not.toBe(before)
  const names = await page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts()
  expect(names.length).toBeGreaterThan(5)
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('filters open and the menu leads to the pages', async ({ page }) => {
    const { layout, lists, spec } = words.en
    await page.goto('/products/list')
    const box = page.getByRole('checkbox', { name: spec.families.air })
    await expect(box).toBeHidden()
    await page.getByText(lists.filters, { exact: true }).click()
    await box.check()
    await page.getByRole('button', { name: lists.apply }).click()
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(/Air/)
    await page.getByRole('link', { name: layout.menu }).click()
    await expect(page.getByRole('navigation', { name: layout.overview })).toBeInViewport()
  })
})

test('the search answers a query and offers the nearest when nothing matches', async ({ page }) => {
  const { search, layout } = words.th
  await page.goto('/th')
  await page.getByRole('banner').getByRole('searchbox', { name: layout.searchLabel }).fill('PCX160')
  await page.getByRole('banner').getByRole('button', { name: layout.search }).click()
  await expect(page).toHaveURL('/th/search?q=PCX160')
  await expect(page.getByRole('main').getByRole('link', { name: pcx.names.th }).first()).toBeVisible()
  await page.getByRole('main').getByRole('combobox').fill('qqzzxxyy')
  await page.getByRole('main').getByRole('button', { name: search.submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fill(search.nearestTitle, { query: 'qqzzxxyy' }))
})

test('a product page shows its figures, drawing and fitments', async ({ page, baseURL }) => {
  const { product: texts } = words.ja
  const { id, code } = await oneOfKind(baseURL ?? '', 'unit-swing-shock')
  await page.goto(`/jp/products/${id}`)
  await expect(page.getByTestId('part-number')).toHaveText(code)
  for (const section of ['specification', 'adjusters', 'fitments', 'documents', 'where'] as const)
    await expect(page.getByRole('heading', { name: texts.sections[section], exact: true })).toBeVisible()
  await expect(
    page.getByRole('img', {
      name: fill(texts.dimensionAlt, { name: (await page.getByRole('heading', { level: 1 }).innerText()).trim() }),
    }),
  ).toBeVisible()
  await expect(page.locator('#specification')).toContainText(/\d mm/)
  await page.getByRole('radio', { name: words.ja.spec.unitSwitch.imperial }).check({ force: true })
  await expect(
    page
      .locator('#specification')
      .getByText(/^[\d.]+ in$/)
      .first(),
  ).toBeVisible()
  await expect(
    page
      .locator('#specification')
      .getByText(/^[\d.]+ mm$/)
      .first(),
  ).toBeHidden()
})

test('the tape measure finds parts', async ({ page }) => {
  const { lists } = words.en
  await page.goto('/products')
  const form = page.locator('#tape')
  await form.getByLabel(lists.tape.length).fill('330')
  await form.getByLabel(lists.tape.tolerance).fill('5')
  await form.getByRole('button', { name: lists.tape.search }).click()
  await expect(page).toHaveURL(/\/products\/list\?.*measureLength=330/)
  await expect(page.getByRole('main').getByText(lists.tape.exact).first()).toBeVisible()
})

for (const { locale, prefix } of inTurn('pages that need a script say so and what works without', languages)) {
  const { appointment, 'product-code': codes, passport, setup, warranty, wish } = words[locale]

  test(`pages that need a script say so and what works without, in ${locale}`, async ({ page }) => {
    const said = [
      ['/services/productCode', codes.noScript],
      ['/services/feature-adjust', setup.assistant.noScript],
      ['/appointment', appointment.noScript],
      ['/appointment/manage', appointment.manage.noScript],
      ['/car-spring/coming-soon', wish.noScript],
      ['/car-spring/coming-soon/wish', wish.manage.noScript],
      ['/services/warranty/register', warranty.register.noScript],
      ['/services/warranty/checkWarranty', warranty.check.noScript],
      ['/services/warranty/passport', passport.noScript],
      ['/services/warranty/used-part', warranty.usedPart.noScript],
      ['/services/warranty/messages', warranty.messages.noScript],
    ] as const
    for (const [path, text] of said) {
      await page.goto(prefix + path)
      // Texts inside noscript are not among those that getByText looks through.
      await expect(
        page.locator('main noscript > *, main [data-without-script]').filter({ hasText: text }),
        path,
      ).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    }
  })
}

for (const { locale, prefix } of inTurn('a question opens in its place and on a page of its own', languages)) {
  const { faq } = words[locale]

  test(`a question opens in its place and on a page of its own, in ${locale}`, async ({ page }) => {
    await page.goto(`${prefix}/services/faq`)
    const [item] = await page.getByRole('main').locator('details').all()
    const answer = item?.getByRole('link', { name: new RegExp(`^${faq.ownPage}`) })
    if (!item || !answer) throw new Error('There is no question.')
    await expect(answer).toBeHidden()
    await item.locator('summary').click()
    await expect(answer).toBeVisible()
    await answer.click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/services/faq/[a-z0-9-]+$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

for (const { locale, prefix } of inTurn('documents, papers and guides can be read', languages)) {
  test(`documents, papers and guides can be read, in ${locale}`, async ({ page }) => {
    await page.goto(`${prefix}/services/download-backup`)
    expect(await page.getByRole('main').locator('a[download]').count()).toBeGreaterThan(50)
    for (const path of ['/services/download', '/services/manual']) {
      await page.goto(prefix + path)
      await expect(page.getByRole('main').locator('a[download]').first(), path).toBeVisible()
    }
    await page.goto(`${prefix}/services/abe`)
    await expect(page.getByRole('main').getByRole('table').first().getByRole('row').nth(1)).toBeVisible()
    await page.goto(`${prefix}/services/videoTutorial`)
    await page.getByRole('main').locator('details').last().locator('summary').click()
    await expect(page.getByRole('main').locator('details').last().locator('p').first()).toBeVisible()
  })
}
