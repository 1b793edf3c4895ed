import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findOrInstallChromium } from './find-chromium'
import { anyProduct } from './support/page-kinds'

const lowest = 95
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Scores 0–100 of one page on Lighthouse's simulated mid-range phone. */
async function measure(url: string, port: number): Promise<Map<string, number>> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...categories], extraHeaders: { cookie: 'i18n_redirected=en' } })
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
  return new Map(categories.map((category) => [category, Math.round((result.lhr.categories[category]?.score ?? 0) * 100)]))
}

const origin = process.argv[2] ?? process.env.SITE_URL ?? 'http://localhost:3000'
const browser = await findOrInstallChromium()
if (!browser) throw new Error('No Chromium: install the package "chromium" or set CHROMIUM_PATH.')
const chrome = await launch({ chromePath: browser.path, chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'] })
try {
  // A search page is kept out of search engines on purpose, which Lighthouse's category "seo" counts as a fault.
  for (const [name, path, skip] of [['home', '/', ''], ['list', '/products/list', ''], ['product', `/products/${await anyProduct(origin)}`, ''], ['search', '/search?q=PCX', 'seo']] as const) {
    await fetch(origin + path)
    const scores = await measure(origin + path, chrome.port)
    const low = [...scores].some(([category, score]) => score < lowest && category !== skip)
    if (low) process.exitCode = 1
    console.log(`${low ? '✗' : '✓'} ${name.padEnd(8)} ${[...scores].map(([category, score]) => `${category} ${score}${category === skip ? ' (kept out on purpose)' : ''}`).join(', ')}`)
  }
} finally {
  chrome.kill()
}
