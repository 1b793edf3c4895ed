import type { Page } from '@playwright/test'
import { z } from 'zod'
import { askProduct, askProducts, oneOfKind } from './support/catalogue'
import { expect, knowLanguage, test } from './support/test'
import { fill, inTurn, languages, words } from './support/words'

const { spec, product: texts, compare, home, layout, lists } = words.en

async function openKind(page: Page, kind: string, prefix = ''): Promise<{ id: string; code: string; name: string }> {
  const product = await oneOfKind(
    new URL(page.url() === 'about:blank' ? (await page.request.get('/api/health')).url() : page.url()).origin,
    kind,
  )
  await page.goto(`${prefix}/products/${product.id}`)
  return product
}

const isSeen = (page: Page, section: string, text: RegExp) =>
  page.locator(section).getByText(text).filter({ visible: true }).first()

test.beforeEach(async ({ page }) => knowLanguage(page, 'en'))

test('the unit switch changes every figure and is remembered', async ({ page, baseURL }) => {
  const [first, second] = (
    await askProducts(baseURL ?? '', {
      kind: 'unit-swing-shock',
      adjuster: 'R',
      construction: 'piggyback',
      pageSize: '2',
    })
  ).items
  if (!first || !second) throw new Error('Two shocks with a reservoir are needed.')
  const { spec: figures } = first
  const mm = figures.lengthMm ?? 0
  const rate = figures.springRateNmm ?? 0
  const bar = figures.gasBar ?? 0
  await page.goto(`/products/${first.id}`)
  const row = (label: string) =>
    page
      .locator('#specification')
      .locator('dl > div')
      .filter({ has: page.getByText(label, { exact: true }) })
      .locator('dd')
  await expect(row(spec.fields.lengthMm)).toHaveText(`${mm} mm`, { useInnerText: true })
  await expect(row(spec.fields.gasBar)).toHaveText(`${bar} bar`, { useInnerText: true })

  await page.getByText(spec.unitSwitch.imperial, { exact: true }).click()
  await expect(row(spec.fields.lengthMm)).toHaveText(
    new RegExp(`^${(mm / 25.4).toFixed(2).replace(/0+$/, '').replace(/\.$/, '')}\\d* in$`),
    { useInnerText: true },
  )
  await expect(row(spec.fields.springRateNmm)).toHaveText(`${Math.round(rate * 5.710147)} lbf/in`, {
    useInnerText: true,
  })
  await expect(row(spec.fields.gasBar)).toHaveText(`${Math.round(bar * 14.5037738)} psi`, { useInnerText: true })
  await expect(
    page
      .locator('#specification')
      .getByText(/N\/mm$/)
      .filter({ visible: true }),
  ).toHaveCount(0)

  await page.getByText(spec.unitSwitch.kgf, { exact: true }).click()
  await expect(row(spec.fields.springRateNmm)).toHaveText(/kgf\/mm$/, { useInnerText: true })
  expect(Number((await row(spec.fields.springRateNmm).innerText()).split(' ')[0])).toBeCloseTo(rate / 9.80665, 1)

  await page.goto(`/products/${second.id}`)
  await expect(page.getByRole('radio', { name: spec.unitSwitch.kgf })).toBeChecked()
  await expect(row(spec.fields.springRateNmm)).toHaveText(/kgf\/mm$/, { useInnerText: true })
  await page.locator('#related').getByRole('heading', { level: 3 }).first().getByRole('link').click()
  await expect(page).not.toHaveURL(new RegExp(second.id))
  await expect(page.getByRole('radio', { name: spec.unitSwitch.kgf })).toBeChecked()
})

const listed = z.object({ '@type': z.string() }).loose()

for (const { locale, prefix, home: start } of inTurn('structured data tells only what is known', languages)) {
  test(`structured data tells only what is known, in ${locale}`, async ({ page, baseURL }) => {
    const { id, code, name } = await openKind(page, 'coilover', prefix)
    const blocks = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) =>
      listed.parse(JSON.parse(text)),
    )
    const info = await askProduct(baseURL ?? '', id, locale)
    const data = blocks.find((block) => block['@type'] === 'Product')
    expect(data).toMatchObject({ sku: code, mpn: code, name: info.product.name, description: info.product.description })
    for (const invented of ['offers', 'aggregateRating', 'review', 'award']) expect(data).not.toHaveProperty(invented)
    if (locale === 'en') expect(data?.name).toBe(name)
    const crumbs = blocks.find((block) => block['@type'] === 'BreadcrumbList')
    const steps = z
      .array(z.object({ position: z.number(), name: z.string(), item: z.url() }))
      .parse(crumbs?.itemListElement)
    const shown = await page
      .getByRole('navigation', { name: words[locale].common.breadcrumbs })
      .getByRole('listitem')
      .allInnerTexts()
    expect(steps.map((step) => step.name)).toEqual(shown.map((text) => text.trim()))
    expect(steps.map((step) => new URL(step.item).pathname)).toEqual([
      start,
      `${prefix}/products/list`,
      `${prefix}/products/${id}`,
    ])
    await page.getByRole('navigation', { name: words[locale].common.breadcrumbs }).getByRole('link').nth(1).click()
    await expect(page).toHaveURL(`${prefix}/products/list`)
  })
}

for (const { locale, prefix } of inTurn('the documents are files', languages)) {
  test(`the documents are files in ${locale}`, async ({ page }) => {
    const { code } = await openKind(page, 'unit-swing-shock', prefix)
    const documents = page.locator('#documents')
    for (const kind of ['data', 'fitment-list'] as const) {
      const link = documents.getByRole('link', { name: words[locale].product.documents[kind] })
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
      expect(download.suggestedFilename()).toBe(`${code}-${kind === 'data' ? 'data.json' : 'fitments.csv'}`)
      const answer = await page.request.get((await link.getAttribute('href')) ?? '')
      expect(answer.status()).toBe(200)
      if (kind === 'data') {
        expect(answer.headers()['content-type']).toContain('application/json')
        expect(await answer.json()).toMatchObject({ code })
        continue
      }
      expect(answer.headers()['content-type']).toContain('text/csv')
      const bytes = await answer.body()
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
      const [head = '', ...rows] = bytes.subarray(3).toString('utf8').trim().split('\r\n')
      const { table } = words[locale].fitment
      for (const column of [table.vehicle, table.axle, table.status, table.check]) expect(head).toContain(`"${column}"`)
      expect(rows.length).toBeGreaterThan(0)
    }
  })
}

test('the part number is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { code } = await openKind(page, 'mono-shock')
  const button = page.getByRole('main').getByRole('button', { name: texts.copy, exact: true })
  await button.click()
  await expect(page.getByRole('button', { name: texts.copied, exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  await expect(button).toBeVisible()
})

test('sharing copies the address where the device has no share sheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await openKind(page, 'mono-shock')
  await page.getByRole('button', { name: texts.share.label }).click()
  await expect(page.getByRole('alert').filter({ hasText: texts.share.copied })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('four products can be compared, a fifth is refused with one message', async ({ page }) => {
  await page.goto('/products/list?family=bigbike')
  const buttons = page.getByRole('main').getByRole('article').getByRole('button')
  for (const index of [0, 1, 2, 3]) await buttons.nth(index).click()
  await expect(page.getByRole('banner').getByRole('link', { name: `${layout.compare} (4)` })).toBeVisible()
  const message = page.getByRole('alert').filter({ hasText: texts.compare.full })
  await expect(message).toHaveCount(0)
  await buttons.nth(4).click()
  await expect(message).toBeVisible()
  await expect(buttons.nth(4)).toHaveAttribute('aria-pressed', 'false')
  await buttons.nth(5).click()
  await expect(message).toHaveCount(1)
  await page.getByRole('button', { name: /close/i }).click()
  await expect(message).toHaveCount(0)
  await buttons.nth(3).click()
  await buttons.nth(4).click()
  await expect(buttons.nth(4)).toHaveAttribute('aria-pressed', 'true')

  await page
    .getByRole('banner')
    .getByRole('link', { name: `${layout.compare} (4)` })
    .click()
  const heads = page.getByRole('table', { name: fill(compare.caption, { count: '4' }) }).locator('thead th')
  await expect(heads).toHaveCount(5)
  await heads
    .nth(1)
    .getByRole('link', { name: /^Remove/ })
    .click()
  await expect(page.getByRole('table').locator('thead th')).toHaveCount(4)
  expect((new URL(page.url()).searchParams.get('ids') ?? '').split(',')).toHaveLength(3)
  await expect(page.getByRole('banner').getByRole('link', { name: `${layout.compare} (3)` })).toBeVisible()
  await page.goto('/products/compare')
  await expect(page.getByRole('table').locator('thead th')).toHaveCount(4)
})

test('recently viewed products are listed newest first, and can be forgotten', async ({ page }) => {
  const names: string[] = []
  for (const kind of ['bushing', 'air-kit', 'fork-cartridge']) {
    names.unshift((await openKind(page, kind)).name)
    // Nobody has seen a page that is left before its scripts run.
    await expect
      .poll(() => page.evaluate(() => (JSON.parse(localStorage.getItem('recent') ?? '[]') as string[]).length))
      .toBe(names.length)
  }
  await page.goto('/user/recentlyViewedProducts')
  await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toHaveText(names)
  await page.getByRole('button', { name: home.recent.clear }).click()
  await expect(page.getByText(home.recent.empty)).toBeVisible()
  await page.reload()
  await expect(page.getByText(home.recent.empty)).toBeVisible()
})

test('the page has a drawing with its own dimensions, a setup table and what to check', async ({ page, baseURL }) => {
  const { id } = await openKind(page, 'unit-swing-shock')
  const { product, fitments } = await askProduct(baseURL ?? '', id)
  const drawing = page.getByRole('img', { name: fill(texts.dimensionAlt, { name: product.name }) })
  await expect(drawing).toContainText(String(product.spec.lengthMm))
  await expect(drawing).toContainText(String(product.spec.strokeMm))
  const setup = page.getByRole('table', { name: texts.setup.caption })
  await expect(setup.locator('thead th')).toHaveText([
    texts.setup.columns.factory,
    texts.setup.columns.comfort,
    texts.setup.columns.sport,
    texts.setup.columns.load,
  ])
  const table = page.getByRole('table', { name: words.en.fitment.table.caption }).first()
  await expect(table.getByRole('columnheader', { name: words.en.fitment.table.check })).toBeVisible()
  const [first] = fitments.filter(({ status }) => status !== 'does-not-fit')
  await expect(table).toContainText(`${first?.vehicle.brand} ${first?.vehicle.model}`)
  await expect(page.locator('#related').getByRole('article').first()).toBeVisible()
  await page.locator('#where').getByRole('link', { name: texts.where.action }).click()
  await expect(page).toHaveURL('/whereToBuy')
})

test('printed, the page is a data sheet', async ({ page }) => {
  await openKind(page, 'unit-swing-shock')
  await expect(page.getByRole('banner')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const part of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('navigation', { name: words.en.common.breadcrumbs }),
    page.getByRole('button', { name: texts.share.label }),
    page.locator('fieldset'),
  ])
    await expect(part.first()).toBeHidden()
  await expect(page.locator('#specification')).toBeVisible()
  await expect(page.getByTestId('part-number')).toBeVisible()
  await expect(isSeen(page, '#specification', / mm$/)).toBeVisible()
  expect(lists.title).not.toBe('')
})
