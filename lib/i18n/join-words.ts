import type { Locale } from './locales'

/** Words one after the other; a point between them ends a line and never begins one. */
export function joinWords(words: readonly string[], locale: Locale): string {
  return words.join(locale === 'ja' ? '、' : '\u00A0· ')
}
