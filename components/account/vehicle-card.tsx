import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { VehiclePicture } from '@/components/drawings/vehicle-picture'
import { ButtonLink } from '@/components/ui/button-link'
import { formatDate } from '@/lib/i18n/formats'
import { formatCount } from '@/lib/i18n/format-count'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { vehicleListHref } from '@/lib/routes/finder-links'
import type { GarageVehicle } from './read-garage'
import { VehicleActions } from './vehicle-actions'

type Props = {
  vehicle: GarageVehicle
  locale: Locale
  /** Level in the page's outline. */
  heading: 'h2' | 'h3'
}

/** A vehicle of the garage: what it is, what fits, when its parts are due, how far it has run. */
export async function VehicleCard({ vehicle, locale, heading: Heading }: Props) {
  const t = await getTranslations({ locale, namespace: 'user.garage' })
  const { id, name, body, year, service, odometer } = vehicle
  const left = service?.km != null && odometer ? service.km - odometer.km : null
  return (
    <article aria-label={name} className="grid grid-cols-1 content-start gap-4 border border-line bg-white p-5">
      <div className="drawing-board grid place-items-center py-4">
        <VehiclePicture body={body} className="h-28 w-56 max-w-full" />
      </div>
      <div>
        <Heading className="text-2xl">{name || t('nameless')}</Heading>
        {year !== null && <p className="text-steel">{t('year', { year: String(year) })}</p>}
      </div>
      {service && (
        <p className="border-l-3 border-signal pl-3 font-semibold">
          {service.km === null
            ? t('service', { date: formatDate(service.on, locale) })
            : t('serviceKm', { date: formatDate(service.on, locale), km: formatCount(service.km) })}
        </p>
      )}
      {odometer && (
        <p className="text-steel">
          {t('odometerRead', { km: formatCount(odometer.km), date: formatDate(odometer.on, locale) })}
          {left !== null && (
            <span className="block font-semibold text-ink">
              {left >= 0 ? t('kmLeft', { km: formatCount(left) }) : t('kmOver', { km: formatCount(-left) })}
            </span>
          )}
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <ButtonLink
          size="small"
          href={
            year === null ? localizePath(`/products/list?vehicle=${id}`, locale) : vehicleListHref(locale, id, year)
          }
        >
          {t('fits')}
        </ButtonLink>
        <ButtonLink size="small" variant="secondary" href={localizePath('/appointment', locale)}>
          {t('book')}
        </ButtonLink>
      </p>
      <ClientMessages locale={locale} pick={['user.garage', 'account.failures', 'form.full']}>
        <VehicleActions id={id} name={name} km={odometer?.km ?? null} />
      </ClientMessages>
    </article>
  )
}
