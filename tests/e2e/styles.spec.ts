import type { CDPSession } from '@playwright/test'
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
