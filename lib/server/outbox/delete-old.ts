import type { Kysely } from 'kysely'
import type { RetentionLimit } from '@/lib/domain/retention'
import type { Database } from '@/lib/server/db/schema'

/** Codes that nobody sent open nothing any more once their time is over; what they said is gone then. Returns how many. */
export async function emptyOldCodes(db: Kysely<Database>, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ body: null })
    .where('urgency', '=', 'code')
    .where('next_try_at', 'is', null)
    .where('body', 'is not', null)
    .where('expires_at', '<=', now.toISOString())
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Forgets when somebody was last written to. Returns how many. */
export async function deleteOldRecipients(db: Kysely<Database>, { at }: RetentionLimit): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('outbox_recipient').where('last_at', '<', at).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Empties messages that were finished long ago of everything personal; that they were sent, and when, stays. Returns how many. */
export async function emptyOldMessages(db: Kysely<Database>, { at }: RetentionLimit): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ recipient: '', recipient_key: null, caller_key: null, body: null })
    .where('next_try_at', 'is', null)
    .where('recipient', '!=', '')
    .where((e) =>
      e.or([
        e('sent_at', '<', at),
        e('kept_at', '<', at),
        e('given_up_at', '<', at),
        e.and([e('withheld', 'is not', null), e('created_at', '<', at)]),
      ]),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
