import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/schema'
import { deliver, takeDue } from '@/lib/server/outbox/deliver'
import { deliveryQueues } from '@/lib/server/outbox/delivery-queues'
import { openBody, type MessageBody } from '@/lib/server/outbox/sealed-body'
import type { Transports } from '@/lib/server/outbox/transports/transport'

export type ReadMessage = Database['outbox'] & MessageBody

const nothing: MessageBody = { subject: '', text: '', html: null, attachments: [] }

/** Every message of the outbox with what it says, the first due first; a body that is gone reads as empty. */
export async function readMessages(db: Kysely<Database>): Promise<ReadMessage[]> {
  const rows = await db.selectFrom('outbox').selectAll().orderBy('due_at').orderBy('recipient').execute()
  return rows.map((row) => ({ ...row, ...(row.body === null ? nothing : openBody(row.id, row.body)) }))
}

/** One look into every queue, as a worker has it; returns how many messages were taken up. */
export async function deliverDue(db: Kysely<Database>, now: Date, transports: Transports): Promise<number> {
  let count = 0
  for (const queue of deliveryQueues) {
    const rows = await takeDue(db, queue, queue.slots, now)
    await Promise.all(rows.map((row) => deliver(db, row, queue, transports, () => now)))
    count += rows.length
  }
  return count
}
