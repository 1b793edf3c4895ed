import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/schema'

export type OutboxDepth = { channel: string; urgency: string; waiting: number; overdueSeconds: number }

/** Messages that wait, and for how long the first of them has been due, by queue. */
export async function readOutboxDepth(db: Kysely<Database>, now: Date): Promise<OutboxDepth[]> {
  const rows = await db
    .selectFrom('outbox')
    .select((e) => ['channel', 'urgency', e.fn.countAll().as('waiting'), e.fn.min('due_at').as('first')])
    .where('next_try_at', '>', '')
    .groupBy(['channel', 'urgency'])
    .execute()
  return rows.map(({ channel, urgency, waiting, first }) => ({
    channel,
    urgency,
    waiting: Number(waiting),
    overdueSeconds: Math.max(0, (now.getTime() - Date.parse(first)) / 1000),
  }))
}
