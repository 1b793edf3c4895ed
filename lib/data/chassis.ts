import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { Lang } from '@/lib/contract/common'
import type { ProductSummary } from '@/lib/contract/product'
import type { Series } from '@/lib/contract/product-words'
import type { MountPoint, Vehicle } from '@/lib/contract/vehicle'
import type { VehicleType } from '@/lib/contract/vehicle-types'
import { groupBy } from '@/lib/utils/group-by'
import { cacheTags, catalogueLife } from './cache-table'
import { readProducts } from './products'
import { readModels, readVehicle, readYears } from './vehicles'

/** Generations that are sprung alike, and the parts of a series for them. */
export type Chassis = { vehicles: Vehicle[]; mountPoints: MountPoint[]; parts: ProductSummary[] }

const pageSize = 96

async function readGenerations(lang: Lang, brand: string, type: VehicleType): Promise<Vehicle[]> {
  const models = (await readModels(lang, brand, type)) ?? []
  const years = await Promise.all(models.map(({ id }) => readYears(lang, id)))
  const ids = new Set(years.flatMap((found) => (found ?? []).map(({ vehicle }) => vehicle.id)))
  const vehicles = await Promise.all([...ids].map((id) => readVehicle(lang, id)))
  return vehicles.flatMap((vehicle) => vehicle ?? [])
}

/** Chassis of a brand, those of most generations first; one that the series has nothing for is left out. */
export async function readChassis(lang: Lang, series: Series, brand: string, type: VehicleType): Promise<Chassis[]> {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.vehicles, cacheTags.products, cacheTags.fitments)
  const vehicles = await readGenerations(lang, brand, type)
  const groups = [...groupBy(vehicles, ({ mountPoints }) => JSON.stringify(mountPoints)).values()]
  const chassis = await Promise.all(
    groups.map(async (members) => {
      const newest = members.toSorted((a, b) => b.from.localeCompare(a.from))[0]
      const parts = newest ? (await readProducts({ lang, series, vehicle: newest.id, pageSize })).items : []
      return { vehicles: members, mountPoints: newest?.mountPoints ?? [], parts }
    }),
  )
  return chassis.filter(({ parts }) => parts.length > 0).toSorted((a, b) => b.vehicles.length - a.vehicles.length)
}
