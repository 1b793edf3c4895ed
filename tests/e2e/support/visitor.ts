import type { Browser, Page } from '@playwright/test'
import { waitForQuiet, waitForStart } from '@/scripts/support/page-start'
import { weighFiles } from '@/scripts/support/weigh'
import { knowConsent } from './known-consent'
import { collectComplaints, knowLanguage } from './test'

type Visit = {
  /** Sum of unexpected layout shifts from the first paint on. */
  shift: number
  /** What moved in the largest of them, and from where to where. */
  moved: string
  /** Bytes of fonts, as served. */
  fonts: number
  /** Bytes of JavaScript as served, until the network is quiet; 0 when that was not waited for. */
  scripts: number
  /** What the content security policy refused, what scripts threw and what the browser complained of. */
  refused: string[]
}

export type Visitor = {
  page: Page
  /** Opens a page and reads it through to its end. `isStill`: its own loading is waited for first. */
  visit: (path: string, isStill: boolean) => Promise<Visit>
  leave: () => Promise<void>
}

type Size = { width: number; height: number }

const weigh = async (page: Page, ending: string): Promise<number> =>
  (await weighFiles(page, ending)).reduce((total, size) => total + size, 0)

/**
 * From screen to screen, each of which is drawn before the next: parts that come into sight take their height in the frames after, and nobody sees
 * them move unless frames are left out, as a busy machine would.
 */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A browser without a window that has much to do may leave frames out for good.
    const within = (ms: number, what: Promise<unknown>) =>
      Promise.race([what, new Promise((done) => setTimeout(done, ms))])
    const frame = () => within(1000, new Promise((done) => requestAnimationFrame(done)))
    await within(5000, document.fonts.ready)
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y)
      for (let drawn = 0; drawn < 3; drawn += 1) await frame()
    }
    await within(5000, document.fonts.ready)
  })
}

/** Somebody of whom the site knows only the language, at every page anew; what was fetched for one page is at hand for the next. */
export async function newVisitor(
  browser: Browser,
  { origin, code, viewport }: { origin: string; code: 'en' | 'th' | 'jp'; viewport: Size },
): Promise<Visitor> {
  const context = await browser.newContext({ viewport, baseURL: origin, reducedMotion: 'reduce' })
  await context.addInitScript(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await knowConsent(context)
  const page = await context.newPage()
  await knowLanguage(page, code)
  const { policy, errors } = await collectComplaints(page)
  page.on('console', (message) => {
    // A page that was not found is itself such a resource.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text())
  })
  await page.addInitScript(() => {
    type Moved = { node?: Element | null; previousRect: DOMRect; currentRect: DOMRect }
    type Shift = { value: number; hadRecentInput: boolean; sources: Moved[] }
    const store = window as unknown as { shift: number; moved: string }
    let largest = 0
    Object.assign(store, { shift: 0, moved: '' })
    const place = ({ top, height }: DOMRect) => `${Math.round(top)}+${Math.round(height)}`
    const tell = ({ node, previousRect, currentRect }: Moved) =>
      `${node?.nodeName ?? 'gone'} ${node?.textContent.slice(0, 30) ?? ''} ${place(previousRect)} → ${place(currentRect)}`
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        if (entry.hadRecentInput) continue
        store.shift += entry.value
        if (entry.value <= largest) continue
        largest = entry.value
        store.moved = `${entry.value.toFixed(3)} at ${window.scrollY}: ${entry.sources.map(tell).join(' | ')}`
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

  return {
    page,
    visit: async (path, isStill) => {
      await page.setViewportSize(viewport)
      await page.goto(path)
      await waitForStart(page)
      if (isStill) await waitForQuiet(page)
      // Nothing is loaded ahead for links before a page is used, so that this is the page's own.
      const scripts = isStill ? await weigh(page, '.js') : 0
      await readThrough(page)
      const { shift, moved } = await page.evaluate(() => {
        const store = window as unknown as { shift: number; moved: string }
        return { shift: store.shift, moved: store.moved }
      })
      const refused = [...policy.splice(0), ...errors.splice(0)]
      return { shift, moved, fonts: await weigh(page, '.woff2'), scripts, refused }
    },
    leave: () => context.close(),
  }
}
