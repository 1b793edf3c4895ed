import { notFound } from 'next/navigation'
import { locale } from 'next/root-params'
import { localeOfSegment, type Locale } from './locales'

/** Language of the page being rendered. Server components only. Whatever else got into the place of a language is an address where nothing is. */
export async function currentLocale(): Promise<Locale> {
  return localeOfSegment(await locale()) ?? notFound()
}
