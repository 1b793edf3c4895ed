import type { Locale } from './locales'

/** The name of a language (ISO 639-1) in another one. */
export function languageName(code: string, locale: Locale): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code
}
