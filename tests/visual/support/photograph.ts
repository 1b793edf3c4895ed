import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { waitForStart } from '@/scripts/support/page-start'
import type { Pixels } from './compare'
import { pixelsOf } from './small-picture'

/** Loads what a page loads only when it is seen, and waits until nothing is under way. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A busy machine can leave a page without frames for long.
    const nextFrame = () =>
      Promise.race([
        new Promise((resolve) => requestAnimationFrame(resolve)),
        new Promise((resolve) => setTimeout(resolve, 100)),
      ])
    for (const picture of document.images) picture.loading = 'eager'
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' })
      await nextFrame()
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.waitForLoadState('networkidle')
  // A picture whose source is chosen anew refuses to be decoded: ask until all are there.
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          await document.fonts.ready
          const decoded = await Promise.all(
            [...document.images].map((picture) =>
              picture.decode().then(
                () => picture.complete && picture.naturalWidth > 0,
                () => false,
              ),
            ),
          )
          return decoded.filter((isDone) => !isDone).length
        }),
      { timeout: 30_000, message: 'pictures that have not loaded' },
    )
    .toBe(0)
}

/** The whole page, from its head to its foot, in its own pixels. */
export async function photographPage(page: Page, address: string): Promise<Pixels> {
  await page.goto(address)
  await waitForStart(page)
  // What is far from the window is left undrawn until it comes near, which in a picture of the whole page it never does.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
  await settle(page)
  return pixelsOf(
    sharp(
      await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css', timeout: 60_000 }),
    ),
  )
}
