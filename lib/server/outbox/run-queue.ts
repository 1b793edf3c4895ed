import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/schema'
import { deliver, takeDue, type Clock } from './deliver'
import type { DeliveryQueue } from './delivery-queues'
import type { Transports } from './transports/transport'

type QueueWork = {
  database: () => Kysely<Database>
  transports: Transports
  onFailure: (error: unknown) => void
  /** Default: the clock. */
  clock?: Clock
}

/**
 * Looks for what is due in one queue as often as its pace says, and at once whenever a slot is free again. A message that hangs keeps its own slot
 * and no other. Keeps no process alive. Answers how to stop it: what is on its way then is finished, nothing more is taken up.
 */
export function runQueue(
  queue: DeliveryQueue,
  { database, transports, onFailure, clock = () => new Date() }: QueueWork,
): () => void {
  let stopped = false
  let taking = false
  let sending = 0
  const look = async () => {
    if (stopped || taking || sending >= queue.slots) return
    taking = true
    const rows = await takeDue(database(), queue, queue.slots - sending, clock()).finally(() => {
      taking = false
    })
    sending += rows.length
    for (const row of rows) {
      void deliver(database(), row, queue, transports, clock)
        .catch(onFailure)
        .finally(() => {
          sending -= 1
          run()
        })
    }
  }
  const run = () => void look().catch(onFailure)
  const timer = setInterval(run, queue.pollMs).unref()
  return () => {
    stopped = true
    clearInterval(timer)
  }
}
