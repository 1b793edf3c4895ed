import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/schema'
import { openBody, type MessageBody } from './sealed-body'

export type Unsent = {
  id: string
  createdAt: string
  channel: string
  template: string
  recipient: string
  /** What became of it, such as `withheld: recipient`. */ state: string
}

function stateOf({ withheld, kept_at, given_up_at, last_error }: Database['outbox']): string {
  if (withheld !== null) return `withheld: ${withheld}`
  if (kept_at !== null) return 'kept: nothing to send it with'
  if (given_up_at !== null) return `given up: ${last_error ?? ''}`
  return last_error === null ? 'waiting' : `waiting: ${last_error}`
}

/** The newest messages that did not go out, the newest first, without what they say. */
export async function listUnsent(db: Kysely<Database>, limit = 100): Promise<Unsent[]> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('recipient', '!=', '')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    channel: row.channel,
    template: row.template,
    recipient: row.recipient,
    state: stateOf(row),
  }))
}

/** What a message says; null = there is no such message, or it is sent, given up or tidied. Throws when it was sealed with another secret. */
export async function readUnsent(
  db: Kysely<Database>,
  id: string,
): Promise<(MessageBody & { recipient: string }) | null> {
  const row = await db.selectFrom('outbox').select(['recipient', 'body']).where('id', '=', id).executeTakeFirst()
  return row?.body ? { recipient: row.recipient, ...openBody(id, row.body) } : null
}

/** Lets a withheld or kept message out after all; false = it is neither, or its time is over. */
export async function releaseMessage(db: Kysely<Database>, id: string, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const released = await db
    .updateTable('outbox')
    .set((e) => ({
      withheld: null,
      kept_at: null,
      next_try_at: e.case().when('due_at', '>', at).then(e.ref('due_at')).else(at).end(),
    }))
    .where('id', '=', id)
    .where((e) => e.or([e('withheld', 'is not', null), e('kept_at', 'is not', null)]))
    .where('body', 'is not', null)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return released.numUpdatedRows === 1n
}
