import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findOrInstallChromium } from './find-chromium'
import { anyProduct } from './support/any-product'

const lowest = 95
const turns = 3
const mostTries = 20
/** By how much of itself the right slowdown may have changed within a turn. */
const mostDrift = 0.15
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Indexes of Lighthouse's own benchmark, and the slowdown with which a machine of that index is a mid-range phone (Lighthouse's CPU throttling calculator). */
const slowdowns = [
  [150, 1],
  [800, 2],
  [1300, 3],
  [1533, 4],
  [1766, 5],
  [2000, 6],
] as const

/** Slowdown of the processor for a machine of this index, at least 1; Lighthouse's fixed 4 would make a slow machine a phone nobody has. */
function slowdownOf(index: number): number {
  const found = slowdowns.findIndex(([known]) => known >= index)
  const above = found === -1 ? slowdowns.length - 1 : Math.max(1, found)
  const [x0, y0] = slowdowns[above - 1] ?? slowdowns[0]
  const [x1, y1] = slowdowns[above] ?? slowdowns[1]
  return Math.max(1, y0 + ((index - x0) / (x1 - x0)) * (y1 - y0))
}

type Scores = { scores: Map<string, number>; failed: string[]; /** Speed of the machine in this turn. */ index: number }

/** Scores 0–100 of one page on Lighthouse's simulated mid-range phone, and the weighted audits it failed outright. */
async function measure(url: string, port: number, cpuSlowdownMultiplier: number, tries = 3): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
    throttling: { cpuSlowdownMultiplier },
    extraHeaders: { cookie: 'i18n_redirected=en' },
  })
  // A busy browser sometimes records nothing of a page (NO_NAVSTART, NO_FCP).
  if (result?.lhr.runtimeError && tries > 1) return measure(url, port, cpuSlowdownMultiplier, tries - 1)
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
  const { audits, categories: found, environment } = result.lhr
  const failed = categories.flatMap(
    (category) =>
      found[category]?.auditRefs
        .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
        .map(({ id }) => `${category}: ${audits[id]?.title ?? id}`) ?? [],
  )
  return {
    scores: new Map(categories.map((category) => [category, Math.round((found[category]?.score ?? 0) * 100)])),
    failed,
    index: environment.benchmarkIndex,
  }
}

type Turn = Scores & { slowdown: number }

/**
 * The median of some turns by performance, as Lighthouse advises. A shared machine changes its speed by the minute: a turn counts only when
 * the machine was about as fast in it as its slowdown assumes, which is how fast it was in the turn before.
 */
async function measureTurns(url: string, port: number): Promise<Turn> {
  const found: Turn[] = []
  let { index } = await measure(url, port, 1)
  for (let tries = 0; found.length < turns; tries += 1) {
    if (tries === mostTries) throw new Error(`The machine changes its speed too fast to measure ${url}.`)
    const slowdown = slowdownOf(index)
    const turn = await measure(url, port, slowdown)
    if (Math.abs(slowdownOf(turn.index) - slowdown) <= mostDrift * slowdown) found.push({ ...turn, slowdown })
    index = turn.index
  }
  const [median] = found
    .toSorted((one, other) => (one.scores.get('performance') ?? 0) - (other.scores.get('performance') ?? 0))
    .slice(Math.floor(turns / 2))
  if (!median) throw new Error('No turn was measured.')
  return median
}

const [origin = process.env.SITE_URL ?? 'http://localhost:3000', ...paths] = process.argv.slice(2)
const browser = await findOrInstallChromium()
if (!browser) throw new Error('No Chromium: install the package "chromium" or set CHROMIUM_PATH.')
const chrome = await launch({
  chromePath: browser.path,
  // A phone has letters of its own for every language until the site's arrive; this machine may have none.
  envVars: { ...process.env, FONTCONFIG_FILE: 'tests/support/fonts.conf' },
  chromeFlags: [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
type Page = readonly [name: string, path: string, skip: string]

/** A search page is kept out of search engines on purpose, which Lighthouse's category "seo" counts as a fault. */
const usual = async (): Promise<Page[]> => [
  ['home', '/', ''],
  ['list', '/products/list', ''],
  ['product', `/products/${await anyProduct(origin)}`, ''],
  ['search', '/search?q=PCX', 'seo'],
]

try {
  const pages = paths.length > 0 ? paths.map((path): Page => [path, path, '']) : await usual()
  for (const [name, path, skip] of pages) {
    await fetch(origin + path)
    const { scores, failed, index, slowdown } = await measureTurns(origin + path, chrome.port)
    const low = [...scores].some(([category, score]) => score < lowest && category !== skip)
    if (low) process.exitCode = 1
    console.log(
      `${low ? '✗' : '✓'} ${name.padEnd(8)} ${[...scores].map(([category, score]) => `${category} ${score}${category === skip ? ' (kept out on purpose)' : ''}`).join(', ')} (index ${Math.round(index)}, slowed down ${slowdown.toFixed(1)} times)`,
    )
    if (low) for (const audit of failed) console.log(`    ${audit}`)
  }
} finally {
  chrome.kill()
}
