import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { Lang } from '@/lib/contract/common'
import { pageSlugSchema, type VehiclePage, type VehiclePageEntry, type VehicleRange } from '@/lib/contract/vehicle-page'
import { indexByBrand, type BrandOfPages } from '@/lib/domain/vehicle-index'
import { cacheTags, catalogueLife } from './cache-table'
import { askCompany } from './company'
import { orNull } from './not-found'

const lists = {
  'car-spring': 'getCarSprings',
  'dtg-sport': 'getDtgList',
  'z-series': 'getZSeriesList',
  gtx: 'getScooters',
  yamaha: 'getScooters',
  vespa: 'getVespas',
} as const satisfies Record<VehicleRange, string>

/** Entries of one range; of scooters those under all prefixes, because they are one list. */
export async function readVehiclePages(lang: Lang, range: VehicleRange): Promise<VehiclePageEntry[]> {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.vehicles, cacheTags.products, cacheTags.fitments)
  return askCompany(lists[range], { lang })
}

/** One page; null = nothing of the range for such a vehicle. */
export async function readVehiclePage(lang: Lang, range: VehicleRange, slug: string): Promise<VehiclePage | null> {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.vehicles, cacheTags.products, cacheTags.fitments)
  if (!pageSlugSchema.safeParse(slug).success) return null
  if (range === 'gtx' || range === 'yamaha') return orNull(askCompany('getScooter', { lang, range, slug }))
  if (range === 'vespa') return orNull(askCompany('getVespa', { lang, slug }))
  if (range === 'dtg-sport') return orNull(askCompany('getDtg', { lang, slug }))
  return orNull(askCompany(range === 'z-series' ? 'getZSeries' : 'getCarSpring', { lang, slug }))
}

/** Vehicles with pages in these ranges, by brand. */
export async function readVehicleIndex(lang: Lang, ranges: readonly VehicleRange[]): Promise<BrandOfPages[]> {
  const entries = await Promise.all(ranges.map((range) => readVehiclePages(lang, range)))
  return indexByBrand(entries.flat(), lang)
}
