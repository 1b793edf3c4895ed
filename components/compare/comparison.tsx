import { getTranslations } from 'next-intl/server'
import { UnitSwitch } from '@/components/products/unit-switch'
import { PageStage } from '@/components/sections/page-stage'
import type { Product } from '@/lib/contract/product'
import type { Locale } from '@/lib/i18n/locales'
import { CompareSentences } from './compare-sentences'
import { CompareTable } from './compare-table'
import { KeepComparison } from './keep-comparison'

/** Up to four products: sentences first, then the table. */
export async function Comparison({ products, locale }: { products: readonly Product[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'compare' })
  return (
    <>
      <PageStage title={t('title')} />
      <div className="shell grid grid-cols-1 gap-8 pt-8 pb-section">
        <KeepComparison ids={products.map(({ id }) => id)} />
        <UnitSwitch locale={locale} />
        <section aria-labelledby="in-words" className="grid gap-3">
          <h2 id="in-words" className="font-display text-2xl">
            {t('inWords')}
          </h2>
          <CompareSentences products={products} locale={locale} />
        </section>
        <CompareTable products={products} locale={locale} />
      </div>
    </>
  )
}
