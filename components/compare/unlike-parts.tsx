import { getTranslations } from 'next-intl/server'
import { Notice } from '@/components/ui/notice'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { ProductSummary } from '@/lib/contract/product'
import type { Locale } from '@/lib/i18n/locales'
import { compareName } from './compare-name'

/** Says of parts with different jobs that their figures cannot be held against each other. */
export async function UnlikeParts({ products, locale }: { products: readonly ProductSummary[]; locale: Locale }) {
  const [t, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'compare.unlike' }),
    getTranslations({ locale, namespace: 'spec' }),
  ])
  return (
    <Notice tone="info" title={t('title')}>
      <p>{t('text')}</p>
      <ul className="mt-2 grid gap-1">
        {products.map((product) => (
          <li key={product.id}>
            <UnbrokenText
              text={t('one', { name: compareName(product, products), kind: spec(`kinds.${product.kind}`) })}
            />
          </li>
        ))}
      </ul>
    </Notice>
  )
}
