import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { Lang } from '@/lib/contract/common'
import type { News, NewsSummary } from '@/lib/contract/news'
import { cacheTags, lifeWithinDay } from './cache-table'
import { askCompany } from './company'
import { readNextTurn } from './next-turn'
import { orNull } from './not-found'

type OfDay = { /** The moment from which states may be others; ISO, UTC. */ until: string }

/** All news with the state of their events today, the latest first. */
export async function readNews(lang: Lang): Promise<OfDay & { news: NewsSummary[] }> {
  'use cache'
  // Before the question: an answer that comes after midnight must not count for the new day.
  const now = new Date()
  const until = await readNextTurn(now)
  cacheLife(lifeWithinDay(now, until))
  cacheTag(cacheTags.site)
  return { news: await askCompany('getNews', { lang }), until: until.toISOString() }
}

/** One piece of news; null = there is none of this id. */
export async function readNewsItem(lang: Lang, id: string): Promise<(OfDay & { item: News }) | null> {
  'use cache'
  const now = new Date()
  const until = await readNextTurn(now)
  cacheLife(lifeWithinDay(now, until))
  cacheTag(cacheTags.site, cacheTags.products)
  const item = await orNull(askCompany('getNewsById', { lang, id }))
  return item && { item, until: until.toISOString() }
}
