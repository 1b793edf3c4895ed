import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { dealerJobs } from '@/components/nearest/dealer-jobs'
import { dealerHref } from '@/components/nearest/dealer-links'
import { StackedTable } from '@/components/ui/stacked-table'
import type { Dealer, DealerProvince } from '@/lib/contract/dealer'
import { byDistance } from '@/lib/domain/distance'
import { formatKilometres } from '@/lib/i18n/format-distance'
import type { Locale } from '@/lib/i18n/locales'

type Props = { province: DealerProvince; dealers: readonly Dealer[]; locale: Locale }

/** Job by job: how many of the province do it, and which is nearest to its capital, in the province or outside. */
export async function JobTable({ province, dealers, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'dealer' })
  const rows = dealerJobs.map((job) => {
    const able = dealers.filter(({ capabilities }) => capabilities.includes(job))
    const here = able.filter((dealer) => dealer.province.code === province.code).length
    const [nearest] = byDistance(able, province)
    return {
      key: job,
      cells: [
        t(`jobs.${job}`),
        here > 0 ? t('provinces.count', { count: here }) : t('province.nobody'),
        nearest ? (
          <span key="nearest" className="flex flex-wrap justify-between gap-x-4">
            <AppLink
              href={dealerHref(nearest.item, locale)}
              className="underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {nearest.item.name}
            </AppLink>
            <span className="figure text-steel">{t('finder.km', { km: formatKilometres(nearest.km) })}</span>
          </span>
        ) : null,
      ],
    }
  })
  return (
    <StackedTable
      caption={t('province.jobs')}
      columns={[
        { label: t('province.job') },
        { label: t('province.here', { province: province.name }) },
        { label: t('province.nearest') },
      ]}
      rows={rows}
    />
  )
}
