import type { Browser, Page } from '@playwright/test'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { findingsOf } from './support/findings'
import { firstVisit } from './support/first-visit'
import { everyKind, type PageKind } from './support/page-kinds'
import { expect, knowLanguage, test } from './support/test'
import { languages } from './support/words'

/** Bytes of fonts a page of each language may load, as studio/fonts/cuts.ts cuts them. */
const fontBytes = { en: 110_000, th: 110_000, ja: 260_000 } as const satisfies Record<Locale, number>
const mostShift = 0.02
/** 640 px is a window of 1280 px at 200 %, 320 px the width of WCAG 1.4.10. */
const narrow = [640, 320] as const

const screens = [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desktop', viewport: { width: 1280, height: 800 } },
]

/**
 * Every kind of page on a phone and on a desktop: in Japanese, whose fonts and line breaks are the hardest, on one of them by turns,
 * in English or Thai on the other.
 */
function onScreen(kinds: readonly PageKind[], locale: Locale, screen: number): PageKind[] {
  return kinds.filter((_, i) => {
    const japanese = i % 2
    const other = i % 4 < 2 ? 'en' : 'th'
    return locale === 'ja' ? screen === japanese : screen !== japanese && locale === other
  })
}

async function tooWide(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of narrow) {
    await page.setViewportSize({ width, height: 700 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (over > 0) found.push(`${over} px too wide at ${width} px`)
  }
  return found
}

/** What is wrong with one page, seen by somebody who has never been here. */
async function faultsOf(
  browser: Browser,
  baseURL: string,
  { path, fills }: PageKind,
  { locale, viewport }: { locale: Locale; viewport: { width: number; height: number } },
): Promise<string[]> {
  // A context of its own: nothing is in the browser's store.
  const context = await browser.newContext({ viewport, baseURL, reducedMotion: 'reduce' })
  const page = await context.newPage()
  try {
    await knowLanguage(page, languages.find((language) => language.locale === locale)?.code ?? 'en')
    const { shift, fonts, refused } = await firstVisit(page, localizePath(path, locale), fills)
    return [
      ...(shift > mostShift ? [`jumps by ${shift.toFixed(3)}`] : []),
      ...(fonts === 0 || fonts > fontBytes[locale] ? [`${fonts} bytes of fonts`] : []),
      ...refused,
      ...(await findingsOf(page)),
      ...(await tooWide(page)),
    ]
  } finally {
    await context.close()
  }
}

for (const [screen, { name, viewport }] of screens.entries()) {
  for (const { locale } of languages) {
    test(`every kind of page stands still, fits, weighs little in fonts and passes axe, in ${locale} on a ${name}`, async ({
      browser,
      baseURL,
    }) => {
      test.setTimeout(300_000)
      const faults: string[] = []
      for (const kind of onScreen(await everyKind(baseURL ?? ''), locale, screen)) {
        const found = await faultsOf(browser, baseURL ?? '', kind, { locale, viewport })
        faults.push(...found.map((fault) => `${kind.name} (${kind.path}): ${fault}`))
      }
      expect(faults).toEqual([])
    })
  }
}
