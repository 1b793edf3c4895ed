import { getTranslations } from 'next-intl/server'
import { UnitSwitch } from '@/components/products/unit-switch'
import { PageStage } from '@/components/sections/page-stage'
import { HeadingText } from '@/components/ui/heading-text'
import type { Product } from '@/lib/contract/product'
import { groupByJob } from '@/lib/domain/part-jobs'
import type { FitTexts } from '@/lib/data/fit-texts'
import type { Locale } from '@/lib/i18n/locales'
import { CompareSentences } from './compare-sentences'
import { CompareTable } from './compare-table'
import { KeepComparison } from './keep-comparison'
import { UnlikeParts } from './unlike-parts'

/** What differs, in words: within each job, for figures of parts that do different ones say nothing about each other. */
async function InWords({ products, locale }: { products: readonly Product[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'compare' })
  const jobs = groupByJob(products)
  const comparable = jobs.filter(({ length }) => length > 1)
  return (
    <section aria-labelledby="in-words" className="grid gap-4">
      <h2 id="in-words" className="font-display text-2xl">
        <HeadingText text={t('inWords')} />
      </h2>
      {jobs.length > 1 && <UnlikeParts products={products} locale={locale} />}
      {comparable.map((group) => (
        <CompareSentences key={group[0]?.id} products={group} locale={locale} />
      ))}
      {products.length < 2 && <p className="text-steel">{t('one')}</p>}
    </section>
  )
}

/** Up to four products: sentences first, then the table. */
export async function Comparison({
  products,
  fit,
  locale,
}: {
  products: readonly Product[]
  /** For the vehicle that the address names; null = for the remembered one. */
  fit: FitTexts | null
  locale: Locale
}) {
  const t = await getTranslations({ locale, namespace: 'compare' })
  return (
    <>
      <PageStage title={t('title')} size="low" />
      <div className="comparison shell grid grid-cols-1 gap-8 pt-8 pb-section">
        <KeepComparison ids={products.map(({ id }) => id)} />
        <InWords products={products} locale={locale} />
        <div className="grid grid-cols-1 gap-3">
          <div className="flex flex-wrap items-center justify-between gap-3" data-print="none">
            <UnitSwitch locale={locale} />
            {products.length > 1 && (
              <label className="flex min-h-11 items-center gap-3 font-semibold">
                <input type="checkbox" className="only-differences size-5 accent-signal" />
                {t('onlyDifferences')}
              </label>
            )}
          </div>
          <CompareTable products={products} fit={fit} locale={locale} />
        </div>
      </div>
    </>
  )
}
