import type { Page } from '@playwright/test'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { everyKind } from './support/page-kinds'
import { expect, knowLanguage, test } from './support/test'
import { languages } from './support/words'

// A trace of every page would take longer than the test.
test.use({ trace: 'off', reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } })

/** Bytes of fonts a page of each language may load, as scripts/fonts/cuts.ts cuts them. */
const allowed = { en: 110_000, th: 110_000, ja: 260_000 } as const satisfies Record<Locale, number>

/** Bytes of fonts a first visit loads while the page is read through to its end. */
async function weighFonts(page: Page, path: string): Promise<{ bytes: number; files: number }> {
  const waiting: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'font') waiting.push(response.body().then((body) => body.length))
  })
  await page.goto(path)
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 800) {
      window.scrollTo(0, y)
      await new Promise((done) => setTimeout(done, 30))
    }
    await document.fonts.ready
  })
  const sizes = await Promise.all(waiting)
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: sizes.length }
}

for (const { locale, code } of languages) {
  test(`no kind of page loads more fonts than it may, in ${locale}`, async ({ browser, baseURL }) => {
    test.setTimeout(300_000)
    const heavy: string[] = []
    for (const { name, path } of await everyKind(baseURL ?? '')) {
      // A context of its own: nothing is in the browser's store.
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: baseURL ?? '' })
      const page = await context.newPage()
      await knowLanguage(page, code)
      const { bytes, files } = await weighFonts(page, localizePath(path, locale))
      if (bytes === 0 || bytes > allowed[locale]) heavy.push(`${name} (${path}): ${bytes} bytes in ${files} files`)
      await context.close()
    }
    expect(heavy, `at most ${allowed[locale]} bytes, and more than none`).toEqual([])
  })
}
