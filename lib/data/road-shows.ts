import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { Lang } from '@/lib/contract/common'
import type { RoadShowStop } from '@/lib/contract/road-show'
import { cacheTags, catalogueLife } from './cache-table'
import { askCompany } from './company'

/** Stops that have not ended; one that ended yesterday is gone within the hour. */
export async function readRoadShows(lang: Lang): Promise<RoadShowStop[]> {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.site)
  return askCompany('getMobileServiceRoadShow', { lang })
}

/** Null when no stop is planned. */
export async function readRoadShowHighlight(lang: Lang): Promise<RoadShowStop | null> {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.site)
  return askCompany('getHighlightRoadShowEvent', { lang })
}
