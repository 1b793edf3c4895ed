import { getTranslations } from 'next-intl/server'
import { Verdict } from '@/components/fitment/verdict'
import { AppLink } from '@/components/navigation/app-link'
import { AdjusterLetters } from '@/components/products/adjuster-letters'
import { ProductName } from '@/components/products/product-name'
import { Measure } from '@/components/ui/measure'
import { Table } from '@/components/ui/table'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { ProductSummary } from '@/lib/contract/product'
import { localizePath, type Locale } from '@/lib/i18n/locales'

const figures = [
  { field: 'lengthMm', quantity: 'length' },
  { field: 'strokeMm', quantity: 'length' },
  { field: 'springRateNmm', quantity: 'rate' },
] as const

/** The list as a dense table: one line a product; on phones a product's figures stand under its name. */
export async function ProductTable({ products, locale }: { products: readonly ProductSummary[]; locale: Locale }) {
  const [t, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'lists.table' }),
    getTranslations({ locale, namespace: 'spec' }),
  ])
  return (
    <Table caption={t('caption')} captionHidden className="row-cards figure-cards">
      <thead>
        <tr>
          <th scope="col">{t('product')}</th>
          <th scope="col">{t('fit')}</th>
          {figures.map(({ field }) => (
            <th key={field} scope="col">
              <UnbrokenText text={spec(`short.${field}`)} />
            </th>
          ))}
          <th scope="col">
            <UnbrokenText text={spec('fields.adjusters')} />
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <tr key={product.id}>
            <th scope="row" className="md:min-w-56">
              <AppLink
                href={localizePath(`/products/${product.id}`, locale)}
                className="underline-offset-4 hover:underline"
              >
                <ProductName name={product.name} locale={locale} />
              </AppLink>
              <small className="block">
                <span className="figure unbroken">{product.code}</span> ·{' '}
                <UnbrokenText
                  text={
                    product.construction ? spec(`constructions.${product.construction}`) : spec(`kinds.${product.kind}`)
                  }
                />
              </small>
            </th>
            <td data-wide className="md:w-40 md:min-w-40">
              <Verdict productId={product.id} verdict={product.verdict} locale={locale} />
            </td>
            {figures.map(({ field, quantity }) => {
              const value = product.spec[field]
              return (
                <td key={field} data-label={spec(`short.${field}`)}>
                  {value === null ? spec('none') : <Measure quantity={quantity} value={value} />}
                </td>
              )
            })}
            <td data-label={spec('fields.adjusters')}>
              {product.adjusters.length > 0 ? (
                <AdjusterLetters letters={product.adjusters} locale={locale} />
              ) : (
                spec('none')
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
