import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { Lang } from '@/lib/contract/common'
import type { Build, BuildSummary } from '@/lib/contract/community'
import type { Review } from '@/lib/contract/review'
import { cacheTags, catalogueLife } from './cache-table'
import { askCompany } from './company'
import { orNull } from './not-found'

/** All builds, the latest first. */
export async function readBuilds(lang: Lang): Promise<BuildSummary[]> {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.site, cacheTags.products, cacheTags.vehicles)
  return askCompany('getCommunityList', { lang })
}

/** One build without its likes: a stored page has no count. null = there is none of this id. */
export async function readBuild(lang: Lang, id: string): Promise<Omit<Build, 'likes'> | null> {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.site, cacheTags.products, cacheTags.vehicles)
  const found = await orNull(askCompany('getCommunityById', { lang, id }))
  if (!found) return null
  const { likes: _likes, ...build } = found
  return build
}

/** What buyers wrote about a product; empty while nothing was imported. */
export async function readReviews(lang: Lang, product: string): Promise<Review[]> {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.products)
  return askCompany('getCustomerReview', { lang, product })
}
