import type { Page } from '@playwright/test'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { isLong } from '@/tests/support/long'
import { findingsOf } from './support/findings'
import { allowedWords, foreignWords } from './support/foreign-words'
import { everyKind, type PageKind } from './support/page-kinds'
import { expect, test } from './support/test'
import { newVisitor, type Visitor } from './support/visitor'
import { languages } from './support/words'

/** Bytes of fonts a page of each language may load, as studio/fonts/cuts.ts cuts them. */
const fontBytes = { en: 110_000, th: 110_000, ja: 275_000 } as const satisfies Record<Locale, number>
/** What the field calls good. On a machine without a free processor a page is painted in pieces while it is read in, and pieces move a little. */
const mostShift = 0.1
/** 640 px is a window of 1280 px at 200 %, 320 px the width of WCAG 1.4.10: what fits there fits at 640, unless the page is another one there. */
const narrow = isLong ? ([640, 320] as const) : ([320] as const)
const phone = { name: 'a phone', viewport: { width: 390, height: 844 } }
const desktop = { name: 'a desktop', viewport: { width: 1280, height: 800 } }

/** A visit takes seconds, with axe on a busy machine half a minute. */
const longestVisitMs = 120_000

type Reader = {
  locale: Locale
  allowed: ReadonlySet<string>
  /** Whether the browser is empty, so that fonts can be weighed: of those it still has it takes all that a page could need. */
  isFirst: boolean
  /** Whether axe looks at the page: structure is the same in every language, so each kind has that in one. */
  hasAxe: boolean
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

/** Scripts are the same in every language, so they are weighed in one. */
const budgetOf = ({ budgetKb, variant }: PageKind, locale: Locale): number | undefined =>
  locale === 'en' || variant ? budgetKb : undefined

function weightFaults(scripts: number, budgetKb: number | undefined): string[] {
  if (budgetKb === undefined) return []
  if (scripts === 0) return ['no scripts']
  return scripts > budgetKb * 1000 ? [`${scripts / 1000} kB of JavaScript, ${budgetKb} at most`] : []
}

/** What is wrong with one page, seen by somebody of whom nothing is known. */
async function faultsOf(
  { page, visit }: Visitor,
  kind: PageKind,
  { locale, allowed, isFirst, hasAxe }: Reader,
): Promise<string[]> {
  const budget = budgetOf(kind, locale)
  const isStill = kind.fills === true || budget !== undefined
  const path = localizePath(kind.path, locale)
  const first = await visit(path, isStill)
  const { fonts, scripts, refused } = first
  // What a busy machine paints in pieces moves once; what is built wrongly moves each time.
  const { shift, moved } = first.shift > mostShift ? await visit(path, isStill) : first
  return [
    ...(shift > mostShift ? [`jumps by ${shift.toFixed(3)}, ${moved}`] : []),
    ...(fonts === 0 || (isFirst && fonts > fontBytes[locale]) ? [`${fonts} bytes of fonts`] : []),
    ...weightFaults(scripts, budget),
    ...refused,
    ...(await foreignWords(page, locale, allowed)),
    ...(hasAxe ? await findingsOf(page) : []),
    ...(await tooWide(page)),
  ]
}

/** null = not in time. */
async function inTime<T>(work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, longestVisitMs, null)
  })
  return Promise.race([work, end]).finally(() => {
    clearTimeout(timer)
  })
}

// Every kind of page in every language, by turns on a phone and on a desktop. Each is seen in one language by a browser that has fetched
// nothing before; in the others by one that has read the pages before it. In one of those axe looks at it, too, which costs as much as the
// visit, and a quarter more in a browser that has to compile axe first. Variants of a kind have one language alone, with axe.
for (const [turn, { locale, code }] of languages.entries()) {
  for (const half of [0, 1]) {
    const { name, viewport } = (turn + half) % 2 === 0 ? phone : desktop
    test(`every kind of page is sound at its first visit, half ${half + 1}, in ${locale} on ${name}`, async ({
      browser,
      baseURL,
    }) => {
      test.setTimeout(1_200_000)
      const origin = baseURL ?? ''
      const allowed = await allowedWords(origin, locale)
      const arrive = () => newVisitor(browser, { origin, code, viewport })
      let reader = await arrive()
      const faults: string[] = []
      for (const [i, kind] of (await everyKind(origin)).entries()) {
        if (i % 2 !== half) continue
        const turnOfKind = (i >> 1) % languages.length
        if (kind.variant && turnOfKind !== turn && !isLong) continue
        const isFirst = isLong || (!kind.variant && turnOfKind === turn)
        const hasAxe = isLong || kind.variant === true || (turnOfKind + 1) % languages.length === turn
        const see = (visitor: Visitor) => faultsOf(visitor, kind, { locale, allowed, isFirst, hasAxe })
        let visitor = isFirst ? await arrive() : reader
        let found = await inTime(see(visitor))
        // The browser has left a page waiting for its next picture for good, scripts and all: it is opened anew by somebody else.
        if (!found) {
          await inTime(visitor.leave())
          visitor = await arrive()
          if (!isFirst) reader = visitor
          found = await see(visitor)
        }
        if (isFirst) await visitor.leave()
        faults.push(...found.map((fault) => `${kind.name} (${kind.path}): ${fault}`))
      }
      await reader.leave()
      expect(faults).toEqual([])
    })
  }
}
