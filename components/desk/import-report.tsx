import { getTranslations } from 'next-intl/server'
import { Badge } from '@/components/ui/badge'
import { StackedTable } from '@/components/ui/stacked-table'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { OutputOf } from '@/lib/contract/endpoints'
import { formatCount } from '@/lib/i18n/format-count'
import type { Locale } from '@/lib/i18n/locales'

type Props = OutputOf<'getImport'> & { locale: Locale }

/** What a file would change, or has changed: counts, wrong rows, differences. */
export async function ImportReportView({ batch, report, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'desk.import' })
  const counts = [
    ['added', batch.added],
    ['changed', batch.changed],
    ['unchanged', batch.unchanged],
    ['wrong', batch.wrongRows],
  ] as const
  const differences = report?.differences ?? []
  // The head of the table, which says what the figures are, is not seen on phones.
  const rowCell = (row: number) => (
    <>
      <span className="sm:hidden">{t('rowNamed', { row: String(row) })}</span>
      <span className="max-sm:hidden">{row}</span>
    </>
  )
  /** What nobody wrote to be read breaks anywhere there, too. */
  const rawCell = (text: string) =>
    text && (
      <span className="max-sm:wrap-anywhere max-sm:[&_.unbroken]:whitespace-normal">
        <UnbrokenText text={text} />
      </span>
    )
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Badge tone={batch.state === 'committed' ? 'success' : 'neutral'}>{t(`states.${batch.state}`)}</Badge>
        <span>{t(`kinds.${batch.kind}`)}</span>
      </p>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {counts.map(([key, count]) => (
          <div key={key} className="border-l-3 border-line pl-3">
            <dt className="text-sm text-steel">{t(key)}</dt>
            <dd className="display text-2xl">{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
      {report && report.errorCount > 0 && (
        <>
          <h3 className="font-semibold">{t('wrongTitle', { count: report.errorCount, rows: batch.wrongRows })}</h3>
          <StackedTable
            caption={t('wrong')}
            columns={[{ label: t('row') }, { label: t('column') }, { label: t('value') }, { label: t('why') }]}
            rows={report.errors.map(({ row, column, code, value }, i) => ({
              key: `${row} ${column} ${i}`,
              cells: [rowCell(row), rawCell(column), rawCell(value), t(`errors.${code}`)],
            }))}
          />
        </>
      )}
      {differences.length > 0 && (
        <>
          <h3 className="font-semibold">{t('differences')}</h3>
          <p className="text-steel">{t('differencesLead', { shown: differences.length, all: batch.changed })}</p>
          <StackedTable
            caption={t('differences')}
            columns={[
              { label: t('row') },
              { label: t('id') },
              { label: t('column') },
              { label: t('before') },
              { label: t('after') },
            ]}
            rows={differences.flatMap(({ row, id, fields }) =>
              fields.map(({ field, before, after }) => ({
                key: `${row} ${field}`,
                cells: [
                  rowCell(row),
                  rawCell(id),
                  rawCell(field),
                  rawCell(before || t('nothing')),
                  rawCell(after || t('nothing')),
                ],
              })),
            )}
          />
        </>
      )}
    </div>
  )
}
