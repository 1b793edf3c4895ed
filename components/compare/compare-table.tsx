import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ProductPicture } from '@/components/pictures/product-picture'
import { Verdict } from '@/components/fitment/verdict'
import { AppLink } from '@/components/navigation/app-link'
import { mountText } from '@/components/products/mount-text'
import { specRows } from '@/components/products/spec-rows'
import { Measure } from '@/components/ui/measure'
import { Table } from '@/components/ui/table'
import type { ProductSummary } from '@/lib/contract/product'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { RemoveCompared } from './remove-compared'

type Row = { key: string; label: string; cells: { id: string; text: string; shown: ReactNode }[] }

async function buildRows(products: readonly ProductSummary[], locale: Locale): Promise<Row[]> {
  const t = await getTranslations({ locale, namespace: 'spec' })
  const none = t('none')
  const words = (key: string, label: string, textOf: (product: ProductSummary) => string | null): Row => ({
    key,
    label,
    cells: products.map((product) => {
      const text = textOf(product) ?? none
      return { id: product.id, text, shown: text }
    }),
  })
  const figures = specRows.map((row): Row => ({
    key: row.field,
    label: t(`fields.${row.field}`),
    cells: products.map((product) => {
      const value = product.spec[row.field]
      return {
        id: product.id,
        text: String(value),
        shown: value === null ? none : <Measure quantity={row.quantity} value={value} sign={'sign' in row} />,
      }
    }),
  }))
  const rows = [
    words('series', t('fields.series'), ({ series }) => t(`series.${series}`)),
    words('kind', t('fields.kind'), ({ kind }) => t(`kinds.${kind}`)),
    words(
      'construction',
      t('fields.construction'),
      ({ construction }) => construction && t(`constructions.${construction}`),
    ),
    words(
      'adjusters',
      t('fields.adjusters'),
      ({ adjusters }) => adjusters.map((letter) => t(`adjusters.${letter}`)).join(' · ') || null,
    ),
    ...figures,
    words('top', t('fields.top'), ({ spec }) => spec.top && mountText(t, spec.top)),
    words('bottom', t('fields.bottom'), ({ spec }) => spec.bottom && mountText(t, spec.bottom)),
    words('bodyFinish', t('fields.bodyFinish'), ({ bodyFinish }) => t(`finishes.${bodyFinish}`)),
    words(
      'springFinish',
      t('fields.springFinish'),
      ({ springFinish }) => springFinish && t(`finishes.${springFinish}`),
    ),
  ]
  return rows.filter(({ cells }) => cells.some(({ text }) => text !== 'null' && text !== none))
}

type Props = {
  products: readonly ProductSummary[]
  locale: Locale
  /** The columns stay: a choice of the house, not of the visitor. */
  fixed?: boolean
}

/** Products side by side: rows that differ first. */
export async function CompareTable({ products, locale, fixed = false }: Props) {
  const [t, p] = await Promise.all([
    getTranslations({ locale, namespace: 'compare' }),
    getTranslations({ locale, namespace: 'product' }),
  ])
  const rows = await buildRows(products, locale)
  const differs = (row: Row) => new Set(row.cells.map(({ text }) => text)).size > 1
  const groups = [
    { title: t('differences'), rows: rows.filter(differs) },
    { title: t('same'), rows: rows.filter((row) => !differs(row)) },
  ].filter((group) => group.rows.length > 0)
  const path = localizePath('/products/compare', locale)
  return (
    <Table caption={t('caption', { count: products.length })} captionHidden>
      <thead>
        <tr>
          <th scope="col" className="sticky left-0 z-10 w-40 min-w-32 bg-white">
            {t('property')}
          </th>
          {products.map((product) => (
            <th key={product.id} scope="col" className="min-w-48 text-ink">
              <span className="block aspect-square w-full max-w-48 bg-paper p-3">
                <ProductPicture
                  product={product}
                  variant="card"
                  label={p('drawingAlt', { name: product.name, code: product.code })}
                  sizes="(min-width: 960px) 18rem, 45vw"
                  className="size-full"
                />
              </span>
              <span className="figure mt-3 block text-sm text-steel">{product.code}</span>
              <AppLink
                href={localizePath(`/products/${product.id}`, locale)}
                className="block text-base underline-offset-4 hover:underline"
              >
                {product.name}
              </AppLink>
              {!fixed && (
                <RemoveCompared
                  id={product.id}
                  label={t('remove', { name: product.code })}
                  href={path}
                  ids={products.map(({ id }) => id)}
                />
              )}
              <div className="mt-2 font-normal">
                <Verdict productId={product.id} verdict={product.verdict} locale={locale} detailed />
              </div>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.title}>
          <tr>
            <th scope="rowgroup" colSpan={products.length + 1} className="bg-paper">
              {group.title}
            </th>
          </tr>
          {group.rows.map(({ key, label, cells }) => (
            <tr key={key}>
              <th scope="row" className="sticky left-0 z-10 bg-white text-sm">
                {label}
              </th>
              {cells.map(({ id, shown }) => (
                <td key={id}>{shown}</td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </Table>
  )
}
