import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { Lang } from '@/lib/contract/common'
import type { Banner } from '@/lib/contract/site'
import { cacheTags, lifeOfDay } from './cache-table'
import { askCompany } from './company'
import { readNextTurn } from './next-turn'

export async function readBanners(lang: Lang): Promise<Banner[]> {
  'use cache'
  const now = new Date()
  cacheLife(lifeOfDay(now, await readNextTurn(now)))
  cacheTag(cacheTags.site, cacheTags.products)
  return askCompany('getHomeBanner', { lang })
}
