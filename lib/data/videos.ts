import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { Lang } from '@/lib/contract/common'
import type { Video } from '@/lib/contract/video'
import { cacheTags, catalogueLife } from './cache-table'
import { askCompany } from './company'

export async function readVideos(lang: Lang): Promise<Video[]> {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.site)
  return askCompany('getVideos', { lang })
}
