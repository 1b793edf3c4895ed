import type { Locale } from '@/lib/i18n/locales'

type Limits = { title: number; description: readonly [least: number, most: number] }

/** What result pages show without cutting it: letters without the marks above and below them; in Japanese full-width characters. */
export const textLimits: Record<Locale, Limits> = {
  en: { title: 60, description: [70, 160] },
  th: { title: 60, description: [70, 160] },
  ja: { title: 30, description: [50, 120] },
}

const mark = /\p{Mn}/u
const halfWidth = /[\u0000-\u024f\u2010-\u2027\u2030-\u205f\u2190-\u22ff]/u

/** Letters as they take room in a line: marks none, in Japanese half a character for a Latin letter. */
export function visibleLength(text: string, locale: Locale): number {
  const letters = Array.from(text.normalize('NFC')).filter((letter) => !mark.test(letter))
  if (locale !== 'ja') return letters.length
  return letters.reduce((sum, letter) => sum + (halfWidth.test(letter) ? 0.5 : 1), 0)
}

const suffix = ' | YSS'

/**
 * The title of a page: the first of the given ones that has room, most telling first, with the name of the site behind it where there is
 * room for that, too. The last one stays as it is.
 */
export function fitTitle(titles: readonly string[], locale: Locale): string {
  const most = textLimits[locale].title
  const fits = (text: string) => visibleLength(text, locale) <= most
  const found = titles.find(fits) ?? titles.at(-1) ?? ''
  return fits(found + suffix) ? found + suffix : found
}

const sentenceEnds: Record<Locale, RegExp> = { en: /(?<=[.!?])\s+/, th: /\s+/, ja: /(?<=[。！？])/ }
const between: Record<Locale, string> = { en: ' ', th: ' ', ja: '' }

/**
 * As many whole sentences from the beginning as have room; in Thai, whose sentences end without a mark, as many phrases. Of one that is too
 * long after too little, its words.
 */
export function firstSentences(text: string, locale: Locale): string {
  const [least, most] = textLimits[locale].description
  const whole = text
    .replace(/\s+/g, ' ')
    .replace(/([、。！？])\s/g, '$1')
    .trim()
  if (visibleLength(whole, locale) <= most) return whole
  const kept = takeWhile(whole.split(sentenceEnds[locale]), between[locale], most - 1, locale)
  if (visibleLength(kept, locale) >= least) return locale === 'th' ? `${kept}…` : kept
  const [pattern, glue] = locale === 'ja' ? [/(?<=、)/, ''] : [/\s+/, ' ']
  const words = takeWhile(whole.split(pattern), glue, most - 1, locale)
  return `${words.replace(/[、,;:]$/, '')}…`
}

/** The pieces from the beginning that have room together; empty when not even one has. */
function takeWhile(pieces: readonly string[], glue: string, most: number, locale: Locale): string {
  let taken = ''
  for (const piece of pieces) {
    const next = taken === '' ? piece : taken + glue + piece
    if (visibleLength(next, locale) > most) return taken
    taken = next
  }
  return taken
}

/**
 * A description of whole sentences: the first, and each of the others that still has room. Another may come in several versions, the most
 * telling first.
 */
export function describe(
  locale: Locale,
  first: string | readonly string[],
  ...more: readonly (string | readonly string[])[]
): string {
  const most = textLimits[locale].description[1]
  return [first, ...more].reduce<string>((text, versions) => {
    const longer = (typeof versions === 'string' ? [versions] : versions)
      .filter((version) => version !== '')
      .map((version) => (text === '' ? version : text + between[locale] + version))
    const fitting = longer.find((one) => visibleLength(one, locale) <= most)
    return fitting ?? (text === '' ? firstSentences(longer.at(-1) ?? '', locale) : text)
  }, '')
}
