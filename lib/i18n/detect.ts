import { defaultLocale, localeList, locales, type Locale } from './locales'

type Match = { locale: Locale; score: number }

/**
 * Best locale for a browser's language list, by the specification's scores: 1 for an exact match of the ISO tag, 0.999 for
 * the language alone, each less the position in the list divided by its length. Fallback: the default locale.
 */
export function detectLocale(browserLanguages: readonly string[]): Locale {
  const matches: Match[] = []
  for (const [index, language] of browserLanguages.entries()) {
    const exact = localeList.find((locale) => locales[locale].iso.toLowerCase() === language.toLowerCase())
    const penalty = index / browserLanguages.length
    if (exact) {
      matches.push({ locale: exact, score: 1 - penalty })
      continue
    }
    const short = language.split('-')[0]?.toLowerCase()
    const byLanguage = localeList.find((locale) => locale === short)
    if (byLanguage) matches.push({ locale: byLanguage, score: 0.999 - penalty })
  }
  matches.sort((a, b) => b.score - a.score)
  return matches[0]?.locale ?? defaultLocale
}

/** Languages of an Accept-Language header in order of preference. */
export function parseAcceptLanguage(header: string | null): string[] {
  if (!header) return []
  return header
    .split(',')
    .map((part, index) => {
      const [tag = '', ...params] = part.trim().split(';')
      const q = params.map((p) => p.trim()).find((p) => p.startsWith('q='))
      return { tag: tag.trim(), quality: q ? Number(q.slice(2)) || 0 : 1, index }
    })
    .filter((entry) => entry.tag !== '' && entry.tag !== '*' && entry.quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index)
    .map((entry) => entry.tag)
}

/** The lookbehind spares phones of the make Cubot. */
const robots =
  /(?<!\bcu)bot\b|crawl|spider|slurp|bingpreview|facebookexternalhit|line-poker|lighthouse|headlesschrome-lighthouse/i

/** Robots read every language at its own address and are never redirected. */
export function isRobot(userAgent: string | null): boolean {
  return userAgent !== null && robots.test(userAgent)
}
