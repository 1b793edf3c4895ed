import type { Locale } from './locales'

/** How fast a text is read without haste: words a minute in English (Brysbaert 2019), letters a minute where words are not parted. */
const speeds: Record<Locale, number> = { en: 238, th: 1100, ja: 550 }

const letters = /[\p{L}\p{N}]/gu
/** A mark alone is none: a text that was taken apart at its variables may leave one. */
const words = /\S*[\p{L}\p{N}]\S*/gu

/** Whole minutes that it takes to read texts, at least one. */
export function readingMinutes(texts: readonly string[], locale: Locale): number {
  const all = texts.join(' ')
  const count = (all.match(locale === 'en' ? words : letters) ?? []).length
  return Math.max(1, Math.ceil(count / speeds[locale]))
}
