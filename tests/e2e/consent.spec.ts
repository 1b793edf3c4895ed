import type { Page } from '@playwright/test'
import { localizePath } from '@/lib/i18n/locales'
import { consentStoreOf, layerOf } from './support/consent'
import { staffToken } from './support/case-desk'
import { findingsOf } from './support/findings'
import { signIn } from './support/sign-in'
import { expect, knowLanguage, test } from './support/test'
import { words } from './support/words'

/** How much has moved by itself since the page was opened. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
          resolve(shifts.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 300)
      }),
  )

test.use({ asksConsent: true, viewport: { width: 390, height: 844 } })
test.setTimeout(60_000)

test('a visitor is asked once for all languages, by keyboard, and is counted only when it was allowed', async ({
  page,
  context,
  baseURL,
}) => {
  const counts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/analytics/count')) counts.push(request.postData() ?? '')
  })
  const { consent, desk } = words.th
  await knowLanguage(page, 'th')
  await page.goto('/th/services/faq')
  const layer = layerOf(page, 'th')
  await expect(layer).toBeVisible()
  expect(await consentStoreOf(page)).toBeNull()
  const findings = await findingsOf(page, 'asked')

  // Neither answer is made easier than the other by how it looks, and the question moves nothing.
  const looks = [consent.layer.refuse, consent.layer.accept].map((name) =>
    layer.getByRole('button', { name }).evaluate((button) => {
      const { width, height, top } = button.getBoundingClientRect()
      const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(button)
      return { width, height, top, backgroundColor, color, fontSize, fontWeight, borderColor }
    }),
  )
  expect(await looks[0]).toEqual(await looks[1])
  expect(await shiftOf(page)).toBeLessThan(0.01)

  // Met first, left again, and nothing of the page ends behind it.
  await page.keyboard.press('Tab')
  await expect(layer.getByRole('link', { name: consent.layer.policy })).toBeFocused()
  for (const name of [consent.layer.refuse, consent.layer.accept, consent.layer.choose]) {
    await page.keyboard.press('Tab')
    await expect(layer.getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(layer.locator(':focus')).toHaveCount(0)
  const entry = page.getByRole('contentinfo').getByRole('button', { name: consent.choices.title })
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  const [below, above] = [await layer.boundingBox(), await page.getByRole('contentinfo').boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1)

  await layer.getByRole('button', { name: consent.layer.refuse }).press('Enter')
  await expect(layer).toHaveCount(0)
  await expect(page.locator('main:focus')).toHaveCount(1)
  await expect.poll(async () => (await consentStoreOf(page))?.sent).toBe(true)
  await page.goto('/jp/services/main')
  await expect(page.locator('html')).toHaveAttribute('data-route', /___jp$/)
  await expect(layerOf(page, 'ja')).toHaveCount(0)
  expect(counts).toEqual([])

  // As easy to give as it was to refuse, and to take back.
  await page.goto('/th/services/faq')
  await entry.click()
  const dialog = page.getByRole('dialog', { name: consent.choices.title })
  const box = dialog.getByRole('checkbox', { name: consent.purposes.analytics.name })
  await expect(box).not.toBeChecked()
  findings.push(...(await findingsOf(page, 'choices')))
  const counted = page.waitForResponse((response) => response.url().endsWith('/analytics/count'))
  await dialog.getByRole('button', { name: consent.layer.accept }).click()
  expect((await counted).status()).toBe(200)
  await expect(dialog).toHaveCount(0)
  expect(counts).toHaveLength(1)
  expect(JSON.parse(counts[0] ?? '')).toMatchObject({ path: '/th/services/faq', device: 'phone' })
  await expect.poll(async () => (await consentStoreOf(page))?.sent).toBe(true)

  await signIn(context, await staffToken(), baseURL ?? '')
  await page.goto(localizePath('/desk/statistics', 'th'))
  const pages = page.getByRole('table', { name: desk.statistics.pages })
  await expect(pages.getByRole('rowheader', { name: '/services/faq', exact: true })).toBeVisible()
  findings.push(...(await findingsOf(page, 'statistics')))
  expect(findings).toEqual([])
})

test('Global Privacy Control is honoured, and the question says so', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'sec-gpc': '1' })
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await knowLanguage(page, 'en')
  await page.goto('/services/main')
  const { layer: texts, choices } = words.en.consent
  await expect(layerOf(page, 'en')).toContainText(texts.signal)
  await layerOf(page, 'en').getByRole('button', { name: texts.choose }).click()
  const dialog = page.getByRole('dialog', { name: choices.title })
  await expect(dialog).toContainText(texts.signal)
  await dialog.getByRole('button', { name: choices.save }).click()
  await expect(layerOf(page, 'en')).toHaveCount(0)
  expect(await consentStoreOf(page)).toMatchObject({ given: [], signal: true, way: 'choices' })
})
