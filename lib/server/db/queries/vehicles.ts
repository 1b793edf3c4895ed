import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Lang } from '@/lib/contract/common'
import {
  driveSchema,
  mountPointSchema,
  vehicleBodySchema,
  vehicleTypeSchema,
  type Brand,
  type Model,
  type Vehicle,
  type VehicleSummary,
} from '@/lib/contract/vehicle'
import type { VehicleType } from '@/lib/contract/vehicle-types'
import { generationName } from '@/lib/domain/vehicle-name'
import type { Database } from '../schema'

const drivesSchema = z.array(driveSchema)
const mountPointsSchema = z.array(mountPointSchema)

function selectVehicles(db: Kysely<Database>, lang: Lang) {
  return db
    .selectFrom('vehicle')
    .innerJoin('model', 'model.id', 'vehicle.model_id')
    .innerJoin('brand', 'brand.id', 'model.brand_id')
    .select([
      'vehicle.id',
      'vehicle.name as generation',
      'vehicle.from_ym',
      'vehicle.to_ym',
      'model.id as model_id',
      'model.type',
      'model.body',
      `model.name_${lang} as model`,
      'brand.id as brand_id',
      `brand.name_${lang} as brand`,
    ])
}

type VehicleRow = {
  id: string
  generation: string
  from_ym: string
  to_ym: string | null
  model_id: string
  type: string
  body: string
  model: string
  brand_id: string
  brand: string
}

function toSummary(row: VehicleRow, lang: Lang): VehicleSummary {
  return {
    id: row.id,
    type: vehicleTypeSchema.parse(row.type),
    body: vehicleBodySchema.parse(row.body),
    brandId: row.brand_id,
    brand: row.brand,
    modelId: row.model_id,
    model: row.model,
    generation: generationName(row.generation, lang),
    from: row.from_ym,
    to: row.to_ym,
  }
}

/** Order of vehicles in lists: by name, then by age. The id decides where both are equal, so that every engine answers alike. */
export function compareVehicles(a: VehicleSummary, b: VehicleSummary): number {
  return (
    a.brand.localeCompare(b.brand) ||
    a.model.localeCompare(b.model) ||
    a.from.localeCompare(b.from) ||
    a.id.localeCompare(b.id)
  )
}

/** Vehicles by id, in no particular order; unknown ids are left out. */
export async function findVehicleSummaries(
  db: Kysely<Database>,
  params: { ids: readonly string[]; lang: Lang },
): Promise<VehicleSummary[]> {
  if (params.ids.length === 0) return []
  const rows = await selectVehicles(db, params.lang)
    .where('vehicle.id', 'in', [...params.ids])
    .execute()
  return rows.map((row) => toSummary(row, params.lang))
}

/** One generation with its mounting points; null = does not exist. */
export async function findVehicle(db: Kysely<Database>, params: { id: string; lang: Lang }): Promise<Vehicle | null> {
  const row = await selectVehicles(db, params.lang)
    .select(['vehicle.drives', 'vehicle.engine_cc', 'vehicle.electric', 'vehicle.mount_points'])
    .where('vehicle.id', '=', params.id)
    .executeTakeFirst()
  if (!row) return null
  return {
    ...toSummary(row, params.lang),
    drives: drivesSchema.parse(JSON.parse(row.drives)),
    engineCc: row.engine_cc,
    electric: row.electric === 1,
    mountPoints: mountPointsSchema.parse(JSON.parse(row.mount_points)),
  }
}

/** Generations of one model, oldest first. */
export async function listGenerations(
  db: Kysely<Database>,
  params: { modelId: string; lang: Lang },
): Promise<VehicleSummary[]> {
  const rows = await selectVehicles(db, params.lang)
    .where('model.id', '=', params.modelId)
    .orderBy('vehicle.from_ym')
    .orderBy('vehicle.id')
    .execute()
  return rows.map((row) => toSummary(row, params.lang))
}

/** Brands by name; with a type only those that make it, counting its models alone. */
export async function listBrands(db: Kysely<Database>, params: { lang: Lang; type?: VehicleType }): Promise<Brand[]> {
  let query = db
    .selectFrom('brand')
    .innerJoin('model', 'model.brand_id', 'brand.id')
    .select((eb) => [
      'brand.id',
      `brand.name_${params.lang} as name`,
      'model.type',
      eb.fn.countAll<number>().as('models'),
    ])
    .groupBy(['brand.id', `brand.name_${params.lang}`, 'model.type'])
  if (params.type) query = query.where('model.type', '=', params.type)
  const brands = new Map<string, Brand>()
  for (const row of await query.orderBy('name').orderBy('model.type').execute()) {
    const brand = brands.get(row.id) ?? { id: row.id, name: row.name, types: [], modelCount: 0 }
    brand.types.push(vehicleTypeSchema.parse(row.type))
    brand.modelCount += Number(row.models)
    brands.set(row.id, brand)
  }
  return [...brands.values()].sort((a, b) => b.modelCount - a.modelCount || a.name.localeCompare(b.name))
}

/** Models by name, of one brand or of all, each with the span of years it was sold. */
export async function listModels(
  db: Kysely<Database>,
  params: { brandId?: string; type?: VehicleType; lang: Lang },
): Promise<Model[]> {
  let query = db
    .selectFrom('model')
    .innerJoin('vehicle', 'vehicle.model_id', 'model.id')
    .select((eb) => [
      'model.id',
      'model.brand_id',
      'model.type',
      'model.body',
      `model.name_${params.lang} as name`,
      eb.fn.min('vehicle.from_ym').as('from_ym'),
      eb.fn.max<string>(eb.fn.coalesce('vehicle.to_ym', eb.val('9999-12'))).as('to_ym'),
    ])
    .groupBy(['model.id', 'model.brand_id', 'model.type', 'model.body', `model.name_${params.lang}`])
  if (params.brandId !== undefined) query = query.where('model.brand_id', '=', params.brandId)
  if (params.type) query = query.where('model.type', '=', params.type)
  const rows = await query.orderBy('name').execute()
  return rows.map((row) => ({
    id: row.id,
    brandId: row.brand_id,
    name: row.name,
    type: vehicleTypeSchema.parse(row.type),
    body: vehicleBodySchema.parse(row.body),
    fromYear: Number(row.from_ym.slice(0, 4)),
    toYear: row.to_ym.startsWith('9999') ? null : Number(row.to_ym.slice(0, 4)),
  }))
}

export async function brandExists(db: Kysely<Database>, id: string): Promise<boolean> {
  return (await db.selectFrom('brand').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

export type VehicleTypeCount = { type: VehicleType; brandCount: number; vehicleCount: number }

/** Brands and vehicles of each type. */
export async function countVehicleTypes(db: Kysely<Database>): Promise<VehicleTypeCount[]> {
  const rows = await db
    .selectFrom('model')
    .innerJoin('vehicle', 'vehicle.model_id', 'model.id')
    .select((eb) => [
      'model.type',
      eb.fn.count<number>('model.brand_id').distinct().as('brands'),
      eb.fn.count<number>('vehicle.id').as('vehicles'),
    ])
    .groupBy('model.type')
    .execute()
  return rows.map((row) => ({
    type: vehicleTypeSchema.parse(row.type),
    brandCount: Number(row.brands),
    vehicleCount: Number(row.vehicles),
  }))
}
