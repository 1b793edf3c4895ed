import { getTranslations } from 'next-intl/server'
import {
  adjusterSchema,
  constructionSchema,
  familySchema,
  productKindSchema,
  seriesSchema,
} from '@/lib/contract/product'
import type { FacetKey } from '@/lib/contract/product-list'
import type { Locale } from '@/lib/i18n/locales'

/** Names of facet values in one language; bands of figures name themselves. */
export async function facetLabels(locale: Locale): Promise<(key: FacetKey, value: string) => string> {
  const t = await getTranslations({ locale, namespace: 'spec' })
  return (key, value) => {
    switch (key) {
      case 'family':
        return t(`families.${familySchema.parse(value)}`)
      case 'kind':
        return t(`kinds.${productKindSchema.parse(value)}`)
      case 'series':
        return t(`series.${seriesSchema.parse(value)}`)
      case 'construction':
        return t(`constructions.${constructionSchema.parse(value)}`)
      case 'adjuster':
        return t(`adjusters.${adjusterSchema.parse(value)}`)
      default:
        return value.replace('-', '–')
    }
  }
}
