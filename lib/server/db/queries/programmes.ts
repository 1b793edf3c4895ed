import type { Kysely } from 'kysely'
import type { Database } from '../schema'

export type ProgrammeRow = { vehicleId: string; productId: string; axle: string; rideHeightMm: number }

/** Fitting vehicles of all products of some series. */
export async function listProgrammeRows(db: Kysely<Database>, series: readonly string[]): Promise<ProgrammeRow[]> {
  const rows = await db
    .selectFrom('fitment')
    .innerJoin('product', 'product.id', 'fitment.product_id')
    .select(['fitment.vehicle_id', 'fitment.product_id', 'fitment.axle', 'fitment.ride_height_mm'])
    .where('product.series', 'in', [...series])
    .where('fitment.status', '!=', 'does-not-fit')
    .orderBy('fitment.vehicle_id')
    .orderBy('product.code')
    .execute()
  return rows.map((row) => ({
    vehicleId: row.vehicle_id,
    productId: row.product_id,
    axle: row.axle,
    rideHeightMm: row.ride_height_mm,
  }))
}

/** Products of some families or series (none given = all), in catalogue order. */
export async function listCatalogueIds(
  db: Kysely<Database>,
  params: { families?: readonly string[]; series?: readonly string[] },
): Promise<{ id: string; series: string }[]> {
  let query = db.selectFrom('product').select(['id', 'series'])
  if (params.families) query = query.where('family', 'in', [...params.families])
  if (params.series) query = query.where('series', 'in', [...params.series])
  return query
    .orderBy('series')
    .orderBy('kind')
    .orderBy('length_mm', (order) => order.asc().nullsLast())
    .orderBy('code')
    .execute()
}
