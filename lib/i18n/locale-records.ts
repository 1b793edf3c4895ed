import { locales, type Locale } from './locales'

/** The specification's entity Locale. */
export type LocaleRecord = {
  name: string
  code: string
  /** As the specification has it. Browsers and search engines are told `ja-JP` (lib/i18n/locales.ts): no standard knows `jp-JP`. */
  iso: string
  /** Folder of its messages; null = it has none, and speaks the fallback's language. */
  file: string | null
  /** What the library moment would call it. Dates are written by Intl (lib/i18n/formats.ts). */
  momentLocale: string
}

export const localeRecords: Readonly<Record<Locale, LocaleRecord>> = {
  en: { name: locales.en.name, code: locales.en.code, iso: 'en-US', file: 'en', momentLocale: 'en' },
  th: { name: locales.th.name, code: locales.th.code, iso: 'th-TH', file: 'th', momentLocale: 'th' },
  ja: { name: locales.ja.name, code: locales.ja.code, iso: 'jp-JP', file: 'ja', momentLocale: 'ja' },
}

/** Its messages are loaded before those of any other (en-US). */
export const fallbackLocale = 'en' satisfies Locale
