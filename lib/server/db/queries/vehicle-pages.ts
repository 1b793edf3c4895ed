import type { Kysely, Selectable } from 'kysely'
import type { Database, FitmentTable } from '../schema'

export type VehiclePageRow = {
  path: string
  range: string
  slug: string
  supersededBy: string | null
  vehicleIds: string[]
}

/** Pages of some ranges in the order of their lists, each with its vehicles, oldest first. */
export async function listVehiclePages(db: Kysely<Database>, ranges: readonly string[]): Promise<VehiclePageRow[]> {
  const rows = await db
    .selectFrom('vehicle_page as page')
    .innerJoin('vehicle_page_vehicle as about', 'about.path', 'page.path')
    .innerJoin('vehicle', 'vehicle.id', 'about.vehicle_id')
    .select(['page.path', 'page.range', 'page.slug', 'page.superseded_by', 'about.vehicle_id'])
    .where('page.range', 'in', [...ranges])
    .orderBy('page.position')
    .orderBy('page.path')
    .orderBy('vehicle.from_ym')
    .orderBy('vehicle.id')
    .execute()
  const pages = new Map<string, VehiclePageRow>()
  for (const { path, range, slug, superseded_by, vehicle_id } of rows) {
    const page = pages.get(path) ?? { path, range, slug, supersededBy: superseded_by, vehicleIds: [] }
    page.vehicleIds.push(vehicle_id)
    pages.set(path, page)
  }
  return [...pages.values()]
}

/** With the day of the part's last change. */
export type SeriesFitment = Selectable<FitmentTable> & { changedOn: string }

/** Fitments of some series on some vehicles, those that do not fit left out. */
export async function listSeriesFitments(
  db: Kysely<Database>,
  params: { series: readonly string[]; vehicleIds: readonly string[] },
): Promise<SeriesFitment[]> {
  if (params.vehicleIds.length === 0) return []
  return db
    .selectFrom('fitment')
    .innerJoin('product', 'product.id', 'fitment.product_id')
    .selectAll('fitment')
    .select('product.updated_on as changedOn')
    .where('product.series', 'in', [...params.series])
    .where('fitment.vehicle_id', 'in', [...params.vehicleIds])
    .where('fitment.status', '!=', 'does-not-fit')
    .orderBy('product.kind')
    .orderBy('product.code')
    .orderBy('fitment.vehicle_id')
    .execute()
}

export type FittingRow = {
  productId: string
  series: string
  axle: string
  construction: string | null
  adjusters: string
  rideHeightMm: number
}

/** Everything that fits some vehicles, with what tells series apart. */
export async function listFittingProducts(db: Kysely<Database>, vehicleIds: readonly string[]): Promise<FittingRow[]> {
  return db
    .selectFrom('fitment')
    .innerJoin('product', 'product.id', 'fitment.product_id')
    .select([
      'fitment.product_id as productId',
      'product.series',
      'fitment.axle',
      'product.construction',
      'product.adjusters',
      'fitment.ride_height_mm as rideHeightMm',
    ])
    .where('fitment.vehicle_id', 'in', [...vehicleIds])
    .where('fitment.status', '!=', 'does-not-fit')
    .orderBy('product.code')
    .execute()
}

/** Models of some types that a series is made for, with their English names and vehicles, oldest first. */
export async function listModelsOfSeries(
  db: Kysely<Database>,
  params: { series: string; types: readonly string[] },
): Promise<{ name: string; brandId: string; vehicleIds: string[] }[]> {
  const rows = await db
    .selectFrom('vehicle')
    .innerJoin('model', 'model.id', 'vehicle.model_id')
    .select(['model.id as modelId', 'model.name_en as name', 'model.brand_id as brandId', 'vehicle.id as vehicleId'])
    .where('model.type', 'in', [...params.types])
    .where(
      'vehicle.id',
      'in',
      db
        .selectFrom('fitment')
        .innerJoin('product', 'product.id', 'fitment.product_id')
        .select('fitment.vehicle_id')
        .where('product.series', '=', params.series)
        .where('fitment.status', '!=', 'does-not-fit'),
    )
    .orderBy('vehicle.from_ym')
    .orderBy('vehicle.id')
    .execute()
  const models = new Map<string, { name: string; brandId: string; vehicleIds: string[] }>()
  for (const { modelId, name, brandId, vehicleId } of rows) {
    const model = models.get(modelId) ?? { name, brandId, vehicleIds: [] }
    model.vehicleIds.push(vehicleId)
    models.set(modelId, model)
  }
  return [...models.values()]
}
