import { getTranslations } from 'next-intl/server'
import { CheckList } from '@/components/fitment/check-list'
import type { VehiclePage, VehiclePart } from '@/lib/contract/vehicle-page'
import { checkTexts } from '@/lib/data/verdict-text'
import type { Locale } from '@/lib/i18n/locales'

type Props = { part: VehiclePart; page: VehiclePage; locale: Locale }

/** How many a vehicle takes, for which of its versions, and what has to be looked at before buying. */
export async function PartChecks({ part: { fitments }, page, locale }: Props) {
  const [t, fit] = await Promise.all([
    getTranslations({ locale, namespace: 'vehicle.parts' }),
    getTranslations({ locale, namespace: 'fitment' }),
  ])
  const fitting = new Set(fitments.map(({ vehicle }) => vehicle.id))
  const versions = page.vehicles.filter(({ id }) => fitting.has(id))
  const checks = [...new Set(fitments.flatMap((fitment) => checkTexts(fit, fitment, locale)))]
  return (
    <div className="col-span-2 grid content-start gap-2 text-base md:col-span-1">
      <p className="font-semibold">{t('quantity', { count: Math.max(...fitments.map(({ quantity }) => quantity)) })}</p>
      {versions.length < page.vehicles.length && (
        <p>{t('only', { versions: versions.map(({ generation }) => generation).join(', ') })}</p>
      )}
      {fitments.some(({ status }) => status === 'needs-kit') && <p>{fit('statuses.needs-kit')}</p>}
      <CheckList checks={checks} />
    </div>
  )
}
