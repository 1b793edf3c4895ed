import { localizePath, type Locale } from '@/lib/i18n/locales'
import { formatDate } from '@/lib/i18n/formats'
import { expect, knowLanguage, test } from './support/test'
import { someVisitor } from './support/visits'
import { warrantiesAt } from './support/warranty'

// While the question of consent stands at the foot of the window, the page keeps room for it there.
test.use({ asksConsent: true })

const sheets = [
  { path: '/products/list3', pages: 1 },
  { path: '/products/list', pages: 2 },
] as const
const languages = [
  ['en', 'en'],
  ['th', 'th'],
  ['ja', 'jp'],
] as const satisfies readonly (readonly [Locale, string])[]

test('printed, a list cuts no product off and leaves no page empty', async ({ page }) => {
  test.slow()
  for (const [locale, code] of languages) {
    await knowLanguage(page, code)
    for (const { path, pages } of sheets) {
      await page.goto(localizePath(path, locale))
      await expect(page.locator('body')).not.toHaveCSS('padding-bottom', '0px')
      const [count] = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Count \d+/) ?? []
      expect(count, `${path} in ${locale}`).toBe(`/Count ${pages}`)
    }
  }
})

const countSheets = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0

test('printed, home is short and asks nothing', async ({ page }) => {
  test.slow()
  for (const [locale, code] of languages) {
    await knowLanguage(page, code)
    await page.goto(localizePath('/', locale))
    expect(countSheets(await page.pdf({ format: 'A4' })), locale).toBeLessThanOrEqual(6)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#finder')).toBeHidden()
})

test('printed, a question has its answer or says where it is', async ({ page }) => {
  await page.goto('/services/faq')
  const questions = page.locator('.question')
  await questions.nth(1).locator('summary').click()
  await expect(questions.nth(1).locator('.answer')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(questions.nth(1).locator('.answer')).toBeVisible()
  await expect(questions.nth(1).locator('.own-page')).toBeHidden()
  const other = questions.nth(2).locator('.own-page')
  await expect(other).toBeVisible()
  const printed = await other.evaluate((link) => getComputedStyle(link, '::after').content)
  expect(printed).toBe(`"${await other.getAttribute('href')}"`)
  await expect(page.locator('.answers-elsewhere')).toContainText(new URL(page.url()).origin)
})

test('printed, an open passport has no buttons and whole dates', async ({ page, baseURL }) => {
  const visitor = someVisitor()
  const { receipt } = await warrantiesAt(baseURL ?? '').register({ visitor, term: 'two-wheel', lang: 'th' })
  await knowLanguage(page, 'th')
  await page.goto(localizePath(receipt.passport, 'th'))
  const pin = page.getByRole('textbox', { name: /PIN/ })
  await pin.fill(receipt.pin)
  await pin.press('Enter')
  const passport = page.locator('[data-passport]')
  await expect(passport.getByText(visitor.name, { exact: true })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(passport.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(passport.getByText(formatDate(receipt.coveredUntil ?? '', 'th')).first()).toBeVisible()
  await expect(passport.getByText('ปี ค.ศ.')).toBeVisible()
  expect(countSheets(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(2)
})

test('in a low window the header does not cover what is read', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/products/list')
  await expect(page.getByRole('banner')).toHaveCSS('position', 'relative')
})
