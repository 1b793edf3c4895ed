import type { ReactNode } from 'react'
import { ScrollFrame } from './scroll-frame'
import { UnbrokenText } from './unbroken-text'

type Column = { label: string; /** Classes of the column's cells. */ className?: string }
type Row = { key: string; /** One for each column; the first names the row. */ cells: readonly ReactNode[] }
type Props = { caption: string; columns: readonly Column[]; rows: readonly Row[] }

const toNode = (content: ReactNode) => (typeof content === 'string' ? <UnbrokenText text={content} /> : content)

/**
 * A table of words: rows one under the other on phones, where each cell carries the name of its column; a table from 600 px on.
 */
export function StackedTable({ caption, columns, rows }: Props) {
  return (
    <ScrollFrame role="group" aria-label={caption} className="overflow-x-auto border-y border-line bg-white">
      <table className="stacked">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((content, i) => {
                const { label = '', className } = columns[i] ?? {}
                return i === 0 ? (
                  <th key={label} scope="row" className={className}>
                    {toNode(content)}
                  </th>
                ) : (
                  <td key={label} data-label={label}>
                    <div className={className}>{toNode(content)}</div>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  )
}
