import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/schema'

const day = 86_400_000
const keptDays = 30

/** Codes that nobody sent open nothing any more once their time is over; what they said is gone then. */
async function emptyCodes(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ body: null })
    .where('urgency', '=', 'code')
    .where('next_try_at', 'is', null)
    .where('body', 'is not', null)
    .where('expires_at', '<=', now.toISOString())
    .execute()
}

/** Empties messages that were finished more than thirty days ago of everything personal; that they were sent, and when, stays. Returns how many. */
export async function emptyOldMessages(db: Kysely<Database>, now: Date): Promise<number> {
  await emptyCodes(db, now)
  await db
    .deleteFrom('outbox_recipient')
    .where('last_at', '<', new Date(now.getTime() - day).toISOString())
    .execute()
  const before = new Date(now.getTime() - keptDays * day).toISOString()
  const emptied = await db
    .updateTable('outbox')
    .set({ recipient: '', recipient_key: null, caller_key: null, body: null })
    .where('next_try_at', 'is', null)
    .where('recipient', '!=', '')
    .where((e) =>
      e.or([
        e('sent_at', '<', before),
        e('kept_at', '<', before),
        e('given_up_at', '<', before),
        e.and([e('withheld', 'is not', null), e('created_at', '<', before)]),
      ]),
    )
    .executeTakeFirst()
  return Number(emptied.numUpdatedRows)
}
