import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { Lang } from '@/lib/contract/common'
import type { Dealer } from '@/lib/contract/dealer'
import { cacheTags, catalogueLife } from './cache-table'
import { askCompany } from './company'

/** Every dealer of the country, by province and name. */
export async function readDealers(lang: Lang): Promise<Dealer[]> {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.dealers)
  return askCompany('getServiceCenter', { lang, limit: 200 })
}
