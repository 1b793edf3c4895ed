import type { Browser, Page } from '@playwright/test'
import { knowConsent } from '@/tests/e2e/support/known-consent'
import { waitForQuiet, waitForStart } from './page-start'

export type Weight = {
  /** What the page itself needs, in bytes. */
  bytes: number
  files: number
  /** What asking for consent adds at the very first visit, in bytes; it is fetched after the page has started. */
  askedBytes: number
}

/** Budgets are for phones; on a large screen more is in view at once, and what is near asks for its data. */
const phone = { width: 390, height: 844 }

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0)

/** Bytes of each file a page has taken whose name ends so; as they are served, whether or not the browser had them already. */
export const weighFiles = (page: Page, ending: string): Promise<number[]> =>
  page.evaluate((wanted) => {
    const entries = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
    const sizes = new Map(entries.map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize]))
    return [...sizes].filter(([name]) => name.endsWith(wanted)).map(([, size]) => size)
  }, ending)

async function visit(browser: Browser, address: string, hasDecided: boolean): Promise<number[]> {
  const context = await browser.newContext({ viewport: phone, locale: 'en-US', serviceWorkers: 'block' })
  await context.addCookies([{ name: 'i18n_redirected', value: 'en', url: new URL(address).origin }])
  if (hasDecided) await knowConsent(context)
  const page = await context.newPage()
  const response = await page.goto(address)
  if (!response?.ok()) throw new Error(`${address} answers ${response?.status() ?? 'nothing'}`)
  await waitForStart(page)
  await waitForQuiet(page)
  const sizes = await weighFiles(page, '.js')
  await context.close()
  return sizes
}

/** JavaScript a browser that knows nothing of the site downloads until the network is quiet: compressed bodies, in bytes. */
export async function weighScripts(browser: Browser, address: string): Promise<Weight> {
  const own = await visit(browser, address, true)
  const all = await visit(browser, address, false)
  return { bytes: sum(own), files: own.length, askedBytes: sum(all) - sum(own) }
}
