import type { Page } from '@playwright/test'
import { waitForQuiet, waitForStart } from '@/scripts/support/page-start'
import { collectComplaints } from './test'

type Visit = {
  /** Sum of unexpected layout shifts from the first paint on. */
  shift: number
  /** Bytes of fonts, as served. */
  fonts: number
  /** What the content security policy refused and what scripts threw. */
  refused: string[]
}

/** Opens a page in a context that has opened none before, waits where it fills itself, and reads it through to its end. */
export async function firstVisit(page: Page, path: string, fills = false): Promise<Visit> {
  const complaints = await collectComplaints(page)
  const fonts: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'font') fonts.push(response.body().then((body) => body.length))
  })
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
  if (fills) await waitForQuiet(page)
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y)
      await new Promise((done) => setTimeout(done, 40))
    }
    await document.fonts.ready
  })
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift)
  const sizes = await Promise.all(fonts)
  return {
    shift,
    fonts: sizes.reduce((sum, size) => sum + size, 0),
    refused: [...complaints.policy, ...complaints.errors],
  }
}
