import type { Locale } from './locales'

/** Country of addresses and phone numbers before one is chosen. */
export function homeCountry(locale: Locale): string {
  return locale === 'ja' ? 'JP' : 'TH'
}
