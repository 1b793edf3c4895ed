import type { Kysely } from 'kysely'
import { groupBy } from '@/lib/utils/group-by'
import type { Database } from '../schema'

export type SprungVehicle = {
  vehicleId: string
  from: string
  to: string | null
  modelId: string
  /** Every way to write the brand; id and names in three languages. */
  brands: string[]
  /** The same of the model, other spellings included. */
  models: string[]
}

const series = 'car-spring'

/** Vehicles that a car spring fits, each once, by age. */
export async function listSprungVehicles(db: Kysely<Database>): Promise<SprungVehicle[]> {
  const rows = await db
    .selectFrom('vehicle')
    .innerJoin('model', 'model.id', 'vehicle.model_id')
    .innerJoin('brand', 'brand.id', 'model.brand_id')
    .selectAll('brand')
    .select(['vehicle.id as vehicleId', 'vehicle.from_ym as from', 'vehicle.to_ym as to', 'model.id as modelId'])
    .select(['model.name_en as model_en', 'model.name_th as model_th', 'model.name_ja as model_ja'])
    .where('vehicle.id', 'in', (query) =>
      query
        .selectFrom('fitment')
        .innerJoin('product', 'product.id', 'fitment.product_id')
        .select('fitment.vehicle_id')
        .where('product.series', '=', series)
        .where('fitment.status', '!=', 'does-not-fit'),
    )
    .orderBy('vehicle.from_ym')
    .orderBy('vehicle.id')
    .execute()
  const aliases = await db.selectFrom('model_alias').select(['model_id', 'alias']).execute()
  const aliasesOf = groupBy(aliases, ({ model_id }) => model_id)
  return rows.map((row) => ({
    vehicleId: row.vehicleId,
    from: row.from,
    to: row.to,
    modelId: row.modelId,
    brands: [row.id, row.name_en, row.name_th, row.name_ja],
    models: [row.model_en, row.model_th, row.model_ja, ...(aliasesOf.get(row.modelId) ?? []).map(({ alias }) => alias)],
  }))
}
