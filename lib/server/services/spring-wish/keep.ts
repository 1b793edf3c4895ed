import type { Kysely } from 'kysely'
import { addDays, addMonths, dayInThailand, instantOf } from '@/lib/domain/calendar'
import { answeredDays, keptMonths } from '@/lib/domain/spring-wish'
import type { Database } from '@/lib/server/db/schema'

/** Deletes wishes that were kept as long as the page says: unanswered ones, and those that were answered. */
export async function deleteOldWishes(db: Kysely<Database>, now: Date): Promise<void> {
  const today = dayInThailand(now)
  const before = (day: string) => instantOf(day, '00:00').toISOString()
  await db
    .deleteFrom('wish')
    .where((e) =>
      e.or([
        e('created_at', '<', before(addMonths(today, -keptMonths))),
        e('answered_at', '<', before(addDays(today, -answeredDays))),
      ]),
    )
    .execute()
}
