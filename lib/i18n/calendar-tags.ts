import type { Locale } from './locales'

/** Thai dates count in the Buddhist era; the others in the common era. */
export const calendarTags: Record<Locale, string> = { en: 'en-GB', th: 'th-TH-u-ca-buddhist', ja: 'ja-JP-u-ca-gregory' }
