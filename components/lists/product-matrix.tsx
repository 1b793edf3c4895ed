import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { ProductName } from '@/components/products/product-name'
import { specRows } from '@/lib/domain/spec-rows'
import { Measure } from '@/components/ui/measure'
import { Table } from '@/components/ui/table'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { ProductSummary } from '@/lib/contract/product'
import { localizePath, type Locale } from '@/lib/i18n/locales'

/** The list as a specification matrix: one column a product, one row a figure that any of them has. */
export async function ProductMatrix({ products, locale }: { products: readonly ProductSummary[]; locale: Locale }) {
  const [t, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'lists.table' }),
    getTranslations({ locale, namespace: 'spec' }),
  ])
  const rows = specRows.filter(({ field }) => products.some((product) => product.spec[field] !== null))
  return (
    <Table caption={t('caption')} captionHidden className="fixed-frame">
      <thead>
        <tr>
          <th scope="col" className="w-28 min-w-28 md:w-44 md:min-w-44">
            {spec('fields.code')}
          </th>
          {products.map((product) => (
            <th key={product.id} scope="col" className="min-w-40 text-ink">
              <AppLink
                href={localizePath(`/products/${product.id}`, locale)}
                className="figure underline underline-offset-4 hover:decoration-2"
              >
                {product.code}
              </AppLink>
              <span className="mt-1 line-clamp-3 text-sm font-normal text-steel">
                <ProductName name={product.name} locale={locale} fits={product.verdict?.verdict.startsWith('fits')} />
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ field, quantity, ...row }) => (
          <tr key={field}>
            <th scope="row" className="text-sm">
              <UnbrokenText text={spec(`fields.${field}`)} />
            </th>
            {products.map((product) => {
              const value = product.spec[field]
              return (
                <td key={product.id}>
                  {value === null ? spec('none') : <Measure quantity={quantity} value={value} sign={'sign' in row} />}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
