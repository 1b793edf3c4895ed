import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { Lang } from '@/lib/contract/common'
import type { Dealer } from '@/lib/contract/dealer'
import type { Region } from '@/lib/contract/place'
import type { VehicleLine } from '@/lib/contract/workshop-words'
import { workshopPerRegion } from '@/lib/domain/workshop-per-region'
import { cacheTags, catalogueLife } from './cache-table'
import { askCompany } from './company'

/** One workshop of each region that fits parts to vehicles of this line. */
export async function readRegionalWorkshops(
  lang: Lang,
  line: VehicleLine,
): Promise<{ region: Region; workshop: Dealer }[]> {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.dealers)
  const [dealers, provinces] = await Promise.all([
    askCompany('getServiceCenter', { lang, line, capability: 'fitting', limit: 200 }),
    askCompany('getProvinces', { lang }),
  ])
  return workshopPerRegion(dealers, provinces)
}
