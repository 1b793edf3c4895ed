import type { Locale } from './locales'

/** Words one after the other; a point between them ends a line and never begins one. */
export function joinWords(words: readonly string[], locale: Locale): string {
  return words.join(locale === 'ja' ? '、' : '\u00A0· ')
}

/** What stands between the names of a list in a sentence. */
export const nameJoints = { en: ', ', th: ', ', ja: '、' } as const satisfies Record<Locale, string>

/** Names one after the other, as a sentence lists them. */
export function joinNames(names: readonly string[], locale: Locale): string {
  return names.join(nameJoints[locale])
}
