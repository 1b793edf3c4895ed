import type { Kysely } from 'kysely'
import type { Axle, Lang } from '@/lib/contract/common'
import {
  vehicleRanges,
  vehicleRangeSchema,
  type VehiclePageEntry,
  type VehicleRange,
} from '@/lib/contract/vehicle-page'
import type { Database } from '@/lib/server/db/schema'
import {
  listSeriesFitments,
  listVehiclePages,
  type SeriesFitment,
  type VehiclePageRow,
} from '@/lib/server/db/queries/vehicle-pages'
import { findVehicleSummaries } from '@/lib/server/db/queries/vehicles'
import { groupBy } from '@/lib/utils/group-by'

/** Distinct changes of ride height, mm, ascending; without 0. */
export const heightsOf = (heights: readonly number[]): number[] =>
  [...new Set(heights)].filter((height) => height !== 0).sort((a, b) => a - b)

const onAxle = (fitments: readonly SeriesFitment[], axle: Axle) =>
  heightsOf(fitments.filter((row) => row.axle === axle).map((row) => row.ride_height_mm))

/** Entries of some pages. A page is left out as long as no part of its range fits its vehicles. */
export async function toEntries(
  db: Kysely<Database>,
  pages: readonly VehiclePageRow[],
  lang: Lang,
): Promise<VehiclePageEntry[]> {
  const vehicleIds = [...new Set(pages.flatMap((page) => page.vehicleIds))]
  const ranges = [...new Set(pages.map(({ range }) => vehicleRangeSchema.parse(range)))]
  const [vehicles, fitments] = await Promise.all([
    findVehicleSummaries(db, { ids: vehicleIds, lang }),
    listSeriesFitments(db, { series: ranges.map((range) => vehicleRanges[range].series), vehicleIds }),
  ])
  const vehicleById = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]))
  const byVehicle = groupBy(fitments, (row) => row.vehicle_id)
  return pages.flatMap((page) => {
    const own = page.vehicleIds.flatMap((id) => byVehicle.get(id) ?? [])
    if (own.length === 0) return []
    return {
      range: vehicleRangeSchema.parse(page.range),
      slug: page.slug,
      path: page.path,
      supersededBy: page.supersededBy,
      vehicles: page.vehicleIds.flatMap((id) => vehicleById.get(id) ?? []),
      productCount: new Set(own.map((row) => row.product_id)).size,
      heightsFrontMm: onAxle(own, 'front'),
      heightsRearMm: onAxle(own, 'rear'),
      changedOn: own.map((row) => row.changedOn).reduce((last, day) => (day > last ? day : last)),
    }
  })
}

/** A list for one series asks for ranges of that series only, so that no fitment of another counts. */
export async function readEntries(
  db: Kysely<Database>,
  ranges: readonly VehicleRange[],
  lang: Lang,
): Promise<VehiclePageEntry[]> {
  return toEntries(db, await listVehiclePages(db, ranges), lang)
}
