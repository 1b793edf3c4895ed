import type { Browser } from '@playwright/test'

export type Weight = { bytes: number; files: number }

/** JavaScript a browser downloads at its first visit of a page until the network is quiet: compressed bodies, in bytes. */
export async function weighScripts(browser: Browser, address: string): Promise<Weight> {
  const context = await browser.newContext({ locale: 'en-US' })
  await context.addCookies([{ name: 'i18n_redirected', value: 'en', url: new URL(address).origin }])
  const page = await context.newPage()
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') sizes.push(request.sizes().then((size) => size.responseBodySize))
  })
  const response = await page.goto(address, { waitUntil: 'networkidle' })
  if (!response?.ok()) throw new Error(`${address} answers ${response?.status() ?? 'nothing'}`)
  const bodies = await Promise.all(sizes)
  await context.close()
  return { bytes: bodies.reduce((sum, size) => sum + size, 0), files: bodies.length }
}
