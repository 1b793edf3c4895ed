import { sql, type Kysely } from 'kysely'
import type { ApplicationFilter } from '@/lib/contract/application'
import { axleSchema } from '@/lib/contract/common'
import { fitmentStatusSchema, restrictionsSchema, type Fitment } from '@/lib/contract/fitment'
import { productKindSchema, seriesSchema } from '@/lib/contract/product'
import type { ProductKind, Series } from '@/lib/contract/product-words'
import type { Database } from '../schema'

export type VehicleCount = { vehicleId: string; modelId: string; brandId: string; from: string; count: number }

/** Vehicles of a selection with the lines the chart has of each, in no particular order; vehicles without a line are left out. */
export async function countApplications(db: Kysely<Database>, filter: ApplicationFilter): Promise<VehicleCount[]> {
  const { type, brand, model, year } = filter
  // One range of the index `fitment_by_vehicle` for each vehicle of the selection: nothing else of the fitments is read to count them.
  const lines = sql<number>`(select count(*) from fitment where fitment.vehicle_id = vehicle.id and fitment.status <> 'does-not-fit')`
  let query = db
    .selectFrom('vehicle')
    .innerJoin('model', 'model.id', 'vehicle.model_id')
    .select(['vehicle.id as vehicleId', 'model.id as modelId', 'model.brand_id as brandId', 'vehicle.from_ym as from'])
    .select(lines.as('count'))
  if (type) query = query.where('model.type', '=', type)
  if (brand) query = query.where('model.brand_id', '=', brand)
  if (model) query = query.where('model.id', '=', model)
  if (year !== undefined)
    query = query
      .where('vehicle.from_ym', '<=', `${year}-12`)
      .where((eb) => eb.or([eb('vehicle.to_ym', 'is', null), eb('vehicle.to_ym', '>=', `${year}-01`)]))
  const rows = await query.execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) })).filter(({ count }) => count > 0)
}

export type ApplicationRow = {
  vehicleId: string
  product: { id: string; code: string; kind: ProductKind; series: Series }
} & Pick<Fitment, 'axle' | 'quantity' | 'status' | 'restrictions' | 'rideHeightMm'>

/** Lines of the chart for some vehicles, in no particular order. */
export async function listApplications(db: Kysely<Database>, vehicleIds: readonly string[]): Promise<ApplicationRow[]> {
  if (vehicleIds.length === 0) return []
  const rows = await db
    .selectFrom('fitment')
    .innerJoin('product', 'product.id', 'fitment.product_id')
    .select(['fitment.vehicle_id', 'fitment.axle', 'fitment.quantity', 'fitment.status', 'fitment.restrictions'])
    .select(['fitment.ride_height_mm', 'product.id', 'product.code', 'product.kind', 'product.series'])
    .where('fitment.vehicle_id', 'in', [...vehicleIds])
    .where('fitment.status', '!=', 'does-not-fit')
    .execute()
  return rows.map((row) => ({
    vehicleId: row.vehicle_id,
    product: {
      id: row.id,
      code: row.code,
      kind: productKindSchema.parse(row.kind),
      series: seriesSchema.parse(row.series),
    },
    axle: axleSchema.parse(row.axle),
    quantity: row.quantity,
    status: fitmentStatusSchema.parse(row.status),
    restrictions: restrictionsSchema.parse(JSON.parse(row.restrictions)),
    rideHeightMm: row.ride_height_mm,
  }))
}
