import { getTranslations } from 'next-intl/server'
import { Part } from '@/components/sections/part'
import { StackedTable } from '@/components/ui/stacked-table'
import { groupMembers, rangeOf } from '@/lib/domain/series-members'
import { FigureRange } from './figure-range'
import { groupLabel } from './group-label'
import type { SeriesView } from './series-view'

/** The series on one sheet: a row for each group of parts, with what its figures span. */
export async function LinesSection({ page, copy, data, locale }: SeriesView) {
  const [t, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'series' }),
    getTranslations({ locale, namespace: 'spec' }),
  ])
  const fields = [...new Set([...page.columns, ...page.figures])]
  const shown = fields.filter((field) => rangeOf(data.members, field) !== null)
  const rows = groupMembers(data.members, page.filter).map(({ key, members, total }) => ({
    key,
    cells: [
      groupLabel(spec, page.filter, key),
      t('parts', { count: total }),
      ...shown.map((field) => {
        const range = rangeOf(members, field)
        return range ? <FigureRange key={field} field={field} {...range} locale={locale} /> : spec('none')
      }),
    ],
  }))
  const columns = [
    { label: t('line') },
    { label: t('number') },
    ...shown.map((field) => ({ label: spec(`short.${field}`), className: 'figure' })),
  ]
  return (
    <Part id="lines" title={t('sections.lines')} lead={copy.who.text[0]}>
      <StackedTable caption={t('sections.lines')} columns={columns} rows={rows} />
    </Part>
  )
}
