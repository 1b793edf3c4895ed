import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { Lang } from '@/lib/contract/common'
import type { Brand, Model, Vehicle, VehicleTypeInfo, Year } from '@/lib/contract/vehicle'
import type { VehicleType } from '@/lib/contract/vehicle-types'
import { cacheTags, catalogueLife } from './cache-table'
import { askCompany } from './company'
import { orNull } from './not-found'

export async function readVehicleTypes(lang: Lang): Promise<VehicleTypeInfo[]> {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.vehicles, cacheTags.products)
  return askCompany('getVehicleTypes', { lang })
}

export async function readBrands(lang: Lang, type: VehicleType | null): Promise<Brand[]> {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.vehicles)
  return type ? askCompany('getBrandsByVehicle', { lang, type }) : askCompany('getBrands', { lang })
}

export async function readModels(lang: Lang, brand: string, type: VehicleType | null): Promise<Model[] | null> {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.vehicles)
  return orNull(askCompany('getModels', { lang, brand, ...(type && { type }) }))
}

export async function readYears(lang: Lang, model: string): Promise<Year[] | null> {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.vehicles)
  return orNull(askCompany('getYears', { lang, model }))
}

export async function readVehicle(lang: Lang, id: string): Promise<Vehicle | null> {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.vehicles)
  return orNull(askCompany('getVehicle', { lang, id }))
}
