import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { Lang } from '@/lib/contract/common'
import type { RoadShowStop } from '@/lib/contract/road-show'
import { cacheTags, lifeOfDay } from './cache-table'
import { askCompany } from './company'
import { readNextTurn } from './next-turn'

/** Stops that have not ended. */
export async function readRoadShows(lang: Lang): Promise<RoadShowStop[]> {
  'use cache'
  const now = new Date()
  cacheLife(lifeOfDay(now, await readNextTurn(now)))
  cacheTag(cacheTags.site)
  return askCompany('getMobileServiceRoadShow', { lang })
}

/** Null when no stop is planned. */
export async function readRoadShowHighlight(lang: Lang): Promise<RoadShowStop | null> {
  'use cache'
  const now = new Date()
  cacheLife(lifeOfDay(now, await readNextTurn(now)))
  cacheTag(cacheTags.site)
  return askCompany('getHighlightRoadShowEvent', { lang })
}
