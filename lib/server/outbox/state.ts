import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/schema'
import { readBudget, startOfDay, type Budget } from './budget'

export type OutboxState = {
  /** How long the oldest message that should be out has been waiting; 0 = nothing waits. */
  oldestDueSeconds: number
  givenUpToday: number
  budget: { sms: Budget; email: Budget }
}

/** How the outbox does: for the health check, and for whoever is woken by its alarm. Days are those of Thailand. */
export async function outboxState(db: Kysely<Database>, now: Date = new Date()): Promise<OutboxState> {
  const oldest = await db
    .selectFrom('outbox')
    .select((e) => e.fn.min('due_at').as('due_at'))
    .where('next_try_at', 'is not', null)
    .executeTakeFirst()
  const givenUp = await db
    .selectFrom('outbox')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('given_up_at', '>=', startOfDay(now))
    .executeTakeFirstOrThrow()
  const waited = oldest?.due_at ? now.getTime() - Date.parse(oldest.due_at) : 0
  return {
    oldestDueSeconds: Math.max(0, Math.round(waited / 1000)),
    givenUpToday: Number(givenUp.n),
    budget: { sms: await readBudget(db, 'sms', now), email: await readBudget(db, 'email', now) },
  }
}
