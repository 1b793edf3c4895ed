import { Part } from '@/components/sections/part'
import type { CatalogueSheet } from '@/lib/domain/catalogue-sheets'
import { groupBy } from '@/lib/utils/group-by'
import { sheetTitle, type CatalogueView } from './catalogue-view'
import { PartTable } from './part-table'
import { SeriesHead } from './series-head'

type Props = { sheet: Extract<CatalogueSheet, { kind: 'chapter' }>; view: CatalogueView }

/** The parts of a family, series by series; kinds of one series have tables of their own. */
export function Chapter({ sheet, view }: Props) {
  const { spec } = view
  const series = groupBy(sheet.tables, (table) => table.series)
  return (
    <Part id={sheet.slug} title={sheetTitle(view, sheet)} lead={spec(`familyHints.${sheet.family}`)}>
      <div className="grid grid-cols-1 gap-12">
        {[...series].map(([id, tables]) => (
          <section key={id} id={`${sheet.slug}-${id}`} className="grid scroll-mt-24 grid-cols-1 gap-5">
            <SeriesHead series={id} tables={tables} view={view} />
            {tables.map((table) => (
              <div key={table.kind} className="grid grid-cols-1 gap-2">
                <h4 className="text-lg">{spec(`kinds.${table.kind}`)}</h4>
                <PartTable table={table} view={view} />
              </div>
            ))}
          </section>
        ))}
      </div>
    </Part>
  )
}
