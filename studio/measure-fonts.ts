import { writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { JSDOM } from 'jsdom'
import { localizePath } from '@/lib/i18n/locales'
import { findChromium } from '@/scripts/find-chromium'
import type { Weight } from '@/scripts/fonts/faces'
import { isInRange, ranges } from '@/scripts/fonts/ranges'
import { waitForQuiet, waitForStart } from '@/scripts/support/page-start'
import { everyKind } from '@/tests/e2e/support/page-kinds'
import { partNames, partOf, partOfPage } from './fonts/parts'
import { shownCharacters } from './fonts/shown-characters'
import { shownPath } from './fonts/slices'

/** Writes which Japanese characters the pages of a running site show, by part and weight: npm run measure-fonts [-- origin] */
const origin = process.argv[2] ?? process.env.SITE_URL ?? 'http://localhost:3000'
const prefix = localizePath('/', 'ja').replace(/\/$/, '')

async function readPage(path: string): Promise<Document> {
  const answer = await fetch(origin + localizePath(path, 'ja'), { signal: AbortSignal.timeout(30_000) })
  if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}`)
  return new JSDOM(await answer.text()).window.document
}

const executablePath = findChromium()?.path
if (!executablePath) throw new Error('No Chromium: install one, or set CHROMIUM_PATH.')
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })

/** A page that fills itself, as it stands once its scripts have run. */
async function readFilledPage(path: string): Promise<Document> {
  const page = await browser.newPage()
  await page.goto(origin + localizePath(path, 'ja'))
  await waitForStart(page)
  await waitForQuiet(page)
  const html = await page.content()
  await page.close()
  return new JSDOM(html).window.document
}

function listLinks(page: Document, follow: RegExp): string[] {
  const paths = [...page.querySelectorAll('a[href]')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith(prefix))
  return paths.map((href) => href.slice(prefix.length)).filter((path) => follow.test(path))
}

const shown = Object.fromEntries(
  partNames.map((name) => [
    name,
    { 400: new Set<string>(), 600: new Set<string>() } satisfies Record<Weight, Set<string>>,
  ]),
)
const kinds = await everyKind(origin)
const filled = new Set(kinds.filter(({ fills }) => fills).map(({ path }) => path))
const waiting = new Set(kinds.map(({ path }) => path))
// A set goes on to the members added while it is walked.
for (const path of waiting) {
  const name = partOfPage(path)
  const page = await (filled.has(path) ? readFilledPage(path) : readPage(path))
  for (const [weight, characters] of shownCharacters(page.body))
    for (const character of characters) if (isInRange(ranges.japanese, character)) shown[name]?.[weight].add(character)
  const { follow } = partOf(name)
  // Linked pages are of a kind that is known already and link to the same.
  if (follow && !follow.test(path)) for (const link of listLinks(page, follow)) waiting.add(link)
}

await browser.close()

const sorted = (characters: Set<string> | undefined) => [...(characters ?? [])].sort().join('')
await writeFile(
  shownPath,
  `${JSON.stringify(Object.fromEntries(partNames.map((name) => [name, { 400: sorted(shown[name]?.[400]), 600: sorted(shown[name]?.[600]) }])), null, 2)}\n`,
)
console.log(`${shownPath}: ${waiting.size} pages of ${origin}. Now run npm run cut-fonts.`)
