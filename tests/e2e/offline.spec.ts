import type { Page } from '@playwright/test'
import { farewellScript } from '@/lib/config/worker-scripts'
import { localizePath } from '@/lib/i18n/locales'
import { oneOfKind } from './support/catalogue'
import { startDeployment } from './support/deployment'
import { expect, knowLanguage, test } from './support/test'
import { pattern, words } from './support/words'

const { offline: texts, case: cases, form, layout, routes } = words.th

/** A visitor who has begun to use the site, on a device that has the worker. */
async function withWorker(page: Page, path: string): Promise<void> {
  await knowLanguage(page, 'th')
  await page.goto(path)
  await page.mouse.move(40, 40)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
}

const isKept = (page: Page, path: string) =>
  page.evaluate(async (address) => (await caches.match(address, { ignoreVary: true })) !== undefined, path)

const kept = (page: Page) => page.getByRole('status').filter({ hasText: pattern(layout.kept) })
const offlineHeading = (page: Page) => page.getByRole('heading', { level: 1, name: texts.title })

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a product stays readable without a connection, and what is not there is said in the language of the page', async ({
    page,
    context,
    baseURL,
  }) => {
    const { id } = await oneOfKind(baseURL ?? '', 'unit-swing-shock')
    const product = localizePath(`/products/${id}`, 'th')
    await withWorker(page, product)
    await expect.poll(() => isKept(page, product)).toBe(true)

    await page.goto(localizePath(`/offline?product=${id}`, 'th'))
    await expect(page.getByText(pattern(texts.save.size))).toBeVisible()
    await page.getByRole('button', { name: pattern(texts.save.press) }).click()
    await expect(page.getByText(pattern(texts.save.done))).toBeVisible()

    await context.setOffline(true)
    await page.goto(product)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(texts.title)
    await expect(kept(page)).toBeVisible()

    // A link that the router would follow by itself, then an address that is typed.
    await page.getByRole('contentinfo').getByRole('link', { name: routes.cookiesPolicy, exact: true }).click()
    await expect(offlineHeading(page)).toBeVisible()
    await page.goto(localizePath('/whereToBuy', 'th'))
    await expect(offlineHeading(page)).toBeVisible()
    await expect(page.getByText(texts.away.title)).toBeVisible()

    const manual = page.getByRole('link', { name: texts.packs.manual, exact: true })
    const type = await manual.evaluate(async (link) =>
      (await fetch((link as HTMLAnchorElement).href)).headers.get('content-type'),
    )
    expect(type).toBe('application/pdf')
    await page.getByRole('button', { name: pattern(texts.packs.remove) }).click()
    await expect(page.getByText(texts.packs.none)).toBeVisible()

    await context.setOffline(false)
    await expect(offlineHeading(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('a message written without a connection is sent once when there is one', async ({ page, context }) => {
    await withWorker(page, localizePath('/contactUs?reason=other', 'th'))
    const accepted: string[] = []
    page.on('response', (answer) => {
      if (answer.ok() && new URL(answer.url()).pathname.endsWith('/cases/send')) accepted.push(answer.url())
    })
    const message = page.getByRole('form', { name: cases.values.reason.other })
    await message.getByRole('textbox', { name: cases.fields.text }).fill('สอบถามเรื่องค่าปรับตั้งสำหรับบรรทุกของ')
    await message.getByRole('textbox', { name: cases.fields.email }).fill('offline@example.com')
    await message.getByRole('checkbox', { name: cases.form.consent }).check()
    await context.setOffline(true)
    await message.getByRole('button', { name: cases.form.submit }).click()
    await expect(message.getByText(form.waiting.title)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('group', { name: cases.form.sent.title })).toBeFocused()
    expect(accepted).toHaveLength(1)
    expect(await page.evaluate(() => localStorage.getItem('contact-draft'))).toBe('null')
  })

  test('a newer worker waits until the visitor takes it, and the switch removes it with all it has kept', async ({
    page,
    baseURL,
  }) => {
    const deployment = await startDeployment(baseURL ?? '')
    try {
      await withWorker(page, deployment.origin + localizePath('/services/main', 'th'))
      await page.reload()
      deployment.edit('/worker.js', (script) => `${script}\n// newer`)
      await page.mouse.move(50, 50)
      // A browser looks for a newer one with each page load, at a moment of its own.
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
      const offer = page.getByRole('status').filter({ hasText: texts.offers.update.title })
      await expect(offer).toBeVisible()
      const loaded = page.waitForEvent('load')
      await offer.getByRole('button', { name: texts.offers.update.take }).click()
      await loaded

      deployment.edit('/sw.js', () => farewellScript)
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
        .toBe(0)
      expect(await page.evaluate(() => caches.keys())).toEqual([])
    } finally {
      await deployment.stop()
    }
  })
})

test('a page whose script is gone after a deployment is loaded once more and shown', async ({
  page,
  allowComplaints,
}) => {
  allowComplaints()
  await knowLanguage(page, 'th')
  await page.goto(localizePath('/services/main', 'th'))
  let isGone = false
  await page.route('**/_next/static/chunks/**/contactUs/page-*.js', async (route) => {
    if (isGone) return route.continue()
    isGone = true
    return route.fulfill({ status: 404 })
  })
  await page.getByRole('contentinfo').getByRole('link', { name: routes.contactUs, exact: true }).click()
  await expect(page.getByRole('radio', { name: cases.values.reason.other })).toBeVisible()
  expect(isGone).toBe(true)
})
