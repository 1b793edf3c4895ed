import { locale } from 'next/root-params'
import { defaultLocale, localeOfSegment, type Locale } from './locales'

/** Language of the page being rendered. Server components only. */
export async function currentLocale(): Promise<Locale> {
  return localeOfSegment(await locale()) ?? defaultLocale
}
