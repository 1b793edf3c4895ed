import { getTranslations } from 'next-intl/server'
import { ChipLink } from '@/components/ui/chip'
import type { SearchReading } from '@/lib/contract/search'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { vehicleName } from '@/lib/domain/vehicle-name'
import { OfferVehicle } from './offer-vehicle'

/** What can be done with the vehicle that was named; which one was meant is not guessed. */
export async function NamedVehicle({ reading, locale }: { reading: SearchReading; locale: Locale }) {
  const { vehicle, isAmbiguous } = reading
  if (!vehicle || isAmbiguous) return null
  const t = await getTranslations({ locale, namespace: 'search.vehicle' })
  const name = vehicleName(vehicle)
  const full = `${name} ${vehicle.generation}`
  return (
    <div className="flex flex-wrap gap-2">
      <ChipLink href={localizePath(`/products/list?vehicle=${vehicle.id}`, locale)} rel="nofollow">
        {t('parts', { vehicle: full })}
      </ChipLink>
      <OfferVehicle
        id={vehicle.id}
        name={name}
        locale={locale}
        make={t('make', { vehicle: full })}
        mine={t('mine', { vehicle: full })}
      />
    </div>
  )
}
