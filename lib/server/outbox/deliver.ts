import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/schema'
import type { DeliveryQueue, Pace } from './delivery-queues'
import { logDelivery, type Outcome } from './outbox-log'
import { openBody, type MessageBody } from './sealed-body'
import { DeliveryError, type Transport, type Transports } from './transports/transport'

/** The deadline comes first; this ends a message that ends its worker each time. */
const maxAttempts = 40

export type OutboxRow = Database['outbox']
export type Clock = () => Date

/** Wait after so many failed tries, ms. */
export function backoff({ firstRetryMs, longestRetryMs }: Pace, attempts: number): number {
  return Math.min(longestRetryMs, firstRetryMs * 3 ** (attempts - 1))
}

/** Until when another worker leaves a message alone, ms: longer than any try takes. */
function claimMs({ attemptMs }: Pace): number {
  return 3 * attemptMs
}

/** Takes up to `limit` messages of a queue that are due, those never tried before first: what fails again and again stands behind. Any number of processes may do this at once. */
export async function takeDue(
  db: Kysely<Database>,
  queue: DeliveryQueue,
  limit: number,
  now: Date,
): Promise<OutboxRow[]> {
  const due = await db
    .selectFrom('outbox')
    .selectAll()
    .where('channel', '=', queue.channel)
    .where('urgency', '=', queue.urgency)
    .where('next_try_at', '<=', now.toISOString())
    .orderBy('attempts')
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  const taken: OutboxRow[] = []
  for (const row of due) if (await claim(db, row, queue, now)) taken.push({ ...row, attempts: row.attempts + 1 })
  return taken
}

/** Takes a row for this process: of several that saw it due, one changes it. A claim counts as a try, so that a row that kills its worker is given up too. */
async function claim(db: Kysely<Database>, row: OutboxRow, queue: DeliveryQueue, now: Date): Promise<boolean> {
  const claimed = await db
    .updateTable('outbox')
    .set({ attempts: row.attempts + 1, next_try_at: new Date(now.getTime() + claimMs(queue)).toISOString() })
    .where('id', '=', row.id)
    .where('next_try_at', '=', row.next_try_at)
    .where('attempts', '=', row.attempts)
    .executeTakeFirst()
  return claimed.numUpdatedRows === 1n
}

/** Tries a message that was taken, and writes down what became of it. What it said is gone as soon as it is sent or given up. */
export async function deliver(
  db: Kysely<Database>,
  row: OutboxRow,
  queue: DeliveryQueue,
  transports: Transports,
  clock: Clock,
): Promise<void> {
  const transport = transports[queue.channel]
  if (transport === null) return finish(db, row, 'kept', { kept_at: clock().toISOString(), next_try_at: null })
  if (row.expires_at <= clock().toISOString()) return giveUp(db, row, 'TOO_LATE', clock())
  const body = readBody(row)
  if (body === null) return giveUp(db, row, 'UNREADABLE', clock())
  try {
    await send(transport, row, body, queue.attemptMs)
  } catch (error) {
    return postpone(db, row, queue, clock(), error instanceof DeliveryError ? error : new DeliveryError('UNKNOWN'))
  }
  return finish(db, row, 'sent', { sent_at: clock().toISOString(), next_try_at: null, last_error: null, body: null })
}

/** null = sealed with another secret. */
function readBody({ id, body }: OutboxRow): MessageBody | null {
  try {
    return openBody(id, body ?? '')
  } catch {
    return null
  }
}

/** No try takes longer than this, whatever the transport makes of the signal. */
async function send(
  transport: Transport,
  { id, recipient }: OutboxRow,
  body: MessageBody,
  attemptMs: number,
): Promise<void> {
  const signal = AbortSignal.timeout(attemptMs)
  const hanging = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new DeliveryError('TIMEOUT')), { once: true }),
  )
  await Promise.race([transport.send({ id, to: recipient, ...body }, signal), hanging])
}

async function postpone(
  db: Kysely<Database>,
  row: OutboxRow,
  queue: DeliveryQueue,
  now: Date,
  { code, permanent }: DeliveryError,
): Promise<void> {
  const next = new Date(now.getTime() + backoff(queue, row.attempts)).toISOString()
  if (permanent || row.attempts >= maxAttempts || next >= row.expires_at) return giveUp(db, row, code, now)
  return finish(db, row, 'failed', { next_try_at: next, last_error: code })
}

async function giveUp(db: Kysely<Database>, row: OutboxRow, code: string, now: Date): Promise<void> {
  return finish(db, row, 'given-up', {
    given_up_at: now.toISOString(),
    next_try_at: null,
    last_error: code,
    body: null,
  })
}

async function finish(
  db: Kysely<Database>,
  { id, template, attempts }: OutboxRow,
  outcome: Outcome,
  change: Partial<OutboxRow>,
): Promise<void> {
  const update = db.updateTable('outbox').set(change).where('id', '=', id)
  // A failure that is told after the claim has ended must not disturb the worker that has the message now.
  await (outcome === 'sent' ? update : update.where('attempts', '=', attempts)).execute()
  logDelivery({ id, template, outcome, ...(change.last_error && { error: change.last_error }) })
}
