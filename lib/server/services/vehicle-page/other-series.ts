import type { Kysely } from 'kysely'
import { z } from 'zod'
import { axleSchema } from '@/lib/contract/common'
import { adjusterSchema, constructionSchema, seriesSchema } from '@/lib/contract/product'
import { seriesIds, type Series } from '@/lib/contract/product-words'
import { vehicleRanges, vehicleRangeSchema, type OtherSeries, type VehicleRange } from '@/lib/contract/vehicle-page'
import type { Database } from '@/lib/server/db/schema'
import { listFittingProducts, type FittingRow, type VehiclePageRow } from '@/lib/server/db/queries/vehicle-pages'
import { groupBy } from '@/lib/utils/group-by'
import { heightsOf } from './entries'

const adjustersSchema = z.array(adjusterSchema)
const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)]

function describeSeries(series: Series, rows: readonly FittingRow[], path: string | null): OtherSeries {
  return {
    series,
    productCount: distinct(rows.map((row) => row.productId)).length,
    axles: distinct(rows.map((row) => axleSchema.parse(row.axle))).sort(),
    constructions: distinct(rows.flatMap((row) => row.construction ?? [])).map((id) => constructionSchema.parse(id)),
    adjusters: distinct(rows.flatMap((row) => adjustersSchema.parse(JSON.parse(row.adjusters)))),
    heightsMm: heightsOf(rows.map((row) => row.rideHeightMm)),
    path,
  }
}

/** What other series have for some vehicles, in the order of the series, and the ids of their spare parts. */
export async function readOtherSeries(
  db: Kysely<Database>,
  own: VehicleRange,
  vehicleIds: readonly string[],
  pages: readonly VehiclePageRow[],
): Promise<{ series: OtherSeries[]; spareIds: string[] }> {
  const bySeries = groupBy(await listFittingProducts(db, vehicleIds), (row) => seriesSchema.parse(row.series))
  const pathOf = (series: Series) =>
    pages.find(
      ({ range, supersededBy, vehicleIds: ids }) =>
        vehicleRanges[vehicleRangeSchema.parse(range)].series === series &&
        supersededBy === null &&
        ids.some((id) => vehicleIds.includes(id)),
    )?.path ?? null
  return {
    series: seriesIds
      .filter((series) => series !== vehicleRanges[own].series && series !== 'service')
      .flatMap((series) => {
        const rows = bySeries.get(series)
        return rows ? [describeSeries(series, rows, pathOf(series))] : []
      }),
    spareIds: distinct((bySeries.get('service') ?? []).map((row) => row.productId)),
  }
}
