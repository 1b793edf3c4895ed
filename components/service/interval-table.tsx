import { getTranslations } from 'next-intl/server'
import { Table } from '@/components/ui/table'
import type { WorkshopCopy } from '@/lib/data/service-copy'
import type { Locale } from '@/lib/i18n/locales'

/** When which service is due, by how the vehicle is used; whichever comes first. */
export async function IntervalTable({ copy: { intervals, programmes }, locale }: { copy: WorkshopCopy; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'service' })
  return (
    <div className="grid gap-3">
      <Table caption={t('intervals')} captionHidden>
        <thead>
          <tr>
            <th scope="col">{t('job')}</th>
            {intervals.uses.map((use) => (
              <th key={use} scope="col">
                {use}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {intervals.rows.map(({ programme, cells }) => (
            <tr key={programme}>
              <th scope="row" className="min-w-40">
                {programmes[programme]?.name}
              </th>
              {cells.map((cell, i) => (
                <td key={intervals.uses[i]} className="min-w-36">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="max-w-text text-sm text-steel">{intervals.note}</p>
    </div>
  )
}
