import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findOrInstallChromium } from './find-chromium'
import { anyProduct } from './support/any-product'

const lowest = 95
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Scores = { scores: Map<string, number>; failed: string[] }

/** Scores 0–100 of one page on Lighthouse's simulated mid-range phone, and the weighted audits it failed outright. */
async function measure(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...categories], extraHeaders: { cookie: 'i18n_redirected=en' } })
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
  const { audits, categories: found } = result.lhr
  const failed = categories.flatMap((category) => found[category]?.auditRefs.filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0).map(({ id }) => `${category}: ${audits[id]?.title ?? id}`) ?? [])
  return { scores: new Map(categories.map((category) => [category, Math.round((found[category]?.score ?? 0) * 100)])), failed }
}

const origin = process.argv[2] ?? process.env.SITE_URL ?? 'http://localhost:3000'
const browser = await findOrInstallChromium()
if (!browser) throw new Error('No Chromium: install the package "chromium" or set CHROMIUM_PATH.')
const chrome = await launch({ chromePath: browser.path, chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'] })
try {
  // A search page is kept out of search engines on purpose, which Lighthouse's category "seo" counts as a fault.
  for (const [name, path, skip] of [['home', '/', ''], ['list', '/products/list', ''], ['product', `/products/${await anyProduct(origin)}`, ''], ['search', '/search?q=PCX', 'seo']] as const) {
    await fetch(origin + path)
    const { scores, failed } = await measure(origin + path, chrome.port)
    const low = [...scores].some(([category, score]) => score < lowest && category !== skip)
    if (low) process.exitCode = 1
    console.log(`${low ? '✗' : '✓'} ${name.padEnd(8)} ${[...scores].map(([category, score]) => `${category} ${score}${category === skip ? ' (kept out on purpose)' : ''}`).join(', ')}`)
    if (low) for (const audit of failed) console.log(`    ${audit}`)
  }
} finally {
  chrome.kill()
}
