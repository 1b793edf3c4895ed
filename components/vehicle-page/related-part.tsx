import { getTranslations } from 'next-intl/server'
import { VehiclePicture } from '@/components/drawings/vehicle-picture'
import { AppLink } from '@/components/navigation/app-link'
import { VehicleWords } from '@/components/ui/vehicle-words'
import type { VehiclePageEntry } from '@/lib/contract/vehicle-page'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { vehicleNames } from '@/lib/i18n/vehicle-name'
import { readYears } from './page-names'

async function RelatedVehicle({ entry, locale }: { entry: VehiclePageEntry; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'vehicle.related' })
  return (
    <li className="border-b border-line">
      <AppLink
        href={localizePath(entry.path, locale)}
        className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-5 py-3 hover:underline"
      >
        <VehiclePicture body={entry.vehicles[0]?.body ?? 'sedan'} className="w-full" />
        <span className="grid">
          <span className="font-semibold">
            <VehicleWords text={vehicleNames(entry.vehicles)} />
          </span>
          <span className="text-sm text-steel">
            {await readYears(entry.vehicles, locale)} · {t('parts', { count: entry.productCount })}
          </span>
        </span>
      </AppLink>
    </li>
  )
}

/** Pages of the range for the nearest vehicles. */
export function RelatedPart({ entries, locale }: { entries: readonly VehiclePageEntry[]; locale: Locale }) {
  return (
    <ul className="grid gap-x-12 border-t border-ink sm:grid-cols-2 lg:grid-cols-3">
      {entries.map((entry) => (
        <RelatedVehicle key={entry.path} entry={entry} locale={locale} />
      ))}
    </ul>
  )
}
