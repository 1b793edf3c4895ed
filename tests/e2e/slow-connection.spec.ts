import type { Page } from '@playwright/test'
import { localizePath } from '@/lib/i18n/locales'
import { askProducts } from './support/catalogue'
import { expect, knowLanguage, test } from './support/test'
import { words } from './support/words'

/** Keeps every script back until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_next/static/chunks/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

test.beforeEach(async ({ page }) => knowLanguage(page, 'en'))

test('what is typed before the script has come is heard when it comes', async ({ page }) => {
  const release = await holdScripts(page)
  const { check } = words.th.warranty
  await page.goto(localizePath('/services/warranty/checkWarranty', 'th'), { waitUntil: 'commit' })
  const serial = page.locator('#check-serial')
  await serial.fill('2614A-04217-3')
  await page.getByRole('radio', { name: check.byCode }).check()
  release()
  await expect(page.locator('#check-code')).toBeVisible()
  await expect(serial).toHaveValue('2614A-04217-3')
})

test('a search begun before the script has come is answered', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(localizePath('/services/faq', 'ja'), { waitUntil: 'commit' })
  await page.locator('#faq-search').fill('保証')
  release()
  await expect(
    page.getByRole('region', { name: words.ja.faq.search.results }).getByRole('listitem').first(),
  ).toBeVisible()
})

for (const path of ['/services/faq', '/search?q=PCX']) {
  test(`the menu pressed before the script has come opens when it comes, on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const release = await holdScripts(page)
    await page.goto(localizePath(path, 'th'), { waitUntil: 'commit' })
    await page.getByRole('button', { name: words.th.layout.menu }).click()
    release()
    await expect(page.getByRole('dialog', { name: words.th.layout.menu })).toBeVisible()
  })
}

test('a figure typed while the rest of the assistant is still coming counts', async ({ page, baseURL }) => {
  const { items } = await askProducts(baseURL ?? '', {
    kind: 'unit-swing-shock',
    construction: 'piggyback',
    pageSize: '1',
  })
  const { setup } = words.en
  await page.goto('/services/feature-adjust')
  const desk = page.locator('#assistant')
  await desk.getByRole('searchbox', { name: setup.part.search }).fill(items[0]?.code ?? '')
  const choice = desk.getByRole('button', { name: items[0]?.code ?? '' })
  await expect(choice).toBeVisible()
  const release = await holdScripts(page)
  await choice.click()
  await expect(desk.getByRole('group', { name: setup.result.settings })).toBeVisible()
  const rider = desk.getByRole('textbox', { name: setup.load.riderKg, exact: true })
  await rider.press('Control+A')
  await rider.pressSequentially('60', { delay: 100 })
  await expect(rider).toHaveValue('60')
  release()
  await expect(desk.getByRole('article', { name: setup.card.title })).toContainText('60 kg')
})
