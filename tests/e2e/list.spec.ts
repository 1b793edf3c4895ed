import type { Page } from '@playwright/test'
import { askProducts, pcx } from './support/catalogue'
import { expect, knowLanguage, test } from './support/test'
import { fill, words } from './support/words'

const { lists, spec, common } = words.en

/** Marks the document, so that a full page load is noticed. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { stayed: true }))
}

async function expectStayed(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'stayed' in window), 'no full page load').toBe(true)
}

const total = async (page: Page) =>
  Number(
    (
      await page
        .getByRole('main')
        .getByText(/^[\d,]+ products?/)
        .innerText()
    )
      .replaceAll(',', '')
      .match(/\d+/)?.[0],
  )
const query = (page: Page) => new URL(page.url()).searchParams
const cards = (page: Page) => page.getByRole('main').getByRole('article')

test.beforeEach(async ({ page }) => knowLanguage(page, 'en'))

test('filters change the address, the counts and the list without a full load', async ({ page, baseURL }) => {
  await page.goto('/products/list')
  await mark(page)
  const all = await total(page)
  const family = page.getByRole('checkbox', { name: spec.families.bigbike })
  const label = await page.locator('label').filter({ has: family }).innerText()
  await family.check()
  await expect(page).toHaveURL('/products/list?sort=relevance&family=bigbike')
  const promised = Number(label.replaceAll(',', '').match(/(\d+)\s*$/)?.[1])
  await expect.poll(() => total(page)).toBe(promised)
  expect(promised).toBeLessThan(all)
  await expect(page.getByRole('checkbox', { name: spec.families.scooter })).toBeVisible()

  const construction = page.getByRole('checkbox', { name: spec.constructions['hose-reservoir'] })
  await construction.check()
  await expect(page).toHaveURL(/family=bigbike.*construction=hose-reservoir/)
  const expected = await askProducts(baseURL ?? '', {
    family: 'bigbike',
    construction: 'hose-reservoir',
    pageSize: '1',
  })
  await expect.poll(() => total(page)).toBe(expected.total)
  await expectStayed(page)

  const active = page.getByRole('group', { name: lists.active })
  await active.getByRole('link', { name: fill(lists.remove, { name: spec.families.bigbike }) }).click()
  await expect(page).not.toHaveURL(/bigbike/)
  await expect(construction).toBeChecked()
  await page.getByRole('group', { name: lists.active }).getByRole('link', { name: lists.clear }).click()
  await expect(page).toHaveURL('/products/list')
  await expect.poll(() => total(page)).toBe(all)
  await expect(page.getByRole('checkbox', { name: spec.constructions['hose-reservoir'] })).not.toBeChecked()
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: spec.constructions['hose-reservoir'] })).toBeChecked()
  await expectStayed(page)
})

test('a length range narrows the list', async ({ page }) => {
  await page.goto('/products/list2?family=scooter')
  // What is typed before the page's scripts run is typed again.
  await expect(async () => {
    await page.getByRole('textbox', { name: `${lists.facets.length}: ${lists.bounds.from}` }).fill('300')
    await page.getByRole('textbox', { name: `${lists.facets.length}: ${lists.bounds.to}` }).fill('320')
    await page.getByRole('button', { name: lists.apply }).click()
    await expect(page).toHaveURL(/lengthMin=300.*lengthMax=320/, { timeout: 5000 })
  }).toPass({ timeout: 30_000 })
  const column = page.getByRole('table').filter({ visible: true }).locator('tbody tr td:nth-child(3)')
  await expect(column.first()).toContainText('mm')
  const lengths = (await column.allInnerTexts()).map((text) => Number.parseFloat(text))
  expect(lengths.length).toBeGreaterThan(0)
  for (const length of lengths) expect(length >= 300 && length <= 320, `${length} mm`).toBe(true)
})

test('sorting puts the shortest first', async ({ page }) => {
  await page.goto('/products/list2?family=scooter')
  await mark(page)
  await page.getByRole('combobox', { name: lists.sort }).selectOption('length')
  await expect(page).toHaveURL(/sort=length/)
  const column = page.getByRole('table').filter({ visible: true }).locator('tbody tr td:nth-child(3)')
  await expect
    .poll(async () => {
      const lengths = (await column.allInnerTexts())
        .map((text) => Number.parseFloat(text))
        .filter((length) => !Number.isNaN(length))
      return lengths.length > 10 && lengths.every((length, i) => i === 0 || (lengths[i - 1] ?? 0) <= length)
    })
    .toBe(true)
  await expectStayed(page)
  await expect(page.getByRole('combobox', { name: lists.sort })).toHaveValue('length')
})

test('pages follow each other and are left when a filter changes', async ({ page }) => {
  await page.goto('/products/list?family=bigbike')
  const names = await cards(page).getByRole('heading').allInnerTexts()
  expect(names).toHaveLength(24)
  const found = await total(page)
  await page.getByRole('link', { name: common.next }).click()
  await expect(
    page.getByRole('main').getByText(fill(lists.range, { from: '25', to: '48', total: String(found) })),
  ).toBeVisible()
  expect(query(page).get('page')).toBe('2')
  const next = await cards(page).getByRole('heading').allInnerTexts()
  const codes = new Set(await cards(page).locator('.figure').allInnerTexts())
  expect(codes.size).toBeGreaterThanOrEqual(next.length)
  expect(next).not.toEqual(names)
  await expect(page.getByRole('navigation', { name: common.pagination }).locator('[aria-current="page"]')).toHaveText(
    '2',
  )
  await page.locator('summary').filter({ hasText: lists.facets.adjuster, visible: true }).click()
  await page.getByRole('checkbox', { name: spec.adjusters.R, exact: false }).first().check()
  await expect(page).toHaveURL(/adjuster=R/)
  expect(query(page).has('page')).toBe(false)
})

test('the three views show the same selection', async ({ page }) => {
  await page.goto(`/products/list?${pcx.query}&family=scooter&sort=length&page=1`)
  const found = await total(page)
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  const codes = await cards(page).locator('p .figure').allInnerTexts()
  for (const [view, path] of [
    [lists.views.table, '/products/list2'],
    [lists.views.matrix, '/products/list3'],
  ] as const) {
    await page.getByRole('group', { name: lists.views.label }).getByRole('link', { name: view }).click()
    await expect(page).toHaveURL(new RegExp(`${path}\\?`))
    for (const [key, value] of [
      ['vehicle', pcx.id],
      ['year', '2021'],
      ['family', 'scooter'],
      ['sort', 'length'],
    ] as const)
      expect(query(page).get(key)).toBe(value)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    expect(await total(page)).toBe(found)
    const table = page.getByRole('table').filter({ visible: true })
    for (const code of codes.slice(0, 5)) await expect(table.getByText(code, { exact: true })).toBeVisible()
    await expect(
      page.getByRole('group', { name: lists.views.label }).locator('[aria-current="true"]'),
    ).toHaveAccessibleName(view)
  }
})

test('a vehicle in the address gives every card a verdict, also after filtering', async ({ page }) => {
  await page.goto(`/products/list?${pcx.query}`)
  await page.getByRole('checkbox', { name: spec.families.scooter }).check()
  await expect(page).toHaveURL(/family=scooter/)
  expect(query(page).get('vehicle')).toBe(pcx.id)
  await expect(cards(page).first().locator('[data-verdict]')).toContainText(words.en.fitment.verdicts.fits)
  await expect(cards(page).locator('[data-verdict]')).toHaveCount(await cards(page).count())
})

test('the tape measure ranks by closeness', async ({ page }) => {
  await page.goto('/products#tape')
  const form = page.locator('#tape').filter({ visible: true })
  await form.getByLabel(lists.tape.length).fill('333')
  await form.getByLabel(lists.tape.tolerance).fill('12')
  await form.getByLabel(lists.tape.top).selectOption('eye')
  await form.getByRole('button', { name: lists.tape.search }).click()
  await expect(page).toHaveURL(/measureLength=333/)
  const notes = cards(page).locator('[data-off]')
  await expect(notes.first()).toBeVisible()
  const off = (await notes.evaluateAll((all) => all.map((note) => note.getAttribute('data-off')))).map((mm) =>
    Math.abs(Number(mm)),
  )
  expect(off.length).toBeGreaterThan(5)
  expect(off).toEqual([...off].sort((a, b) => a - b))
  expect(Math.max(...off)).toBeLessThanOrEqual(12)
  await expect(page.getByLabel(lists.tape.length).filter({ visible: true })).toHaveValue('333')
})
