import type { ReactNode } from 'react'
import { classNames } from './class-names'

type Column = { label: string; /** Classes of the column's cells. */ className?: string }
type Row = { key: string; /** One for each column; the first names the row. */ cells: readonly ReactNode[] }
type Props = { caption: string; columns: readonly Column[]; rows: readonly Row[] }

const cell = 'px-3 align-top max-sm:block max-sm:py-1 sm:border-b sm:py-2.5'

/** A table of words: rows one under the other on phones, where each cell carries the name of its column; a table from 600 px on. */
export function StackedTable({ caption, columns, rows }: Props) {
  return (
    <div role="group" aria-label={caption} tabIndex={0} className="overflow-x-auto border-y border-line bg-white">
      <table className="w-full border-collapse text-left text-base leading-snug max-sm:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-sm:sr-only">
          <tr>
            {columns.map(({ label }) => (
              <th
                key={label}
                scope="col"
                className="border-b border-ink px-3 py-2.5 align-top text-sm font-semibold text-steel"
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map(({ key, cells }) => (
            <tr key={key} className="max-sm:block max-sm:border-b max-sm:py-2.5 max-sm:last:border-b-0">
              {cells.map((content, i) => {
                const { label = '', className } = columns[i] ?? {}
                return i === 0 ? (
                  <th key={label} scope="row" className={classNames(cell, 'font-semibold', className)}>
                    {content}
                  </th>
                ) : (
                  <td
                    key={label}
                    data-label={label}
                    className={classNames(
                      cell,
                      "max-sm:grid max-sm:grid-cols-[6.5rem_minmax(0,1fr)] max-sm:gap-x-3 max-sm:before:pt-0.5 max-sm:before:text-sm max-sm:before:text-steel max-sm:before:content-[attr(data-label)/'']",
                    )}
                  >
                    <div className={className}>{content}</div>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
