import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/schema'
import type { Reason } from './check'

const minute = 60_000
/** The worker looks four times a minute. */
const overdueMs = 5 * minute
/** Three failed tries. One recipient's mailbox may be that slow; all of them are not. */
const unsentMs = 30 * minute

/** Stuck: nobody takes up what is due, or what was due half an hour ago has not gone out, nor has anything since. */
export async function checkOutbox(db: Kysely<Database>, now: Date): Promise<Reason | null> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString()
  const waiting = db.selectFrom('outbox').where('next_try_at', '>', '')
  const overdue = await waiting.select('id').where('next_try_at', '<', before(overdueMs)).limit(1).executeTakeFirst()
  if (overdue) return 'outbox-stuck'
  const unsent = await waiting
    .select((e) => e.fn.max('due_at').as('at'))
    .where('due_at', '<', before(unsentMs))
    .executeTakeFirst()
  if (!unsent?.at) return null
  const sent = await db.selectFrom('outbox').select('id').where('sent_at', '>', unsent.at).limit(1).executeTakeFirst()
  return sent ? null : 'outbox-stuck'
}
