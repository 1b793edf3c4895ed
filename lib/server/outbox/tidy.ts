import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/schema'

const keptDays = 30

/** Empties messages that were finished more than thirty days ago of everything personal; that they were sent, and when, stays. Returns how many. */
export async function tidyMessages(db: Kysely<Database>, now: Date): Promise<number> {
  const before = new Date(now.getTime() - keptDays * 86_400_000).toISOString()
  const emptied = await db
    .updateTable('outbox')
    .set({ recipient: '', subject: '', text: '', html: null, attachments: null })
    .where('next_try_at', 'is', null)
    .where('recipient', '!=', '')
    .where((e) => e.or([e('sent_at', '<', before), e('kept_at', '<', before), e('given_up_at', '<', before)]))
    .executeTakeFirst()
  return Number(emptied.numUpdatedRows)
}
