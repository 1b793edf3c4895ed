import { getTranslations } from 'next-intl/server'
import { UnitSwitch } from '@/components/products/unit-switch'
import type { Product } from '@/lib/contract/product'
import type { Locale } from '@/lib/i18n/locales'
import { CompareSentences } from './compare-sentences'
import { CompareTable } from './compare-table'
import { KeepComparison } from './keep-comparison'

/** Up to four products: sentences first, then the table. */
export async function Comparison({ products, locale }: { products: readonly Product[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'compare' })
  return (
    <div className="shell grid gap-8 pb-section">
      <KeepComparison ids={products.map(({ id }) => id)} />
      <h1 className="font-display text-3xl">{t('title')}</h1>
      <UnitSwitch locale={locale} />
      <CompareSentences products={products} locale={locale} />
      <CompareTable products={products} locale={locale} />
    </div>
  )
}
