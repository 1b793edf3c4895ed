import type { Page } from '@playwright/test'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Waits until a page of this site answers its visitor: a stored page asks for its scripts when it has been drawn, which may be after its
 * load event, and React takes over some time later. `KeepEarlyInput` then takes away what the first script kept for it. A page that
 * was not found may be drawn by its scripts altogether.
 * @throws after 15 s
 */
export async function waitForStart(page: Page): Promise<void> {
  const isAlive = () =>
    page.evaluate(() => document.documentElement.id !== '__next_error__' && !('__earlyTaps' in window))
  for (const end = Date.now() + 15_000; !(await isAlive()); await pause(50))
    if (Date.now() > end) throw new Error(`The scripts of ${page.url()} have not started.`)
}

/** Resolves when a page has asked for nothing and received nothing for half a second. */
export function waitForQuiet(page: Page): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(resolve, 500)
    const goOn = () => {
      clearTimeout(timer)
      timer = setTimeout(resolve, 500)
    }
    page.on('request', goOn)
    page.on('requestfinished', goOn)
    page.on('requestfailed', goOn)
  })
}
