import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from './support/test'

type TraceEvent = { name: string; args: { elementCount?: number } }

/** How many elements the browser styled anew while something was done. */
async function countStyled(devTools: CDPSession, act: () => Promise<void>): Promise<number> {
  const events: TraceEvent[] = []
  devTools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await devTools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  await act()
  const complete = new Promise((resolve) => devTools.once('Tracing.tracingComplete', resolve))
  await devTools.send('Tracing.end')
  await complete
  const counts = events.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? [args.elementCount ?? 0] : []))
  return Math.max(...counts)
}

test('what comes into a page has little else styled anew', async ({ page, context }) => {
  await page.goto('/products/list')
  await expect(page.getByRole('article').first()).toBeVisible()
  const styled = await countStyled(await context.newCDPSession(page), () =>
    page.evaluate(() => {
      document.body.append(document.createElement('p'))
      document.body.getBoundingClientRect()
    }),
  )
  const all = await page.evaluate(() => document.querySelectorAll('*').length)
  expect(styled).toBeGreaterThan(0)
  expect(styled).toBeLessThan(all / 20)
})

const firstCard = (page: Page) => page.locator('article').first()
const heights = (page: Page) => page.evaluate(() => [document.documentElement.scrollHeight, Math.round(scrollY)])

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const [what, opener, end] of [
    ['the menu', 'header button[aria-haspopup="dialog"]', 1200],
    ['the sheet of filters', 'a[href="#filters"]', 0],
  ] as const)
    test(`${what} leaves what it covers as it was, and gives it back`, async ({ page, context }) => {
      await page.goto('/products/list')
      await expect(firstCard(page)).toBeVisible()
      await page.evaluate((top) => scrollTo(0, top), end)
      const before = await heights(page)
      const shown = await page.evaluate(
        () => [...document.querySelectorAll('*')].filter((e) => e.checkVisibility()).length,
      )
      const devTools = await context.newCDPSession(page)
      const styled = await countStyled(devTools, async () => {
        // By its place: Playwright scrolls to what it taps, even in a header that is always in sight.
        const box = await page.locator(opener).filter({ visible: true }).boundingBox()
        await page.touchscreen.tap((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)
        await expect(page.getByRole('dialog')).toBeVisible()
      })
      expect(styled).toBeLessThan(shown)
      expect(await firstCard(page).evaluate((card) => card.checkVisibility())).toBe(false)
      expect(await heights(page)).toEqual(before)
      await page.keyboard.press('Escape')
      await expect(firstCard(page)).toBeVisible()
      expect(await firstCard(page).evaluate((card) => card.checkVisibility())).toBe(true)
      expect(await heights(page)).toEqual(before)
    })
})
