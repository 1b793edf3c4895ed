import { splitPath, type Locale } from '@/lib/i18n/locales'
import en from '@/messages/en/errors.json'
import ja from '@/messages/ja/errors.json'
import th from '@/messages/th/errors.json'

type ErrorTexts = typeof en

const texts: Record<Locale, ErrorTexts> = { en, th, ja }

/** Language and texts of an error page. By address, because a page that failed on the server has no document of its own to ask. */
export function errorTextsOf(pathname: string): { locale: Locale; texts: ErrorTexts } {
  const { locale } = splitPath(pathname)
  return { locale, texts: texts[locale] }
}
