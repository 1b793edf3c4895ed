import { getTranslations } from 'next-intl/server'
import { Verdict } from '@/components/fitment/verdict'
import { VerdictNote } from '@/components/fitment/verdict-note'
import { Table } from '@/components/ui/table'
import type { ProductSummary } from '@/lib/contract/product'
import type { FitTexts } from '@/lib/data/fit-texts'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { CompareHead } from './compare-head'
import { buildRows, type CompareRow } from './compare-rows'
import { NoVehicle } from './no-vehicle'

type Props = {
  products: readonly ProductSummary[]
  /** Verdicts for a vehicle that the address names, with their figures. */
  fit?: FitTexts | null
  locale: Locale
  /** The columns stay: a choice of the house, not of the visitor. */
  fixed?: boolean
}

async function FitRow({ products, fit, locale, fixed }: Props) {
  const t = await getTranslations({ locale, namespace: 'compare' })
  return (
    <tbody>
      <tr>
        <th scope="row">{t(fixed ? 'fitNamed' : 'fit')}</th>
        {products.map(({ id, verdict }, i) => (
          <td key={id}>
            {fit?.[id] ? (
              <VerdictNote text={fit[id]} detailed />
            ) : (
              <Verdict productId={id} verdict={verdict} locale={locale} detailed />
            )}
            {i === 0 && !verdict && !fit && (
              <NoVehicle href={localizePath('/products', locale)} label={t('chooseVehicle')} />
            )}
          </td>
        ))}
      </tr>
    </tbody>
  )
}

/** Products side by side: whether they fit, then rows that differ, then those that do not. */
export async function CompareTable({ products, fit = null, locale, fixed = false }: Props) {
  const t = await getTranslations({ locale, namespace: 'compare' })
  const rows = await buildRows(products, locale)
  const differs = (row: CompareRow) => new Set(row.cells.map(({ text }) => text)).size > 1
  const groups = [
    { key: 'differences', rows: rows.filter(differs) },
    { key: 'same', rows: rows.filter((row) => !differs(row)) },
  ] as const
  return (
    <Table
      caption={t('caption', { count: products.length })}
      captionHidden
      className="headed-rows compare-frame"
      data-columns={products.length}
    >
      <CompareHead products={products} locale={locale} fixed={fixed} />
      <FitRow products={products} fit={fit} locale={locale} fixed={fixed} />
      {groups.map(({ key, rows: shown }) =>
        shown.length === 0 ? null : (
          <tbody key={key} data-group={key}>
            <tr>
              <th scope="rowgroup" colSpan={products.length + 1} className="bg-paper">
                {t(key)}
              </th>
            </tr>
            {shown.map((row) => (
              <tr key={row.key}>
                <th scope="row">{row.label}</th>
                {row.cells.map(({ id, shown: value }) => (
                  <td key={id}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ),
      )}
    </Table>
  )
}
