import { localizePath, type Locale } from '@/lib/i18n/locales'
import { expect, knowLanguage, test } from './support/test'

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

test('in a low window the header does not cover what is read', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/products/list')
  await expect(page.getByRole('banner')).toHaveCSS('position', 'relative')
})
