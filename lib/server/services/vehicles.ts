import { ApiError } from '@/lib/contract/api-error'
import type { Brand, Model, Vehicle, VehicleTypeInfo, Year } from '@/lib/contract/vehicle'
import { vehicleTypes } from '@/lib/contract/vehicle-types'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { yearInThailand } from '@/lib/domain/calendar'
import { countProductsByVehicleType } from '@/lib/server/db/queries/fitments'
import {
  brandExists,
  countVehicleTypes,
  listBrands,
  listGenerations,
  listModels,
} from '@/lib/server/db/queries/vehicles'
import type { ServiceContext } from './context'
import { requireVehicle } from './fit'

export async function getVehicleTypes(
  _input: ParsedInputOf<'getVehicleTypes'>,
  { db }: ServiceContext,
): Promise<VehicleTypeInfo[]> {
  const [types, products] = await Promise.all([countVehicleTypes(db), countProductsByVehicleType(db)])
  return types
    .map(({ type, brandCount, vehicleCount }) => ({
      id: type,
      brandCount,
      vehicleCount,
      productCount: products.get(type) ?? 0,
    }))
    .sort((a, b) => vehicleTypes.indexOf(a.id) - vehicleTypes.indexOf(b.id))
}

export async function getBrands({ lang }: ParsedInputOf<'getBrands'>, { db }: ServiceContext): Promise<Brand[]> {
  return listBrands(db, { lang })
}

export async function getBrandsByVehicle(
  { lang, type }: ParsedInputOf<'getBrandsByVehicle'>,
  { db }: ServiceContext,
): Promise<Brand[]> {
  return listBrands(db, { lang, type })
}

export async function getModels(
  { lang, brand, type }: ParsedInputOf<'getModels'>,
  { db }: ServiceContext,
): Promise<Model[]> {
  const models = await listModels(db, { brandId: brand, lang, ...(type && { type }) })
  if (models.length === 0 && !(await brandExists(db, brand)))
    throw new ApiError('NOT_FOUND', { message: `brand ${brand}` })
  return models
}

/** Every model year, newest first; a year of change has one entry a generation. */
export async function getYears(
  { lang, model }: ParsedInputOf<'getYears'>,
  { db, now }: ServiceContext,
): Promise<Year[]> {
  const generations = await listGenerations(db, { modelId: model, lang })
  if (generations.length === 0) throw new ApiError('NOT_FOUND', { message: `model ${model}` })
  const years = generations.flatMap((vehicle) => {
    const first = Number(vehicle.from.slice(0, 4))
    // Next year's models are on sale before the year turns.
    const last = vehicle.to ? Number(vehicle.to.slice(0, 4)) : Math.max(first, yearInThailand(now))
    return Array.from({ length: last - first + 1 }, (_, i) => ({ year: first + i, vehicle }))
  })
  return years.sort((a, b) => b.year - a.year || b.vehicle.from.localeCompare(a.vehicle.from))
}

export async function getVehicle({ lang, id }: ParsedInputOf<'getVehicle'>, { db }: ServiceContext): Promise<Vehicle> {
  return requireVehicle(db, { id, lang })
}
