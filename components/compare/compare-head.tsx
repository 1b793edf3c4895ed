import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { ProductPicture } from '@/components/pictures/product-picture'
import { ProductName } from '@/components/products/product-name'
import type { ProductSummary } from '@/lib/contract/product'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { RemoveCompared } from './remove-compared'

type Props = { products: readonly ProductSummary[]; locale: Locale; fixed: boolean }

/** The compared products by picture and name; stays in sight above their figures. */
export async function CompareHead({ products, locale, fixed }: Props) {
  const t = await getTranslations({ locale, namespace: 'compare' })
  const path = localizePath('/products/compare', locale)
  return (
    <thead>
      <tr>
        <th scope="col" data-corner className="w-48">
          {t('property')}
        </th>
        {products.map((product) => (
          <th key={product.id} scope="col">
            <span className="block size-16 md:size-28">
              <ProductPicture product={product} variant="card" label="" sizes="7rem" className="size-full" />
            </span>
            <AppLink
              href={localizePath(`/products/${product.id}`, locale)}
              className="line-clamp-3 text-ink underline-offset-4 hover:underline md:text-base"
            >
              <ProductName name={product.name} locale={locale} fits={product.verdict?.verdict.startsWith('fits')} />
            </AppLink>
            <span className="figure block">{product.code}</span>
            {!fixed && (
              <span data-print="none">
                <RemoveCompared
                  id={product.id}
                  label={t('remove', { name: product.code })}
                  href={path}
                  ids={products.map(({ id }) => id)}
                />
              </span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}
