import type { Page } from '@playwright/test'
import { waitForQuiet, waitForStart } from '@/scripts/support/page-start'
import { collectComplaints } from './test'

type Visit = {
  /** Sum of unexpected layout shifts from the first paint on. */
  shift: number
  /** Bytes of fonts, as served. */
  fonts: number
  /** Bytes of JavaScript over the wire until the network is quiet; 0 when that was not waited for. */
  scripts: number
  /** What the content security policy refused, what scripts threw and what the browser complained of. */
  refused: string[]
}

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0)

/** Bytes of one kind of file, as they came over the wire, up to the moment of asking. */
function weighAs(page: Page, type: 'font' | 'script'): () => Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === type) sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  return async () => sum(await Promise.all(sizes))
}

/** Opens a page in a context that has opened none before, and reads it through to its end. `isStill`: its own loading is waited for first. */
export async function firstVisit(page: Page, path: string, isStill: boolean): Promise<Visit> {
  const complaints = await collectComplaints(page)
  page.on('console', (message) => {
    // A page that was not found is itself such a resource.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.errors.push(message.text())
  })
  const [weighFonts, weighScripts] = [weighAs(page, 'font'), weighAs(page, 'script')]
  await page.addInitScript(() => {
    const store = window as unknown as { shift: number }
    store.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) store.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(path)
  await waitForStart(page)
  if (isStill) await waitForQuiet(page)
  // Nothing is loaded ahead for links before a page is used, so that this is the page's own.
  const scripts = isStill ? await weighScripts() : 0
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y)
      await new Promise((done) => setTimeout(done, 40))
    }
    await document.fonts.ready
  })
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift)
  return { shift, fonts: await weighFonts(), scripts, refused: [...complaints.policy, ...complaints.errors] }
}
