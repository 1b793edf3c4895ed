import type { Kysely } from 'kysely'
import { vehicleRanges } from '@/lib/contract/vehicle-page'
import type { Database } from '@/lib/server/db/schema'
import { listModelsOfSeries, listVehiclePages, type VehiclePageRow } from '@/lib/server/db/queries/vehicle-pages'
import { findNamedPage, keyOf } from './named-page'

type ScooterRange = 'gtx' | 'yamaha'

export const scooterRanges = ['gtx', 'yamaha'] as const satisfies readonly ScooterRange[]

/**
 * The page an address under /GTX or /YAMAHA means: one of the table, written in any way, or that of a scooter the table does not name.
 * Null = no such scooter, or nothing of the series for it.
 */
export async function findScooterPage(
  db: Kysely<Database>,
  range: ScooterRange,
  slug: string,
): Promise<VehiclePageRow | null> {
  const pages = await listVehiclePages(db, scooterRanges)
  const key = keyOf(slug)
  const named = findNamedPage(
    pages.filter((page) => page.range === range),
    slug,
  )
  if (named) return named
  const models = await listModelsOfSeries(db, { series: vehicleRanges[range].series, types: ['scooter', 'vespa'] })
  const model = models.find(
    ({ name, brandId }) =>
      (range === 'gtx' || brandId === 'yamaha') && (keyOf(name) === key || keyOf(`${brandId}${name}`) === key),
  )
  if (!model) return null
  const about = pages.find(({ vehicleIds }) => model.vehicleIds.some((id) => vehicleIds.includes(id)))
  if (about) return about
  const own = keyOf(model.name).toUpperCase()
  return {
    path: `${vehicleRanges[range].prefix}/${own}`,
    range,
    slug: own,
    supersededBy: null,
    vehicleIds: model.vehicleIds,
  }
}
