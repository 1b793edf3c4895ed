import { formatCount } from '@/lib/i18n/format-count'

type Props = {
  caption: string
  columns: readonly [thing: string, count: string]
  rows: readonly { name: string; count: number }[]
  empty: string
}

/** Counts of things, the most first, each with a bar beside its figure. */
export function CountTable({ caption, columns, rows, empty }: Props) {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <section aria-label={caption} className="grid content-start gap-2">
      <h3 className="font-semibold">{caption}</h3>
      {rows.length === 0 ? (
        <p className="text-steel">{empty}</p>
      ) : (
        <table className="w-full border-t border-ink text-sm">
          <thead className="sr-only">
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, count }) => (
              <tr key={name} className="border-b border-line">
                <th scope="row" className="w-1/2 py-2 pr-3 text-left font-normal break-words max-[17rem]:wrap-anywhere">
                  {name}
                </th>
                <td className="py-2">
                  <span className="flex items-center gap-2">
                    <svg
                      viewBox="0 0 100 8"
                      preserveAspectRatio="none"
                      aria-hidden="true"
                      className="h-2 min-w-0 grow max-[17rem]:w-0"
                    >
                      <rect width={(count / most) * 100} height={8} className="fill-ink" />
                    </svg>
                    <span className="w-12 text-right tabular-nums">{formatCount(count)}</span>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
