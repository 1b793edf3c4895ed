import type { Kysely } from 'kysely'
import { environment } from '@/lib/config/environment'
import { dayInThailand, instantOf } from '@/lib/domain/calendar'
import type { Database } from '@/lib/server/db/schema'
import type { Channel } from './render'

/** Messages of the day, and how many there may be. */
type Budget = { used: number; limit: number }

/** Midnight in Thailand, as text of the database. */
function startOfDay(now: Date): string {
  return instantOf(dayInThailand(now), '00:00').toISOString()
}

/** What of today's budget is used: every message queued today that was not withheld. */
export async function readBudget(db: Kysely<Database>, channel: Channel, now: Date): Promise<Budget> {
  const { SMS_DAILY_BUDGET, EMAIL_DAILY_BUDGET } = environment()
  const row = await db
    .selectFrom('outbox')
    .select((e) => e.fn.countAll<number>().as('used'))
    .where('channel', '=', channel)
    .where('created_at', '>=', startOfDay(now))
    .where('withheld', 'is', null)
    .executeTakeFirstOrThrow()
  return { used: Number(row.used), limit: channel === 'sms' ? SMS_DAILY_BUDGET : EMAIL_DAILY_BUDGET }
}
