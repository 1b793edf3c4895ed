import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { findOrInstallChromium } from '../find-chromium'
import { waitForQuiet, waitForStart } from './page-start'
import { phoneSlowdown } from './phone-speed'
import { presses, type Act, type Press } from './presses'
import { quantile } from './quantile'
import { startSite } from './start-site'

/** What one press cost, ms from the press to the next picture: the median of some turns, and the worst of them. */
type Interaction = { name: string; median: number; worst: number }
/** With how many times the processor was slowed to be a phone's, one figure a turn. */
export type Interactions = { slowdowns: number[]; interactions: Interaction[] }

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
const settledMs = 1000
/** A finger rests on what it taps about as long as Android waits before it calls a touch a press (`ViewConfiguration.getTapTimeout`). */
const restMs = 100

declare global {
  interface Window {
    longestPress?: number
  }
  /** Event Timing, which TypeScript's library has without it. */
  interface PerformanceEventTiming {
    readonly interactionId: number
  }
}

/** Keeps the longest event of what a visitor did, as browsers tell it: shorter ones than 16 ms are not told. */
function watchEvents(): void {
  const told: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId !== 0) window.longestPress = Math.max(window.longestPress ?? 0, entry.duration)
  }).observe(told)
}

async function act(page: Page, devTools: CDPSession, { tap, type }: Act): Promise<void> {
  const target = page.locator(tap).filter({ visible: true }).first()
  if (type !== undefined) return target.pressSequentially(type, { delay: 150 })
  await target.tap({ trial: true })
  const box = await target.boundingBox()
  if (!box) throw new Error(`${tap} has no place on the page.`)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(restMs)
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

type Phone = { browser: Browser; origin: string; slowdown: number }

/** A first visit, up to its last press, which is measured. */
async function measure({ browser, origin, slowdown }: Phone, { path, acts }: Press): Promise<number> {
  const context = await browser.newContext({ ...phone, locale: 'en-US', serviceWorkers: 'block' })
  await context.addCookies([{ name: 'i18n_redirected', value: 'en', url: origin }])
  await context.addInitScript(watchEvents)
  const page = await context.newPage()
  await page.goto(origin + path)
  await waitForStart(page)
  await waitForQuiet(page)
  // A link to another document leads nowhere, so that the picture after the press is still seen.
  await page.route(
    (url) => url.origin === origin,
    (route) => (route.request().resourceType() === 'document' ? route.abort('aborted') : route.continue()),
  )
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  for (const [index, step] of acts.entries()) {
    if (index === acts.length - 1) await page.evaluate(() => (window.longestPress = 0))
    await act(page, devTools, step)
    await page.waitForTimeout(settledMs)
  }
  const longest = await page.evaluate(() => window.longestPress ?? 0)
  await context.close()
  return longest
}

/** Presses what home, list and search of a running site offer on a phone, each on a page of its own. */
async function pressAll(origin: string, turns: number): Promise<Interactions> {
  const found = await findOrInstallChromium()
  if (!found) throw new Error('No Chromium: install the package "chromium" or set CHROMIUM_PATH.')
  const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const times = presses.map((): number[] => [])
    const slowdowns: number[] = []
    // In turns: a shared machine changes its speed by the minute.
    for (let turn = 0; turn < turns; turn += 1) {
      const slowdown = await phoneSlowdown(browser)
      slowdowns.push(slowdown)
      for (const [index, press] of presses.entries())
        times[index]?.push(await measure({ browser, origin, slowdown }, press))
    }
    const interactions = presses.map(({ name }, index) => ({
      name,
      median: quantile(times[index] ?? [], 0.5),
      worst: Math.max(...(times[index] ?? [])),
    }))
    return { slowdowns, interactions }
  } finally {
    await browser.close()
  }
}

/** Starts the built site and measures every press in `turns` turns. */
export async function benchInteractions(turns: number): Promise<Interactions> {
  const site = await startSite()
  try {
    return await pressAll(site.origin, turns)
  } finally {
    await site.stop()
  }
}
