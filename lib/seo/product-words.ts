import { getTranslations } from 'next-intl/server'
import type { ProductInfo } from '@/lib/contract/product'
import type { Locale } from '@/lib/i18n/locales'
import { describe } from './fit-text'

/** Titles of a product's page, the most telling first, and its description. The part number is in each of them: names alone repeat. */
export async function productWords(
  { product, fitments }: ProductInfo,
  locale: Locale,
): Promise<{ title: string[]; description: string }> {
  const [t, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'product' }),
    getTranslations({ locale, namespace: 'spec' }),
  ])
  const { name, code, tagline, kind } = product
  // The vehicle that the name of the product says, not just any that it fits: of "Alphard" and "Alphard Hybrid" the longer.
  const vehicle = fitments
    .map((fitment) => fitment.vehicle.model)
    .filter((model) => name.includes(model))
    .toSorted((a, b) => b.length - a.length)[0]
  return {
    title: [
      `${name} · ${code}`,
      ...(vehicle === undefined
        ? []
        : [t('metaTitle', { series: spec(`series.${product.series}`), vehicle, code }), `${vehicle} · ${code}`]),
      `${spec(`kinds.${kind}`)} · ${code}`,
    ],
    description: describe(locale, t('metaDescription', { name, code }), t('metaTagline', { tagline })),
  }
}
