import { oneOfKind } from './support/catalogue'
import { expect, knowLanguage, test } from './support/test'
import { fill, words } from './support/words'

const { compare, product, spec } = words.en

test.beforeEach(async ({ page }) => knowLanguage(page, 'en'))

test('a fork cartridge and a car spring are said to be unlike', async ({ page, baseURL }) => {
  const cartridge = await oneOfKind(baseURL ?? '', 'fork-cartridge')
  const spring = await oneOfKind(baseURL ?? '', 'lowering-spring')
  await page.goto(`/products/compare?ids=${cartridge.id},${spring.id}`)
  const main = page.getByRole('main')
  await expect(main.getByText(compare.unlike.title)).toBeVisible()
  await expect(
    main.getByText(fill(compare.unlike.one, { name: spring.name, kind: spec.kinds['lowering-spring'] })),
  ).toBeVisible()
  await expect(page.getByTestId('sentences')).toHaveCount(0)
})

test('parts of one job are told apart by name, and rows that are alike can be put away', async ({ page, baseURL }) => {
  const twin = await oneOfKind(baseURL ?? '', 'twin-shock')
  const mono = await oneOfKind(baseURL ?? '', 'mono-shock')
  await page.goto(`/products/compare?ids=${twin.id},${mono.id}`)
  await expect(page.getByTestId('sentences').getByRole('listitem').first()).toContainText(mono.name)
  const table = page.getByRole('table').filter({ visible: true })
  await expect(table.getByRole('rowheader', { name: compare.fit })).toBeVisible()
  const same = table.getByText(compare.same, { exact: true })
  if ((await same.count()) > 0) {
    await page.getByRole('checkbox', { name: compare.onlyDifferences }).check()
    await expect(same).toBeHidden()
  }
  await expect(table.getByText(compare.differences, { exact: true })).toBeVisible()
})

test('a tray at the foot counts what is compared and leads there', async ({ page }) => {
  await page.goto('/products/list')
  const tray = page.getByRole('region', { name: product.compare.added })
  await expect(tray).toBeHidden()
  await page
    .getByRole('button', { name: new RegExp(`^${product.compare.add}: `) })
    .first()
    .click()
  await expect(tray).toContainText('1 / 4')
  await expect(tray).toBeInViewport()
  await tray.getByRole('link', { name: words.en.routes['products-compare'] }).click()
  await expect(page).toHaveURL(/\/products\/compare\?ids=/)
})
