import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Lang } from '@/lib/contract/common'
import type { Database } from '@/lib/server/db/schema'
import { deliveryRules } from './delivery-queues'
import { callerKeyOf, findLimit, recipientKeyOf } from './limits'
import { logDelivery } from './outbox-log'
import { renderMessage, type Channel } from './render'
import { sealBody, type Attachment } from './sealed-body'
import type { TemplateData, TemplateName } from './templates'

export type QueuedMessage<T extends TemplateName> = {
  channel: Channel
  /** E-mail address, or phone number in international form (+66…). */
  to: string
  lang: Lang
  template: T
  data: TemplateData[T]
  /** Address of whoever set it off; null = a call inside the process. Default: null. */
  caller?: string | null
  /** Default: at once. */
  dueAt?: Date
  /** Worthless from then on. Default, and the latest: as the template's delivery rule says. */
  deadline?: Date
  /** A second message with this key is not queued. Parts joined by colons, general first: cancelMessages takes a beginning of it. */
  dedupeKey?: string
  attachments?: readonly Attachment[]
}

/**
 * Writes a message into the outbox, within the caller's transaction: it goes out if, and only if, what it tells is committed. One that is over a
 * limit is written down and withheld; whoever set it off learns nothing of that. False = a message with its key was there already.
 */
export async function queueMessage<T extends TemplateName>(
  db: Kysely<Database>,
  message: QueuedMessage<T>,
  now: Date,
): Promise<boolean> {
  return db.isTransaction
    ? writeMessage(db, message, now)
    : db.transaction().execute((trx) => writeMessage(trx, message, now))
}

async function writeMessage<T extends TemplateName>(
  trx: Kysely<Database>,
  message: QueuedMessage<T>,
  now: Date,
): Promise<boolean> {
  const {
    channel,
    to,
    lang,
    template,
    data,
    caller = null,
    dueAt = now,
    deadline,
    dedupeKey = null,
    attachments = [],
  } = message
  const { urgency, lifetimeMs, setOffBy } = deliveryRules[template]
  const id = randomUUID()
  const rendered = await renderMessage(channel, lang, template, data)
  const keys =
    setOffBy === 'visitor' ? { recipientKey: recipientKeyOf(channel, to), callerKey: callerKeyOf(caller) } : null
  const withheld = keys && (await findLimit(trx, { channel, urgency, to, ...keys }, now))
  const row: Database['outbox'] = {
    id,
    channel,
    urgency,
    recipient: to,
    recipient_key: keys?.recipientKey ?? null,
    caller_key: keys?.callerKey ?? null,
    lang,
    template,
    body: sealBody(id, { ...rendered, attachments: [...attachments] }),
    dedupe_key: dedupeKey,
    created_at: now.toISOString(),
    due_at: dueAt.toISOString(),
    expires_at: new Date(Math.min(dueAt.getTime() + lifetimeMs, deadline?.getTime() ?? Infinity)).toISOString(),
    attempts: 0,
    next_try_at: withheld === null ? dueAt.toISOString() : null,
    last_error: null,
    sent_at: null,
    kept_at: null,
    given_up_at: null,
    withheld,
  }
  const added = await trx
    .insertInto('outbox')
    .values(row)
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .executeTakeFirst()
  const isNew = (added.numInsertedOrUpdatedRows ?? 0n) > 0n
  if (isNew && withheld !== null) logDelivery({ id, template, outcome: 'withheld', error: withheld })
  return isNew
}

/** Takes back messages that are still waiting and whose key begins so (`appointment:a1:`), such as the reminder of a cancelled appointment; their keys are free again. Returns how many. */
export async function cancelMessages(db: Kysely<Database>, dedupePrefix: string): Promise<number> {
  const begins = sql<boolean>`substr(dedupe_key, 1, ${sql.lit(dedupePrefix.length)}) = ${dedupePrefix}`
  const removed = await db.deleteFrom('outbox').where('next_try_at', 'is not', null).where(begins).executeTakeFirst()
  return Number(removed.numDeletedRows)
}
