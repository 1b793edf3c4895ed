import { getTranslations } from 'next-intl/server'
import { PhoneLinks } from '@/components/ui/phone-links'
import type { VehicleLine } from '@/lib/contract/workshop-words'
import { readRegionalWorkshops } from '@/lib/data/dealers'
import type { Locale } from '@/lib/i18n/locales'

type Props = { line: VehicleLine; locale: Locale }

/** A workshop of each region that fits parts to the vehicle: near enough to ring before the whole list is searched. */
export async function WorkshopList({ line, locale }: Props) {
  const [t, regions, found] = await Promise.all([
    getTranslations({ locale, namespace: 'vehicle.where' }),
    getTranslations({ locale, namespace: 'spec.regions' }),
    readRegionalWorkshops(locale, line),
  ])
  const isOnFourWheels = line === 'car' || line === 'pickup'
  return (
    <div className="grid gap-4">
      <h3 className="text-xl">{t('near')}</h3>
      <ul className="grid gap-x-12 border-t border-ink sm:grid-cols-2 lg:grid-cols-3">
        {found.map(({ region, workshop }) => (
          <li key={region} className="grid content-start border-b border-line py-3">
            <span className="text-sm text-steel">
              {regions(region)}&nbsp;· {workshop.province.name}
            </span>
            <span className="font-semibold">{workshop.name}</span>
            <span className="text-sm">
              {t(isOnFourWheels && workshop.capabilities.includes('alignment') ? 'aligns' : 'fits')}
            </span>
            <PhoneLinks phones={workshop.phones} />
          </li>
        ))}
      </ul>
    </div>
  )
}
