import { vehicleRanges, type VehiclePageEntry, type VehicleRange } from '@/lib/contract/vehicle-page'
import type { VehicleSummary } from '@/lib/contract/vehicle'
import { vehicleNames, yearsOf } from '@/lib/i18n/vehicle-name'
import type { Locale } from '@/lib/i18n/locales'

type RangePage = { path: string; series: (typeof vehicleRanges)[VehicleRange]['series'] }
type IndexedVehicle = { key: string; name: string; vehicles: readonly VehicleSummary[]; pages: RangePage[] }
export type BrandOfPages = { id: string; name: string; vehicles: IndexedVehicle[] }

/** Vehicles with pages by brand, each with the pages it has in any range; dated editions are left out. */
export function indexByBrand(entries: readonly VehiclePageEntry[], locale: Locale): BrandOfPages[] {
  const brands = new Map<string, BrandOfPages>()
  for (const { vehicles, path, range, supersededBy } of entries) {
    const [first] = vehicles
    if (!first || supersededBy !== null) continue
    const brand = brands.get(first.brandId) ?? { id: first.brandId, name: first.brand, vehicles: [] }
    brands.set(first.brandId, brand)
    const name = vehicleNames(vehicles)
    const { from, to } = yearsOf(vehicles)
    const key = `${name} ${from}-${to ?? ''}`
    const page = { path, series: vehicleRanges[range].series }
    const known = brand.vehicles.find((vehicle) => vehicle.key === key)
    if (known) known.pages.push(page)
    else brand.vehicles.push({ key, name, vehicles, pages: [page] })
  }
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const sorted = [...brands.values()].sort((a, b) => compare(a.name, b.name))
  for (const brand of sorted) brand.vehicles.sort((a, b) => compare(a.key, b.key))
  return sorted
}
