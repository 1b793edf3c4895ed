import { getTranslations } from 'next-intl/server'
import { ChipLink } from '@/components/ui/chip'
import { figureSpans, visitDevices } from '@/lib/contract/analytics-words'
import type { StatisticsFilter } from '@/lib/data/statistics'
import { localizePath, type Locale } from '@/lib/i18n/locales'

/** Days and kind of screen; each choice is an address of its own. */
export async function StatisticsFilters({ filter, locale }: { filter: StatisticsFilter; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'desk.statistics' })
  const link = (change: Partial<StatisticsFilter>) => {
    const { days, device } = { ...filter, ...change }
    const query = new URLSearchParams({ days: String(days), ...(device && { device }) })
    return { href: `${localizePath('/desk/statistics', locale)}?${query.toString()}`, prefetch: false } as const
  }
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-3">
      <nav aria-label={t('span')} className="flex flex-wrap gap-2">
        {figureSpans.map((days) => (
          <ChipLink key={days} current={filter.days === days} {...link({ days })}>
            {t('days', { days })}
          </ChipLink>
        ))}
      </nav>
      <nav aria-label={t('titles.device')} className="flex flex-wrap gap-2">
        {[undefined, ...visitDevices].map((device) => (
          <ChipLink key={device ?? 'all'} current={filter.device === device} {...link({ device })}>
            {t(`devices.${device ?? 'all'}`)}
          </ChipLink>
        ))}
      </nav>
    </div>
  )
}
