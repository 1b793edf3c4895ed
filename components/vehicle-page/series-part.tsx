import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { StackedTable } from '@/components/ui/stacked-table'
import type { OtherSeries, VehiclePage } from '@/lib/contract/vehicle-page'
import { localizePath, type Locale } from '@/lib/i18n/locales'

const signed = (mm: number) => `${mm > 0 ? '+' : '−'}${Math.abs(mm)}`

/** What other series have for the same vehicle, in words. */
export async function SeriesPart({ page, name, locale }: { page: VehiclePage; name: string; locale: Locale }) {
  const [t, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'vehicle.series' }),
    getTranslations({ locale, namespace: 'spec' }),
  ])
  const heights = ({ heightsMm }: OtherSeries) => {
    const [low, high] = [heightsMm[0], heightsMm.at(-1)]
    if (low === undefined || high === undefined) return []
    return [low === high ? t('height', { to: signed(low) }) : t('heights', { from: signed(low), to: signed(high) })]
  }
  const differences = (series: OtherSeries) => [
    t('axles', { axles: series.axles.length === 2 ? 'both' : (series.axles[0] ?? 'both') }),
    ...series.constructions.map((construction) => spec(`constructions.${construction}`)),
    ...series.adjusters.map((adjuster) => spec(`adjusters.${adjuster}`)),
    ...heights(series),
  ]
  const list = (series: string) => `/products/list?vehicle=${page.vehicles.at(-1)?.id ?? ''}&series=${series}`
  return (
    <StackedTable
      caption={t('caption', { name })}
      columns={[{ label: t('series') }, { label: t('difference') }, { label: t('parts') }]}
      rows={page.otherSeries.map((series) => ({
        key: series.series,
        cells: [
          <AppLink
            key="series"
            href={localizePath(series.path ?? list(series.series), locale)}
            className="underline underline-offset-4"
            {...(series.path === null && { rel: 'nofollow' })}
          >
            {spec(`series.${series.series}`)}
          </AppLink>,
          differences(series).join(' · '),
          series.productCount,
        ],
      }))}
    />
  )
}
