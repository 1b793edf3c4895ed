import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { localizePath } from '@/lib/i18n/locales'
import { matchRoute } from '@/lib/routes/table'
import { failuresOf } from '@/tests/e2e/support/every'
import { isLong } from '@/tests/support/long'
import { readSitemaps } from './support/sitemaps'
import { sharedSite } from './support/shared-site'

const mostClicks = 4
/** Addresses of programs and files, which are no pages. */
const noPage = /^\/(?:api|_next|pictures|social|icons|films)\/|\.[a-z\d]+$/
const productPage = /^\/products\/[a-z]+(?:-[a-z\d]+)+$/

const site = sharedSite()
const clicks = new Map<string, number>([['/', 0]])
const statuses = new Map<string, number>()
/** Pictures that stages open with, each with the kinds of pages it opens. */
const openings = new Map<string, Set<string>>()
/** Pages that are alike: the list is what the finder leads to, in the light of its vehicles; print is the chart on paper; a posting is one of the careers. */
const alike: Readonly<Record<string, string>> = {
  '/products': 'finder',
  '/products/live': 'finder',
  '/products/auto': 'finder',
  '/products/brand': 'finder',
  '/products/list': 'finder',
  '/products/list2': 'finder',
  '/products/list3': 'finder',
  '/career/:id/:position?': '/career',
  '/applist': '/application-list',
}

function noteOpening(path: string, html: string): void {
  const main = html.slice(html.indexOf('<main'))
  const stage = /<(header|section) data-tone="stage"[\s\S]*?<\/\1>/.exec(main)?.[0] ?? ''
  const picture = /"\/pictures\/([^"?]+?)(?:\.tall)?-\d+\.webp/.exec(stage)?.[1]
  const pattern = matchRoute(path)?.route.path
  if (!picture || !pattern || productPage.test(path)) return
  openings.set(picture, (openings.get(picture) ?? new Set()).add(alike[pattern] ?? pattern))
}

/** Pages a page links to: without their query, because that only chooses what the same page shows. */
function linksIn(html: string): string[] {
  const found = [...html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map(([, href = '']) => href.replace(/[?#].*$/, ''))
  return [...new Set(found)].filter((path) => !noPage.test(path) && !/^\/(?:th|jp)(?:\/|$)/.test(path))
}

/** Of each route with parameters, whose pages are one like the other, so many are opened, all in the long run. */
const openedOfEach = isLong ? Infinity : 20
const opened = new Map<string, number>()

/** Pages that the texts of `content/` name, so that none is missed on a page that is not opened. */
function writtenLinks(): string[] {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))
  const found = files.flatMap((file) => [
    ...readFileSync(join('content', file), 'utf8').matchAll(/"(\/[a-z][^"?#\s]*)["?#]/gi),
  ])
  return [...new Set(found.map(([, path = '']) => path))].filter((path) => !noPage.test(path))
}

function isOpened(path: string): boolean {
  const pattern = matchRoute(path)?.route.path ?? ''
  // What leaves a parameter out leads to others, as a province does to its shops.
  const isOneOfMany = pattern.includes(':') && pattern.split('/').length === path.split('/').length
  if (!isOneOfMany) return true
  const before = opened.get(pattern) ?? 0
  opened.set(pattern, before + 1)
  return before < openedOfEach
}

async function open(path: string): Promise<string> {
  const { status, text } = await site.ask(path, { headers: { cookie: 'i18n_redirected=en' } })
  statuses.set(path, status)
  noteOpening(path, text)
  return text
}

/** Opens every page found with so many clicks, and notes what they link to. */
async function openRound(round: number): Promise<void> {
  const due = [...clicks].flatMap(([path, count]) =>
    count === round && !statuses.has(path) && isOpened(path) ? [path] : [],
  )
  await failuresOf(due, 4, async (path) => {
    const text = await open(path)
    const links = productPage.test(path) ? [] : linksIn(text)
    for (const link of links) if (!clicks.has(link)) clicks.set(link, round + 1)
    return null
  })
}

beforeAll(async () => {
  for (let round = 0; round <= mostClicks; round += 1) await openRound(round)
  for (const path of writtenLinks()) if (!statuses.has(path)) await open(path)
}, 180_000)

describe('from home, a click at a time', () => {
  it('finds no broken link', () => {
    // Pages for the signed-in lead to the sign-in.
    const fine = [200, 307]
    expect([...statuses].filter(([, status]) => !fine.includes(status))).toEqual([])
    expect(statuses.size).toBeGreaterThan(300)
  })

  it(`reaches every page of the sitemap in ${mostClicks} clicks`, async () => {
    const listed = (await readSitemaps(site)).map(({ path }) => path)
    const english = listed.filter((path) => !/^\/(?:th|jp)(?:\/|$)/.test(path))
    expect(english.length).toBeGreaterThan(300)
    const far = english.filter((path) => !productPage.test(path) && (clicks.get(path) ?? Infinity) > mostClicks)
    expect(far).toEqual([])
    expect(listed).toContain(localizePath('/GTX', 'ja'))
  })

  it('no picture opens two unlike pages', () => {
    expect(openings.size).toBeGreaterThan(40)
    expect([...openings].filter(([, kinds]) => kinds.size > 1).map(([id, kinds]) => [id, ...kinds])).toEqual([])
  })
})
