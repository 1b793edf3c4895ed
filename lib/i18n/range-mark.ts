import type { Locale } from './locales'

/** What stands between the two ends of a range: `60–90 mm`, in Japanese `60〜90 mm`. */
export const rangeMark = (locale: Locale) => (locale === 'ja' ? '〜' : '–')
