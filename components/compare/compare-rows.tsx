import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { mountText } from '@/components/products/mount-text'
import { specRows } from '@/lib/domain/spec-rows'
import { Measure } from '@/components/ui/measure'
import { HeadingText } from '@/components/ui/heading-text'
import type { ProductSummary } from '@/lib/contract/product'
import type { Locale } from '@/lib/i18n/locales'

export type CompareRow = { key: string; label: string; cells: { id: string; text: string; shown: ReactNode }[] }

/** Every row that at least one of the products has something in. */
export async function buildRows(products: readonly ProductSummary[], locale: Locale): Promise<CompareRow[]> {
  const t = await getTranslations({ locale, namespace: 'spec' })
  const none = t('none')
  const words = (key: string, label: string, textOf: (product: ProductSummary) => string | null): CompareRow => ({
    key,
    label,
    cells: products.map((product) => {
      const text = textOf(product) ?? none
      return { id: product.id, text, shown: <HeadingText text={text} /> }
    }),
  })
  const figures = specRows.map((row): CompareRow => ({
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
