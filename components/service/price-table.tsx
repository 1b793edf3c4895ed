import { getTranslations } from 'next-intl/server'
import { StackedTable } from '@/components/ui/stacked-table'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { WorkshopCopy } from '@/lib/data/service-copy'
import { workshopProgrammes, type Programme, type WorkshopLine } from '@/lib/domain/workshop-programmes'
import { formatDecimal } from '@/lib/i18n/format-decimal'
import type { Locale } from '@/lib/i18n/locales'

/** Hours of labour as a span. */
export function hoursText([usual, long]: Programme['hours']): string {
  return `${formatDecimal(usual)}–${formatDecimal(long)}`
}

/** How a bill is made up: hours of labour, parts at list price, and what may come on top. */
export async function PriceTable({
  line,
  copy: { programmes, prices },
  locale,
}: {
  line: WorkshopLine
  copy: WorkshopCopy
  locale: Locale
}) {
  const t = await getTranslations({ locale, namespace: 'service' })
  return (
    <div className="grid gap-3">
      <StackedTable
        caption={prices.title}
        columns={[
          { label: t('job'), className: 'sm:min-w-40' },
          { label: t('labour'), className: 'figure whitespace-nowrap' },
          { label: t('parts'), className: 'sm:min-w-48' },
          { label: t('extras'), className: 'sm:min-w-48' },
        ]}
        rows={Object.entries<Programme>(workshopProgrammes[line]).map(([id, { hours }]) => ({
          key: id,
          cells: [
            <a key={id} href={`#${id}`} className="link">
              {programmes[id]?.name}
            </a>,
            t('hours', { hours: hoursText(hours) }),
            programmes[id]?.parts,
            programmes[id]?.extras,
          ],
        }))}
      />
      <p className="max-w-text text-sm text-steel">
        <UnbrokenText text={t('hoursNote')} />
      </p>
    </div>
  )
}
