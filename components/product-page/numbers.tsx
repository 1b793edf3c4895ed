import { getTranslations } from 'next-intl/server'
import type { Product } from '@/lib/contract/product'
import type { Locale } from '@/lib/i18n/locales'
import { PageSection } from './section'

function NumberList({ title, text, numbers }: { title: string; text: string; numbers: readonly string[] }) {
  return (
    <div className="grid content-start gap-2">
      <h3 className="text-xl">{title}</h3>
      <p className="max-w-text text-steel">{text}</p>
      <ul className="figure flex flex-wrap gap-x-6 gap-y-1">
        {numbers.map((number) => (
          <li key={number} className="whitespace-nowrap">
            {number}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Part numbers that lead here: superseded ones of ours, and those of the originals that the part replaces. */
export async function Numbers({ product, locale }: { product: Product; locale: Locale }) {
  const { formerCodes, originalNumbers } = product
  if (formerCodes.length + originalNumbers.length === 0) return null
  const t = await getTranslations({ locale, namespace: 'product.numbers' })
  return (
    <PageSection id="numbers" title={t('title')}>
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        {formerCodes.length > 0 && <NumberList title={t('former')} text={t('formerText')} numbers={formerCodes} />}
        {originalNumbers.length > 0 && (
          <NumberList title={t('original')} text={t('originalText')} numbers={originalNumbers} />
        )}
      </div>
    </PageSection>
  )
}
