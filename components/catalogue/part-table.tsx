import { Fragment } from 'react'
import { Table } from '@/components/ui/table'
import { columnsOf, figureOf, unitOf } from '@/lib/domain/catalogue-columns'
import type { PartTable as PartTableData } from '@/lib/domain/catalogue-sheets'
import { fitPieces } from '@/lib/i18n/fit-line'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import type { CatalogueView } from './catalogue-view'

/** Models named in a line; the product page has them all. */
const mostModels = 4
/** Between boxes, whose own blanks at the ends do not count. */
const gaps: Record<Locale, string> = { en: ' ', th: ' ', ja: '' }

/** Parts of one kind line by line. Cells carry no classes and links no code: a catalogue has thousands of them. */
export function PartTable({ table, view }: { table: PartTableData; view: CatalogueView }) {
  const { t, spec, models, fits, locale } = view
  const { series, kind, parts } = table
  const columns = columnsOf(parts)
  const letters = parts.some(({ adjusters }) => adjusters.length > 0)
  return (
    <Table
      caption={t('table.caption', { series: spec(`series.${series}`), kind: spec(`kinds.${kind}`) })}
      captionHidden
      className="catalogue figure-lines"
    >
      <thead>
        <tr>
          <th scope="col">{spec('fields.code')}</th>
          <th scope="col">{t('reading.fits.title')}</th>
          {columns.map((column) => (
            <th key={column.field} scope="col">
              {spec(`short.${column.field}`)} <small>{unitOf(column)}</small>
            </th>
          ))}
          {letters && <th scope="col">{t('reading.letters.title')}</th>}
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part.id} id={part.id}>
            <th scope="row">
              <a href={localizePath(`/products/${part.id}`, locale)}>{part.code}</a>
            </th>
            <td>
              {fitPieces(part, models, { words: fits, locale, most: mostModels }).map((piece, i) => (
                <Fragment key={piece}>
                  {i > 0 && gaps[locale]}
                  <span>{piece.trim()}</span>
                </Fragment>
              ))}
            </td>
            {columns.map((column) => (
              <td key={column.field}>{figureOf(part, column) || spec('none')}</td>
            ))}
            {letters && <td>{part.adjusters.join('') || spec('none')}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
