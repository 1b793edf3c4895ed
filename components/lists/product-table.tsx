import { getTranslations } from 'next-intl/server'
import { Verdict } from '@/components/fitment/verdict'
import { AppLink } from '@/components/navigation/app-link'
import { Measure } from '@/components/ui/measure'
import { Table } from '@/components/ui/table'
import type { ProductSummary } from '@/lib/contract/product'
import { localizePath, type Locale } from '@/lib/i18n/locales'

/** The list as a dense table: one line a product. */
export async function ProductTable({ products, locale }: { products: readonly ProductSummary[]; locale: Locale }) {
  const [t, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'lists.table' }),
    getTranslations({ locale, namespace: 'spec' }),
  ])
  return (
    <Table caption={t('caption')} captionHidden>
      <thead>
        <tr>
          <th scope="col">{t('code')}</th>
          <th scope="col">{t('product')}</th>
          <th scope="col">{spec('fields.construction')}</th>
          <th scope="col">{spec('short.lengthMm')}</th>
          <th scope="col">{spec('short.strokeMm')}</th>
          <th scope="col">{spec('short.springRateNmm')}</th>
          <th scope="col">{spec('fields.adjusters')}</th>
          <th scope="col">{t('fit')}</th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <tr key={product.id}>
            <td className="figure whitespace-nowrap">{product.code}</td>
            <th scope="row" className="min-w-56">
              <AppLink
                href={localizePath(`/products/${product.id}`, locale)}
                className="underline-offset-4 hover:underline"
              >
                {product.name}
              </AppLink>
            </th>
            <td className="min-w-36">
              {product.construction ? spec(`constructions.${product.construction}`) : spec(`kinds.${product.kind}`)}
            </td>
            {(['lengthMm', 'strokeMm', 'springRateNmm'] as const).map((field) => {
              const value = product.spec[field]
              return (
                <td key={field}>
                  {value === null ? (
                    spec('none')
                  ) : (
                    <Measure quantity={field === 'springRateNmm' ? 'rate' : 'length'} value={value} />
                  )}
                </td>
              )
            })}
            <td>{product.adjusters.join('') || spec('none')}</td>
            <td className="min-w-40">
              <Verdict productId={product.id} verdict={product.verdict} locale={locale} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
