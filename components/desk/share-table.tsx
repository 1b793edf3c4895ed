import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { HeadingText } from '@/components/ui/heading-text'
import { StackedTable } from '@/components/ui/stacked-table'
import { formatCount } from '@/lib/i18n/format-count'
import type { Locale } from '@/lib/i18n/locales'

type Row = { key: string; name: ReactNode; note?: string; count: number }
type Props = {
  title: string
  /** What the rows are. */
  of: string
  rows: readonly Row[]
  /** Of what the share is; default: none is shown. */
  total?: number
  locale: Locale
}

/** Counts of one thing, the most frequent first, each with its share. */
export async function ShareTable({ title, of, rows, total, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'desk.statistics' })
  const share = (count: number) => `${((count / Math.max(1, total ?? 0)) * 100).toFixed(1)} %`
  return (
    <section className="grid grid-cols-1 content-start gap-3">
      <h2 className="text-xl">
        <HeadingText text={title} />
      </h2>
      {rows.length === 0 ? (
        <p className="border-t border-line py-4 text-steel">{t('empty')}</p>
      ) : (
        <StackedTable
          caption={title}
          columns={[
            { label: of },
            { label: t('columns.count'), className: 'tabular-nums' },
            ...(total === undefined ? [] : [{ label: t('columns.share'), className: 'tabular-nums' }]),
          ]}
          rows={rows.map(({ key, name, note, count }) => ({
            key,
            cells: [
              <>
                {name}
                {note && <span className="block text-sm font-normal text-steel">{note}</span>}
              </>,
              formatCount(count),
              ...(total === undefined ? [] : [share(count)]),
            ],
          }))}
        />
      )}
    </section>
  )
}
