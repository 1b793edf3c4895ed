import type { Page } from '@playwright/test'
import { localizePath } from '@/lib/i18n/locales'
import { isLong } from '@/tests/support/long'
import { startDeployment } from './support/deployment'
import { secondMark, startSecondBuild } from './support/second-build'
import { expect, knowLanguage, test } from './support/test'
import { words } from './support/words'

const { routes } = words.th
const start = localizePath('/services/main', 'th')
const inFooter = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).filter({ visible: true })

/** A document that is replaced forgets it. */
const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { isOldDocument: true }))
const isOldDocument = (page: Page) => page.evaluate(() => 'isOldDocument' in window)

/** Every script that the page names is there. */
async function expectPresentFiles(page: Page): Promise<void> {
  const files = await page
    .locator('script[src*="/_next/static/"]')
    .evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).src))
  for (const file of files) expect((await page.request.get(file)).status(), file).toBe(200)
}

test.describe('a deployment of another build under an open tab', () => {
  test.skip(!isLong, 'builds the site once more')
  test.describe.configure({ mode: 'serial', timeout: 1_800_000 })

  let second: Awaited<ReturnType<typeof startSecondBuild>> | undefined
  test.beforeAll(async () => {
    test.setTimeout(1_800_000)
    second = await startSecondBuild()
  })
  test.afterAll(() => second?.stop())

  test.beforeEach(async ({ page, allowComplaints }) => {
    allowComplaints()
    await knowLanguage(page, 'th')
  })

  /** The way to a page that only the new version can show. */
  async function comeToSecond(page: Page): Promise<void> {
    await inFooter(page, routes.contactUs).click()
    await expect(page.locator(secondMark)).toBeVisible()
    expect(await isOldDocument(page)).toBe(false)
    await expectPresentFiles(page)
  }

  test('a page that was not loaded ahead is the new version’s, and so are those after it', async ({
    page,
    baseURL,
  }) => {
    const deployment = await startDeployment(baseURL ?? '')
    await page.goto(deployment.origin + start, { waitUntil: 'networkidle' })
    await markDocument(page)
    deployment.replace(second?.origin ?? '')
    await comeToSecond(page)
    deployment.missing.length = 0
    await inFooter(page, routes.cookiesPolicy).click()
    await expect(heading(page)).toHaveText(routes.cookiesPolicy)
    expect(deployment.missing).toEqual([])
    await deployment.stop()
  })

  test('a page that was loaded ahead is one version’s as a whole, and the next one the new version’s', async ({
    page,
    baseURL,
  }) => {
    const deployment = await startDeployment(baseURL ?? '')
    await page.goto(deployment.origin + start, { waitUntil: 'networkidle' })
    const path = localizePath('/services/warranty/register', 'th')
    const ahead = page.waitForResponse(
      (answer) =>
        answer.request().headers()['next-router-prefetch'] !== undefined && new URL(answer.url()).pathname === path,
    )
    await page.mouse.wheel(0, 200)
    await (await ahead).finished()
    await page.waitForLoadState('networkidle')
    await markDocument(page)
    deployment.replace(second?.origin ?? '')
    await page.getByRole('main').locator(`a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(new RegExp(`${path}$`), { timeout: 30_000 })
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible()
    // What was there whole is the old version's; what was not is loaded anew.
    if (await isOldDocument(page)) expect(deployment.missing).toEqual([])
    else await expectPresentFiles(page)
    await comeToSecond(page)
    await deployment.stop()
  })
})
