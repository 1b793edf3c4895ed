import { getTranslations } from 'next-intl/server'
import { ProductGrid } from '@/components/products/product-grid'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { HeadingText } from '@/components/ui/heading-text'
import type { ProductSummary } from '@/lib/contract/product'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { ForgetRecent } from './forget-recent'

/** Products this browser looked at last, or the way to the first one. */
export async function RecentProducts({ products, locale }: { products: readonly ProductSummary[]; locale: Locale }) {
  const [t, compare] = await Promise.all([
    getTranslations({ locale, namespace: 'home.recent' }),
    getTranslations({ locale, namespace: 'compare.empty' }),
  ])
  return (
    <div className="shell grid gap-8 pb-section">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <h1 className="font-display text-3xl">
            <HeadingText text={t('title')} />
          </h1>
          <p className="text-steel">{t('lead')}</p>
        </div>
        {products.length > 0 && (
          <ForgetRecent label={t('clear')} href={localizePath('/user/recentlyViewedProducts', locale)} />
        )}
      </header>
      {products.length > 0 ? (
        <ProductGrid products={products} locale={locale} heading="h2" />
      ) : (
        <EmptyState
          title={t('empty')}
          actions={<ButtonLink href={localizePath('/products/list', locale)}>{compare('action')}</ButtonLink>}
        />
      )}
    </div>
  )
}
