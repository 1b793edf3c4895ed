import { locale } from 'next/root-params'
import { defaultLocale, isLocale, type Locale } from './locales'

/** Language of the page being rendered. Server components only. */
export async function currentLocale(): Promise<Locale> {
  const segment = await locale()
  return isLocale(segment) ? segment : defaultLocale
}
