import { sql, type Kysely, type Selectable } from 'kysely'
import type { Lang } from '@/lib/contract/common'
import { axleSchema } from '@/lib/contract/common'
import { fitmentSchema, fitmentStatusSchema, restrictionsSchema, type Fitment } from '@/lib/contract/fitment'
import { drives, vehicleTypeSchema, type Drive, type VehicleSummary } from '@/lib/contract/vehicle'
import type { VehicleType } from '@/lib/contract/vehicle-types'
import { groupBy } from '@/lib/utils/group-by'
import type { Database, FitmentTable } from '../schema'
import { compareVehicles, findVehicleSummaries } from './vehicles'

/** Fitments of one product, by vehicle name. */
export async function listFitments(
  db: Kysely<Database>,
  params: { productId: string; lang: Lang },
): Promise<Fitment[]> {
  const rows = await db.selectFrom('fitment').selectAll().where('product_id', '=', params.productId).execute()
  return describe(rows, await findVehicles(db, rows, params.lang))
}

type Row = Selectable<FitmentTable>
type Vehicles = ReadonlyMap<string, VehicleSummary>

async function findVehicles(db: Kysely<Database>, rows: readonly Row[], lang: Lang): Promise<Vehicles> {
  const ids = [...new Set(rows.map((row) => row.vehicle_id))]
  return new Map((await findVehicleSummaries(db, { ids, lang })).map((vehicle) => [vehicle.id, vehicle]))
}

/** Fitments of stored rows by product, each product's by vehicle name and axle. */
export async function toFitments(
  db: Kysely<Database>,
  rows: readonly Row[],
  lang: Lang,
): Promise<Map<string, Fitment[]>> {
  const vehicles = await findVehicles(db, rows, lang)
  const groups = groupBy(rows, (row) => row.product_id)
  return new Map([...groups].map(([productId, own]) => [productId, describe(own, vehicles)]))
}

function describe(rows: readonly Row[], vehicles: Vehicles): Fitment[] {
  return rows
    .map((row) =>
      fitmentSchema.parse({
        vehicle: vehicles.get(row.vehicle_id),
        axle: row.axle,
        quantity: row.quantity,
        status: row.status,
        restrictions: JSON.parse(row.restrictions) as unknown,
        rideHeightMm: row.ride_height_mm,
        verifiedBy: row.verified_by,
        verifiedOn: row.verified_on,
      }),
    )
    .sort((a, b) => compareVehicles(a.vehicle, b.vehicle) || a.axle.localeCompare(b.axle))
}

/** What fits a vehicle; the smaller the rank, the fewer the conditions. */
export async function rankFitting(
  db: Kysely<Database>,
  vehicleId: string,
): Promise<{ productId: string; rank: number }[]> {
  const conditions = sql<number>`min(case status when 'direct' then length(restrictions) else 1000 end)`
  return db
    .selectFrom('fitment')
    .select(['product_id as productId', conditions.as('rank')])
    .where('vehicle_id', '=', vehicleId)
    .where('status', '!=', 'does-not-fit')
    .groupBy('product_id')
    .execute()
}

export type RecordedFitmentRow = { productId: string } & Pick<
  Fitment,
  'axle' | 'quantity' | 'status' | 'restrictions' | 'rideHeightMm'
>

/** What is recorded for these products on one vehicle. */
export async function listRecorded(
  db: Kysely<Database>,
  params: { vehicleId: string; productIds: readonly string[] },
): Promise<RecordedFitmentRow[]> {
  if (params.productIds.length === 0) return []
  const rows = await db
    .selectFrom('fitment')
    .select(['product_id', 'axle', 'quantity', 'status', 'restrictions', 'ride_height_mm'])
    .where('vehicle_id', '=', params.vehicleId)
    .where('product_id', 'in', [...params.productIds])
    .execute()
  return rows.map((row) => ({
    productId: row.product_id,
    axle: axleSchema.parse(row.axle),
    quantity: row.quantity,
    status: fitmentStatusSchema.parse(row.status),
    restrictions: restrictionsSchema.parse(JSON.parse(row.restrictions)),
    rideHeightMm: row.ride_height_mm,
  }))
}

/** Vehicle types each product is listed for. */
export async function listProductVehicleTypes(
  db: Kysely<Database>,
  productIds: readonly string[],
): Promise<Map<string, VehicleType[]>> {
  const found = new Map<string, VehicleType[]>()
  if (productIds.length === 0) return found
  const rows = await db
    .selectFrom('product_vehicle_type')
    .selectAll()
    .where('product_id', 'in', [...productIds])
    .orderBy('type')
    .execute()
  for (const row of rows)
    found.set(row.product_id, [...(found.get(row.product_id) ?? []), vehicleTypeSchema.parse(row.type)])
  return found
}

/** Products of which every listed fitment asks for the same drive, with that drive. */
export async function listProductDrives(
  db: Kysely<Database>,
  productIds: readonly string[],
): Promise<Map<string, Drive>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('fitment')
    .select((eb) => [
      'product_id',
      eb.fn.countAll<number>().as('all'),
      ...drives.map((drive) =>
        eb.fn
          .sum<number>(
            eb.case().when('restrictions', 'like', `%"code":"drive-only","drive":"${drive}"%`).then(1).else(0).end(),
          )
          .as(drive),
      ),
    ])
    .where('product_id', 'in', [...productIds])
    .where('status', '!=', 'does-not-fit')
    .groupBy('product_id')
    .execute()
  return new Map(
    rows.flatMap((row) => {
      const drive = drives.find((name) => Number(row[name]) === Number(row.all))
      return drive ? [[row.product_id, drive] as const] : []
    }),
  )
}

/** Ids of the products that fit a vehicle, directly or under a condition. */
export async function listFittingIds(db: Kysely<Database>, vehicleId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('fitment')
    .select('product_id')
    .distinct()
    .where('vehicle_id', '=', vehicleId)
    .where('status', '!=', 'does-not-fit')
    .execute()
  return rows.map((row) => row.product_id)
}

/** How many products fit each of these vehicles. */
export async function countFitting(db: Kysely<Database>, vehicleIds: readonly string[]): Promise<Map<string, number>> {
  if (vehicleIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('fitment')
    .select((eb) => ['vehicle_id', eb.fn.count<number>('product_id').distinct().as('count')])
    .where('vehicle_id', 'in', [...vehicleIds])
    .where('status', '!=', 'does-not-fit')
    .groupBy('vehicle_id')
    .execute()
  return new Map(rows.map((row) => [row.vehicle_id, Number(row.count)]))
}

/** How many products are listed for each type of vehicle. */
export async function countProductsByVehicleType(db: Kysely<Database>): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('product_vehicle_type')
    .select((eb) => ['type', eb.fn.countAll<number>().as('count')])
    .groupBy('type')
    .execute()
  return new Map(rows.map((row) => [row.type, Number(row.count)]))
}
