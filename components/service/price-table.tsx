import { getTranslations } from 'next-intl/server'
import { Table } from '@/components/ui/table'
import type { WorkshopCopy } from '@/lib/data/service-copy'
import { workshopProgrammes, type Programme, type WorkshopLine } from '@/lib/domain/workshop-programmes'
import { formatFigure } from '@/lib/i18n/format-figure'
import type { Locale } from '@/lib/i18n/locales'

/** Hours of labour as a span. */
export function hoursText([usual, long]: Programme['hours']): string {
  return `${formatFigure(usual)}–${formatFigure(long)}`
}

/** How a bill is made up: hours of labour, parts at list price, and what may come on top. */
export async function PriceTable({ line, copy: { programmes, prices }, locale }: { line: WorkshopLine; copy: WorkshopCopy; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'service' })
  return (
    <div className="grid gap-3">
      <Table caption={prices.title} captionHidden>
        <thead>
          <tr>
            <th scope="col">{t('job')}</th>
            <th scope="col">{t('labour')}</th>
            <th scope="col">{t('parts')}</th>
            <th scope="col">{t('extras')}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries<Programme>(workshopProgrammes[line]).map(([id, { hours }]) => (
            <tr key={id}>
              <th scope="row" className="min-w-40">
                <a href={`#${id}`} className="link">
                  {programmes[id]?.name}
                </a>
              </th>
              <td className="figure whitespace-nowrap">{t('hours', { hours: hoursText(hours) })}</td>
              <td className="min-w-48">{programmes[id]?.parts}</td>
              <td className="min-w-48">{programmes[id]?.extras}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="max-w-text text-sm text-steel">{t('hoursNote')}</p>
    </div>
  )
}
