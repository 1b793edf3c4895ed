import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { localizePath, type Locale } from '@/lib/i18n/locales'

export type CompareTexts = {
  /** Already localized address of the comparison. */
  path: string
  add: string
  added: string
  full: string
}

/** Texts of the compare toggle; one object for a whole page, so that a list of products sends it once. */
export const readCompareTexts = cache(async (locale: Locale): Promise<CompareTexts> => {
  const t = await getTranslations({ locale, namespace: 'product.compare' })
  return { path: localizePath('/products/compare', locale), add: t('add'), added: t('added'), full: t('full') }
})
