import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { ProductGrid } from '@/components/products/product-grid'
import { Part } from '@/components/sections/part'
import type { ProductSummary } from '@/lib/contract/product'
import { queryProducts } from '@/lib/data/products'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { readKept } from './read-kept'

/** The products of a list that the account keeps, in its order; what is no longer shown is left out. */
async function readProductsOf(kind: 'recent' | 'compare', locale: Locale): Promise<ProductSummary[]> {
  const ids = (await readKept()).flatMap((entry) =>
    entry.kind !== 'garage' && entry.kind !== 'likes' && entry.kind === kind ? entry.value : [],
  )
  const list = ids.length > 0 ? await queryProducts({ lang: locale, ids }) : null
  return ids.flatMap((id) => list?.items.find((product) => product.id === id) ?? [])
}

/** What somebody compares and has looked at, on whatever device it was. */
export async function KeptProducts({ locale }: { locale: Locale }) {
  const [t, routes, compared, recent] = await Promise.all([
    getTranslations({ locale, namespace: 'user.overview' }),
    getTranslations({ locale, namespace: 'routes' }),
    readProductsOf('compare', locale),
    readProductsOf('recent', locale),
  ])
  const link = (path: string, label: string) => (
    <AppLink href={localizePath(path, locale)} className="font-semibold underline underline-offset-4">
      {label}
    </AppLink>
  )
  const comparison = `/products/compare?ids=${compared.map(({ id }) => id).join(',')}`
  return (
    <>
      <Part
        id="compare"
        title={t('compare')}
        aside={
          compared.length > 0 ? link(comparison, t('compareNow')) : link('/products/list', routes('products-list'))
        }
      >
        {compared.length > 0 ? (
          <ProductGrid products={compared} locale={locale} heading="h3" />
        ) : (
          <p className="max-w-text">{t('nothingCompared')}</p>
        )}
      </Part>
      {recent.length > 0 && (
        <Part
          id="recent"
          title={routes('user-recentlyViewedProducts')}
          aside={link('/user/recentlyViewedProducts', t('all'))}
        >
          <ProductGrid products={recent.slice(0, 4)} locale={locale} heading="h3" />
        </Part>
      )}
    </>
  )
}
