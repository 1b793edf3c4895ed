import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { nextMidnight } from '@/lib/domain/calendar'
import { cacheTags, lifeOfDay } from './cache-table'
import { askCompany } from './company'

/** The moment from which content may be other than it is now: midnight in Thailand, or the next one for which staff have planned something. */
export async function readNextTurn(now: Date): Promise<Date> {
  const midnight = nextMidnight(now)
  const { at } = await askCompany('getNextChange', {})
  const planned = at === null ? midnight : new Date(at)
  return planned < midnight ? planned : midnight
}

/** For pages that do not change with the day, yet show what staff plan: the moment of `until`, once something is planned for today. */
export async function readPlannedTurn(): Promise<{ until?: string }> {
  'use cache'
  const now = new Date()
  const turn = await readNextTurn(now)
  cacheLife(lifeOfDay(now, turn))
  cacheTag(cacheTags.site)
  return turn < nextMidnight(now) ? { until: turn.toISOString() } : {}
}
