import type { Browser, BrowserContext } from '@playwright/test'
import { waitForQuiet, waitForStart } from './page-start'

export type Weight = {
  /** What the page itself needs, in bytes. */
  bytes: number
  files: number
  /** What is fetched beside it for links in view, in bytes; nothing on slow connections and with data saver. */
  prefetchedBytes: number
}

async function visit(context: BrowserContext, address: string): Promise<Map<string, number>> {
  const page = await context.newPage()
  const sizes: Promise<[string, number]>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then((size) => [request.url(), size.responseBodySize]))
  })
  const response = await page.goto(address)
  if (!response?.ok()) throw new Error(`${address} answers ${response?.status() ?? 'nothing'}`)
  await waitForStart(page)
  await waitForQuiet(page)
  return new Map(await Promise.all(sizes))
}

async function freshContext(browser: Browser, address: string): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block' })
  await context.addCookies([{ name: 'i18n_redirected', value: 'en', url: new URL(address).origin }])
  return context
}

const sum = (sizes: Iterable<number>): number => [...sizes].reduce((total, size) => total + size, 0)

/** JavaScript a browser downloads at its first visit of a page until the network is quiet: compressed bodies, in bytes. */
export async function weighScripts(browser: Browser, address: string): Promise<Weight> {
  const [alone, whole] = await Promise.all([freshContext(browser, address), freshContext(browser, address)])
  // A refused prefetch keeps the code of the pages behind the links away, so that only this page's own is left.
  await alone.route('**/*', (route) =>
    route.request().headers()['next-router-prefetch'] === undefined ? route.continue() : route.abort(),
  )
  const own = await visit(alone, address)
  const all = await visit(whole, address)
  await Promise.all([alone.close(), whole.close()])
  const bytes = sum(own.values())
  return { bytes, files: own.size, prefetchedBytes: Math.max(0, sum(all.values()) - bytes) }
}
