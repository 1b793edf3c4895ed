import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { Lang } from '@/lib/contract/common'
import type { Dealer, DealerPage, DealerProvince, Option } from '@/lib/contract/dealer'
import type { Distributor } from '@/lib/contract/distributor'
import type { Region } from '@/lib/contract/place'
import type { VehicleLine } from '@/lib/contract/workshop-words'
import { workshopPerRegion } from '@/lib/domain/workshop-per-region'
import { cacheTags, catalogueLife, lifeOfDay } from './cache-table'
import { askCompany } from './company'
import { readNextTurn } from './next-turn'
import { orNull } from './not-found'

/** One workshop of each region that fits parts to vehicles of this line. */
export async function readRegionalWorkshops(
  lang: Lang,
  line: VehicleLine,
): Promise<{ region: Region; workshop: Dealer }[]> {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.dealers)
  const [dealers, provinces] = await Promise.all([
    askCompany('getServiceCenter', { lang, line, capability: 'fitting', limit: 400 }),
    askCompany('getProvinces', { lang }),
  ])
  return workshopPerRegion(dealers, provinces)
}

/** All dealers of Thailand. */
export async function readDealers(lang: Lang): Promise<Dealer[]> {
  'use cache'
  const now = new Date()
  // Staff may have planned a change for today.
  cacheLife(lifeOfDay(now, await readNextTurn(now)))
  cacheTag(cacheTags.dealers)
  return askCompany('getServiceCenter', { lang, limit: 400 })
}

/** One dealer; null = there is none of this id. */
export async function readDealer(lang: Lang, id: string): Promise<DealerPage | null> {
  'use cache'
  const now = new Date()
  // Staff may have planned a change for today.
  cacheLife(lifeOfDay(now, await readNextTurn(now)))
  cacheTag(cacheTags.dealers)
  return orNull(askCompany('getDealer', { lang, id }))
}

/** The 77 provinces with the number of their dealers. */
export async function readDealerProvinces(lang: Lang): Promise<DealerProvince[]> {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.dealers)
  return askCompany('getDealerProvinces', { lang })
}

/** How many dealers there are of each kind. */
export async function readDealerKinds(lang: Lang): Promise<Option[]> {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.dealers)
  return askCompany('getDistributorType', { lang })
}

/** Distributors of all countries. */
export async function readDistributors(lang: Lang): Promise<Distributor[]> {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.dealers)
  return askCompany('getWorldDistributors', { lang })
}

/** The continents by name. */
export async function readContinents(lang: Lang) {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.site)
  return askCompany('getContinentMaster', { lang })
}
