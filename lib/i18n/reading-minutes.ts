import type { Locale } from './locales'

/** How fast a text is read without haste: words a minute in English (Brysbaert 2019), letters a minute where words are not parted. */
const speeds: Record<Locale, number> = { en: 238, th: 1100, ja: 550 }

const letters = /[\p{L}\p{N}]/gu

/** Whole minutes that it takes to read texts, at least one. */
export function readingMinutes(texts: readonly string[], locale: Locale): number {
  const all = texts.join(' ')
  const count = locale === 'en' ? all.split(/\s+/).filter(Boolean).length : (all.match(letters) ?? []).length
  return Math.max(1, Math.ceil(count / speeds[locale]))
}
