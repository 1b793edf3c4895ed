import type { Page } from '@playwright/test'
import type { Locale } from '@/lib/i18n/locales'
import { placeAddresses, vehicleNames } from './catalogue'
import { words } from './words'

/** Names that are the same in every language. */
const names = [
  'YSS',
  'Suspension',
  'Thailand',
  'Vespa',
  'Series',
  'Sport',
  'Plus',
  'PERT',
  'JavaScript',
  'Teilegutachten',
  'Allgemeine',
  'Betriebserlaubnis',
  'Einzelabnahme',
  'VictorCazanave',
  'GeoNames',
  // Whom the policies name.
  'Google',
  'Maps',
  'WebP',
  'YouTube',
  'OpenStreetMap',
  'Apple',
  'reCAPTCHA',
  'Global Privacy Control',
  // Of generations: PX150 disc.
  'disc',
]
const latinWord = /(?<![\p{L}\d-])[A-Za-z]*[a-z][A-Za-z]*(?![\p{L}\d])/gu
const own = { en: /[A-Za-z]{3}/, th: /[\u0e01-\u0e5b]{3}/, ja: /[\u3041-\u30ff\u4e00-\u9fff]{3}/ }
const foreign = {
  en: /[\u0e01-\u0e3a\u0e40-\u0e5b\u3041-\u30ff\u4e00-\u9fff]+/gu,
  th: /[\u3041-\u30ff\u4e00-\u9fff]+/gu,
  ja: /[\u0e01-\u0e3a\u0e40-\u0e5b]+/gu,
}

/** Latin words, in lower case, that may stand in a text of a language. */
export async function allowedWords(origin: string, locale: Locale): Promise<ReadonlySet<string>> {
  const found = [
    ...names,
    ...(await vehicleNames(origin, locale)),
    ...(await vehicleNames(origin, 'en')),
    ...(await placeAddresses(origin, locale)),
    ...Object.values(words[locale].spec.series),
  ]
  return new Set(found.flatMap((name) => name.toLowerCase().split(/[^a-z]+/)))
}

/** What is read in the main part; passages that say which other language they are in are left out. */
async function readMain(page: Page, locale: Locale): Promise<string> {
  const main = page.locator('main').filter({ visible: true })
  const quoted = await main.locator(`[lang]:not([lang="${locale}"])`).allInnerTexts()
  return quoted.reduce((text, passage) => text.replace(passage, ''), await main.innerText())
}

/** Words of another language on a page, each once; says so, too, when there are none of its own. */
export async function foreignWords(page: Page, locale: Locale, allowed: ReadonlySet<string>): Promise<string[]> {
  // What was searched for is repeated as it was typed; addresses of mail and LINE are the same everywhere.
  const text = (await readMain(page, locale)).replaceAll('zzqqxxyyzz', '').replace(/\S*@\S+/g, '')
  const latin = locale === 'en' ? [] : [...text.matchAll(latinWord)].map(([word]) => word)
  const strange = latin.filter((word) => word.length > 3 && !allowed.has(word.toLowerCase()))
  const others = [...text.matchAll(foreign[locale])].map(([word]) => word)
  const left = [...new Set([...strange, ...others])].map((word) => `a word of another language: ${word}`)
  return own[locale].test(text) ? left : [...left, `not a word in ${locale}`]
}
