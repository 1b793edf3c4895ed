import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/schema'
import { listSprungVehicles, type SprungVehicle } from '@/lib/server/db/queries/springs'
import { listVehiclePages } from '@/lib/server/db/queries/vehicle-pages'
import { compactText } from '@/lib/server/search/normalize'
import { groupBy } from '@/lib/utils/group-by'

/** A vehicle as it was picked (`vehicleId`) or typed. */
type NamedVehicle = { vehicleId: string | null; brand: string; model: string; year: number }
type FoundSprings = { vehicleId: string; path: string }
type FindSprings = (vehicle: NamedVehicle) => FoundSprings | null

/** One spelling of a brand and model; the brand counts once, however often it is written (`Mazda`, `Mazda2`). */
export const vehicleKey = (brand: string, model: string): string => joinKey(compactText(brand), compactText(model))

const joinKey = (brand: string, model: string) => (model.startsWith(brand) ? model : brand + model)

function keysOf({ brands, models }: SprungVehicle): string[] {
  const compactModels = models.map(compactText)
  return [...new Set(brands.map(compactText).flatMap((brand) => compactModels.map((model) => joinKey(brand, model))))]
}

const isOfYear = ({ from, to }: SprungVehicle, year: number) =>
  Number(from.slice(0, 4)) <= year && year <= (to === null ? Infinity : Number(to.slice(0, 4)))

/**
 * Reads which vehicles have springs, and answers where they are: on the vehicle's page, or in the list of parts while it has none. A picked
 * vehicle is that generation and no other; a typed one is found by any spelling of its name and the year.
 */
export async function readSprings(db: Kysely<Database>): Promise<FindSprings> {
  const vehicles = await listSprungVehicles(db)
  const pages = (await listVehiclePages(db, ['car-spring'])).filter(({ supersededBy }) => supersededBy === null)
  const ids = new Set(vehicles.map(({ vehicleId }) => vehicleId))
  const byKey = groupBy(
    vehicles.flatMap((vehicle) => keysOf(vehicle).map((key) => ({ key, vehicle }))),
    ({ key }) => key,
  )
  const pageOf = new Map(pages.flatMap(({ path, vehicleIds }) => vehicleIds.map((id) => [id, path] as const)))
  return ({ vehicleId, brand, model, year }) => {
    const typed = () =>
      byKey.get(vehicleKey(brand, model))?.findLast(({ vehicle }) => isOfYear(vehicle, year))?.vehicle.vehicleId
    const found = vehicleId === null ? typed() : ids.has(vehicleId) ? vehicleId : undefined
    if (found === undefined) return null
    return { vehicleId: found, path: pageOf.get(found) ?? `/products/list?series=car-spring&vehicle=${found}` }
  }
}
