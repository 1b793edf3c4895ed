import { errors, expect, type BrowserContext, type Page } from '@playwright/test'
import sharp from 'sharp'
import { waitForStart } from '@/scripts/support/page-start'
import { knowLanguage } from '@/tests/e2e/support/test'
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

async function openPage(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await knowLanguage(page, 'en')
  await page.goto(address)
  await waitForStart(page)
  // What is far from the window is left undrawn until it comes near, which in a picture of the whole page it never does.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
  await settle(page)
  return page
}

const askPicture = (page: Page): Promise<Buffer> =>
  page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css', timeout: 25_000 })

/**
 * The whole page, from its head to its foot, in its own pixels, and the page it was taken of. A picture takes seconds; the browser has
 * left one without an answer for good. It is then taken of the page opened anew.
 */
export async function photographPage(context: BrowserContext, address: string): Promise<{ page: Page; whole: Pixels }> {
  const page = await openPage(context, address)
  try {
    return { page, whole: await pixelsOf(sharp(await askPicture(page))) }
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error
    await page.close()
  }
  const another = await openPage(context, address)
  return { page: another, whole: await pixelsOf(sharp(await askPicture(another))) }
}
