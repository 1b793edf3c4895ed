import { getTranslations } from 'next-intl/server'
import { CheckList } from '@/components/fitment/check-list'
import { StatusBadge } from '@/components/fitment/status-badge'
import type { VehiclePage, VehiclePart } from '@/lib/contract/vehicle-page'
import { checkTexts } from '@/lib/data/verdict-text'
import { joinNames } from '@/lib/i18n/join-words'
import type { Locale } from '@/lib/i18n/locales'
import { versionNames } from './version-names'

type Props = { part: VehiclePart; page: VehiclePage; locale: Locale }

/** Whether it fits, how many a vehicle takes, for which of its versions, and what has to be looked at before buying. */
export async function PartChecks({ part: { fitments }, page, locale }: Props) {
  const [t, fit] = await Promise.all([
    getTranslations({ locale, namespace: 'vehicle.parts' }),
    getTranslations({ locale, namespace: 'fitment' }),
  ])
  const { vehicles } = page
  const named = (has: (id: string) => boolean) =>
    joinNames(
      versionNames(vehicles, ({ id }) => has(id)),
      locale,
    )
  const fitting = new Set(fitments.map(({ vehicle }) => vehicle.id))
  const byCheck = new Map<string, Set<string>>()
  for (const fitment of fitments)
    for (const check of checkTexts(fit, fitment, locale))
      byCheck.set(check, (byCheck.get(check) ?? new Set()).add(fitment.vehicle.id))
  // A check of some versions is no check of the others.
  const checks = [...byCheck].map(([check, ids]) =>
    ids.size < fitting.size ? t('checkFor', { versions: named((id) => ids.has(id)), check }) : check,
  )
  const isMost = fitting.size * 2 > vehicles.length
  const isLimited = fitting.size < vehicles.length
  return (
    <div className="col-span-2 grid content-start gap-2 text-base md:col-span-1">
      <StatusBadge
        statuses={fitments.map(({ status }) => status)}
        isChecked={isLimited || checks.length > 0}
        locale={locale}
      />
      <p className="font-semibold">{t('quantity', { count: Math.max(...fitments.map(({ quantity }) => quantity)) })}</p>
      {isLimited && (
        <p>
          {isMost
            ? t('except', { versions: named((id) => !fitting.has(id)) })
            : t('only', { versions: named((id) => fitting.has(id)) })}
        </p>
      )}
      <CheckList checks={checks} />
    </div>
  )
}
