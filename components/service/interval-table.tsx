import { getTranslations } from 'next-intl/server'
import { StackedTable } from '@/components/ui/stacked-table'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { WorkshopCopy } from '@/lib/data/service-copy'
import type { Locale } from '@/lib/i18n/locales'

/** When which service is due, by how the vehicle is used; whichever comes first. */
export async function IntervalTable({
  copy: { intervals, programmes },
  locale,
}: {
  copy: WorkshopCopy
  locale: Locale
}) {
  const t = await getTranslations({ locale, namespace: 'service' })
  return (
    <div className="grid gap-3">
      <StackedTable
        caption={t('intervals')}
        columns={[
          { label: t('job'), className: 'sm:min-w-40' },
          ...intervals.uses.map((label) => ({ label, className: 'sm:min-w-36' })),
        ]}
        rows={intervals.rows.map(({ programme, cells }) => ({
          key: programme,
          cells: [programmes[programme]?.name, ...cells],
        }))}
      />
      <p className="max-w-text text-sm text-steel">
        <UnbrokenText text={intervals.note} />
      </p>
    </div>
  )
}
