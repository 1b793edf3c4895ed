import { getTranslations } from 'next-intl/server'
import { Badge } from '@/components/ui/badge'
import { HeadingText } from '@/components/ui/heading-text'
import { StackedTable } from '@/components/ui/stacked-table'
import type { VisitFigures } from '@/lib/contract/analytics'
import { webVitals, type WebVital } from '@/lib/contract/analytics-words'
import { vitalState } from '@/lib/domain/vital-buckets'
import { formatCount } from '@/lib/i18n/format-count'
import { formatDecimal } from '@/lib/i18n/format-decimal'
import type { Locale } from '@/lib/i18n/locales'
import { groupBy } from '@/lib/utils/group-by'

const tones = { good: 'success', fair: 'warning', poor: 'danger' } as const

/** A step's upper end, as it is usually written. */
function written(vital: WebVital, value: number): string {
  // The last step has no upper end.
  if (value > 10_000) return '> 10 s'
  if (vital === 'CLS') return value < 1000 ? `≤ ${formatDecimal(value / 1000, 3)}` : '> 0.5'
  return value < 1000 ? `≤ ${value} ms` : `≤ ${formatDecimal(value / 1000, 1)} s`
}

/** Web Vitals of each kind of page: the step within which three quarters of its visitors had it. */
export async function VitalsTable({ vitals, locale }: { vitals: VisitFigures['vitals']; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'desk.statistics' })
  const rows = [...groupBy(vitals, ({ route }) => route)]
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-xl">
        <HeadingText text={t('vitals')} />
      </h2>
      <p className="max-w-text text-sm text-steel">{t('vitalsLead')}</p>
      {rows.length === 0 ? (
        <p className="border-t border-line py-4 text-steel">{t('empty')}</p>
      ) : (
        <StackedTable
          caption={t('vitals')}
          columns={[
            { label: t('columns.kind') },
            ...webVitals.map((vital) => ({ label: vital })),
            { label: t('columns.measured'), className: 'tabular-nums' },
          ]}
          rows={rows.map(([route, own]) => ({
            key: route,
            cells: [
              <code key={route} className="wrap-anywhere">
                {route}
              </code>,
              ...webVitals.map((vital) => {
                const found = own.find((one) => one.vital === vital)
                if (!found) return '–'
                const state = vitalState(vital, found.p75)
                return (
                  <Badge key={vital} tone={tones[state]}>
                    {written(vital, found.p75)} {t(`states.${state}`)}
                  </Badge>
                )
              }),
              formatCount(Math.max(...own.map(({ count }) => count))),
            ],
          }))}
        />
      )}
    </section>
  )
}
