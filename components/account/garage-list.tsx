import { getTranslations } from 'next-intl/server'
import { VehiclePicture } from '@/components/drawings/vehicle-picture'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import type { GarageVehicle } from './read-garage'
import { VehicleCard } from './vehicle-card'

type Props = {
  vehicles: readonly GarageVehicle[]
  locale: Locale
  /** Level in the page's outline. */
  heading: 'h2' | 'h3'
}

/** Vehicles with a picture each, or the way to the first one. */
export async function GarageList({ vehicles, locale, heading }: Props) {
  const t = await getTranslations({ locale, namespace: 'user.garage' })
  if (vehicles.length === 0)
    return (
      <EmptyState
        heading={heading}
        title={t('empty')}
        text={t('emptyText')}
        picture={<VehiclePicture body="scooter" className="h-32 w-64 max-w-full" />}
        actions={<ButtonLink href={localizePath('/products', locale)}>{t('choose')}</ButtonLink>}
      />
    )
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {vehicles.map((vehicle) => (
        <VehicleCard key={vehicle.id} vehicle={vehicle} locale={locale} heading={heading} />
      ))}
    </div>
  )
}
