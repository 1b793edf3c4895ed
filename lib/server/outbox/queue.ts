import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Lang } from '@/lib/contract/common'
import type { Database } from '@/lib/server/db/schema'
import { renderMessage, type Channel } from './render'
import type { TemplateData, TemplateName } from './templates'

/** A small file that goes with an e-mail. */
export type Attachment = { name: string; type: string; base64: string }

export type QueuedMessage<T extends TemplateName> = {
  channel: Channel
  /** E-mail address, or phone number in international form (+66…). */
  to: string
  lang: Lang
  template: T
  data: TemplateData[T]
  /** Default: at once. */
  dueAt?: Date
  /** A second message with this key is not queued. Parts joined by colons, general first: cancelMessages takes a beginning of it. */
  dedupeKey?: string
  attachments?: readonly Attachment[]
}

/**
 * Writes a message into the outbox, within the caller's transaction: it goes out if, and only if, what it tells is committed.
 * False = a message with its key was there already.
 */
export async function queueMessage<T extends TemplateName>(db: Kysely<Database>, message: QueuedMessage<T>, now: Date): Promise<boolean> {
  const { channel, to, lang, template, data, dueAt = now, dedupeKey = null, attachments = [] } = message
  const rendered = await renderMessage(channel, lang, template, data)
  const row = {
    ...rendered,
    id: randomUUID(),
    channel,
    recipient: to,
    lang,
    template,
    attachments: attachments.length > 0 ? JSON.stringify(attachments) : null,
    dedupe_key: dedupeKey,
    created_at: now.toISOString(),
    due_at: dueAt.toISOString(),
    attempts: 0,
    next_try_at: dueAt.toISOString(),
    last_error: null,
    sent_at: null,
    kept_at: null,
    given_up_at: null,
  }
  const added = await db.insertInto('outbox').values(row).onConflict((conflict) => conflict.column('dedupe_key').doNothing()).executeTakeFirst()
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Takes back messages that are still waiting and whose key begins so (`appointment:a1:`), such as the reminder of a cancelled appointment; their keys are free again. Returns how many. */
export async function cancelMessages(db: Kysely<Database>, dedupePrefix: string): Promise<number> {
  const begins = sql<boolean>`substr(dedupe_key, 1, ${sql.lit(dedupePrefix.length)}) = ${dedupePrefix}`
  const removed = await db.deleteFrom('outbox').where('next_try_at', 'is not', null).where(begins).executeTakeFirst()
  return Number(removed.numDeletedRows)
}
