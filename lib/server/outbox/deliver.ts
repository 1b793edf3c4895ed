import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '@/lib/server/db/schema'
import { logDelivery, type Outcome } from './outbox-log'
import { DeliveryError, type Transports } from './transports/transport'

const minute = 60_000
export const maxAttempts = 10
const batchSize = 10
/** Longer than a whole batch takes when every server lets us wait; after it, another worker may take up what a dead one left. */
const claimMs = 10 * minute

const attachmentsSchema = z.array(z.object({ name: z.string(), type: z.string(), base64: z.string() }))

type Row = Database['outbox']

/** How long to wait after so many failed tries, ms: one minute, then three times as long each time, at most six hours. About a day in all. */
export function backoff(attempts: number): number {
  return Math.min(6 * 60 * minute, minute * 3 ** (attempts - 1))
}

/** Tries a batch of messages that are due; returns how many it took up, 0 = nothing is due. Any number of processes may do this at once. */
export async function deliverDue(db: Kysely<Database>, now: Date, transports: Transports): Promise<number> {
  const due = await db.selectFrom('outbox').selectAll().where('next_try_at', '<=', now.toISOString()).orderBy('next_try_at').orderBy('id').limit(batchSize).execute()
  for (const row of due) await deliver(db, row, now, transports)
  return due.length
}

async function deliver(db: Kysely<Database>, row: Row, now: Date, transports: Transports): Promise<void> {
  if (!(await claim(db, row, now))) return
  const transport = row.channel === 'sms' ? transports.sms : transports.email
  if (transport === null) return finish(db, row, 'kept', { kept_at: now.toISOString(), next_try_at: null })
  try {
    const attachments = row.attachments === null ? [] : attachmentsSchema.parse(JSON.parse(row.attachments))
    await transport.send({ id: row.id, to: row.recipient, subject: row.subject, text: row.text, html: row.html, attachments })
  } catch (error) {
    return postpone(db, row, now, error instanceof DeliveryError ? error : new DeliveryError('UNKNOWN'))
  }
  return finish(db, row, 'sent', { sent_at: now.toISOString(), next_try_at: null, last_error: null })
}

/** Takes a row for this process: of several that saw it due, one changes it. A claim counts as a try, so that a row that kills its worker is given up too. */
async function claim(db: Kysely<Database>, row: Row, now: Date): Promise<boolean> {
  const claimed = await db
    .updateTable('outbox')
    .set({ attempts: row.attempts + 1, next_try_at: new Date(now.getTime() + claimMs).toISOString() })
    .where('id', '=', row.id)
    .where('next_try_at', '=', row.next_try_at)
    .where('attempts', '=', row.attempts)
    .executeTakeFirst()
  return claimed.numUpdatedRows === 1n
}

async function postpone(db: Kysely<Database>, row: Row, now: Date, { code, permanent }: DeliveryError): Promise<void> {
  const attempts = row.attempts + 1
  if (permanent || attempts >= maxAttempts) return finish(db, row, 'given-up', { given_up_at: now.toISOString(), next_try_at: null, last_error: code })
  return finish(db, row, 'failed', { next_try_at: new Date(now.getTime() + backoff(attempts)).toISOString(), last_error: code })
}

async function finish(db: Kysely<Database>, { id, template }: Row, outcome: Outcome, change: Partial<Row>): Promise<void> {
  await db.updateTable('outbox').set(change).where('id', '=', id).execute()
  logDelivery({ id, template, outcome, ...(change.last_error && { error: change.last_error }) })
}
