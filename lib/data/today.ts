import 'server-only'
import { cacheLife } from 'next/cache'
import { dayInThailand, nextMidnight } from '@/lib/domain/calendar'
import { lifeWithinDay } from './cache-table'

/** Today in Thailand, and the moment from which it is another day (ISO, UTC). */
export async function readToday(): Promise<{ day: string; until: string }> {
  'use cache'
  const now = new Date()
  cacheLife(lifeWithinDay(now))
  return { day: dayInThailand(now), until: nextMidnight(now).toISOString() }
}
