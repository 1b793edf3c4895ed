import type { Page } from '@playwright/test'
import { localizePath } from '@/lib/i18n/locales'
import { isLong } from '@/tests/support/long'
import { startDeployment } from './support/deployment'
import { secondMark, startSecondBuild } from './support/second-build'
import { expect, knowLanguage, test } from './support/test'
import { words } from './support/words'

const { case: cases, routes } = words.th
const start = localizePath('/services/main', 'th')
const link = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: routes.contactUs, exact: true })

/** Files of a build that a page names. */
const buildFiles = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('script[src*="/_next/static/"], link[href*="/_next/static/"]')].map(
      (element) => new URL(element.getAttribute('src') ?? element.getAttribute('href') ?? '', location.href).href,
    ),
  )

test.describe('a deployment under an open tab, of two real builds', () => {
  test.skip(!isLong, 'builds the site once more')
  test.describe.configure({ mode: 'serial', timeout: 1_800_000 })

  let second: Awaited<ReturnType<typeof startSecondBuild>> | undefined
  test.beforeAll(async () => {
    second = await startSecondBuild()
  })
  test.afterAll(() => second?.stop())

  for (const [name, isAhead] of [
    ['that has loaded nothing ahead', false],
    ['whose next page is loaded ahead', true],
  ] as const)
    test(`neither breaks a tab ${name} nor mixes versions`, async ({ page, baseURL, allowComplaints }) => {
      allowComplaints()
      const deployment = await startDeployment(baseURL ?? '')
      try {
        await knowLanguage(page, 'th')
        await page.goto(deployment.origin + start)
        if (isAhead) {
          const ahead = page.waitForResponse((answer) => answer.url().includes('/contactUs') && answer.ok())
          await link(page).scrollIntoViewIfNeeded()
          await page.mouse.move(60, 60)
          await ahead
        }
        deployment.replace(second?.origin ?? '')
        await link(page).click()
        await expect(page.getByRole('radio', { name: cases.values.reason.other })).toBeVisible()
        await expect(page.locator(secondMark)).toBeVisible()

        // What the page names is there, and the way back leads to a page of the same version.
        for (const file of await buildFiles(page)) expect((await page.request.get(file)).status()).toBe(200)
        deployment.missing.length = 0
        await page.getByRole('contentinfo').getByRole('link', { name: routes.cookiesPolicy, exact: true }).click()
        await expect(page.getByRole('heading', { level: 1, name: routes.cookiesPolicy })).toBeVisible()
        expect(deployment.missing).toEqual([])
      } finally {
        await deployment.stop()
      }
    })
})
