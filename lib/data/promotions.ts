import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { Lang } from '@/lib/contract/common'
import type { Promotion, PromotionLine } from '@/lib/contract/promotion'
import { dayInThailand } from '@/lib/domain/calendar'
import { cacheTags, lifeWithinDay } from './cache-table'
import { askCompany } from './company'
import { readNextTurn } from './next-turn'

export type PromotionsOfDay = {
  promotions: Promotion[]
  /** Today in Thailand. */ day: string
  /** The moment from which their states may be others; ISO, UTC. */ until: string
}

/** Promotions with their state today, of one line or of both. */
export async function readPromotions(lang: Lang, line: PromotionLine | null): Promise<PromotionsOfDay> {
  'use cache'
  // Before the question: an answer that comes after midnight must not count for the new day.
  const now = new Date()
  const until = await readNextTurn(now)
  cacheLife(lifeWithinDay(now, until))
  cacheTag(cacheTags.site)
  const promotions = await askCompany('getPromotions', { lang, ...(line && { line }) })
  return { promotions, day: dayInThailand(now), until: until.toISOString() }
}
