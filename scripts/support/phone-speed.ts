import type { Browser } from '@playwright/test'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'

/** BenchmarkIndex of a mid-range phone (Pixel 5): what Chrome's DevTools calibrate their "mid-tier mobile" to. */
const phoneIndex = 1000
const mostSlowed = 8
const halvings = 6

/** So many times this machine's processor has to be slowed now to be as fast as a mid-range phone; 1 where it is no faster. */
export async function phoneSlowdown(browser: Browser): Promise<number> {
  const page = await browser.newPage()
  const devTools = await page.context().newCDPSession(page)
  const indexAt = async (rate: number) => {
    await devTools.send('Emulation.setCPUThrottlingRate', { rate })
    return page.evaluate(pageFunctions.computeBenchmarkIndex)
  }
  // The first turn compiles.
  await indexAt(1)
  let [fastest, slowest] = [1, mostSlowed]
  // The index does not fall in step with the rate (2011, 981 and 630 at once, twice and four times), so the rate is searched for.
  for (let i = 0; i < halvings; i += 1) {
    const middle = (fastest + slowest) / 2
    if ((await indexAt(middle)) > phoneIndex) fastest = middle
    else slowest = middle
  }
  await page.context().close()
  return fastest
}
