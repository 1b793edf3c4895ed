import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { z } from 'zod'
import { ApiError } from '@/lib/contract/api-error'
import {
  threadMessagesMost,
  threadWriters,
  type ThreadMessage,
  type ThreadWriter,
} from '@/lib/contract/warranty-thread'
import { queueAt } from '@/lib/server/db/queue-at'
import type { Database } from '@/lib/server/db/schema'
import { claimUpload } from '@/lib/server/services/upload/claim-upload'
import { selectOwnMessages, threads, type Topic } from './thread-rows'

type Message = {
  actor: ThreadWriter
  accountId: string | null
  text: string
  photoIds: readonly string[]
  now: Date
}

/** What staff write about the item of this number; `accountId`: who of them. */
export type StaffAnswer = { number: string; text: string; accountId: string | null }

const writerSchema = z.enum(threadWriters)
const photosSchema = z.array(z.string())

/** What an owner sends: words, photos or both. INVALID_INPUT for neither. */
export function requireReply({ text = '', photoIds }: { text?: string | undefined; photoIds: readonly string[] }) {
  if (text === '' && photoIds.length === 0)
    throw new ApiError('INVALID_INPUT', { fields: [{ path: 'text', code: 'required' }] })
  return { text, photoIds }
}

/** Adds a message, one writer after the other. CONFLICT once what it is about has ended, or when more was written than anybody reads. */
export async function writeMessage(
  trx: Transaction<Database>,
  { topic, id }: { topic: Topic; id: string },
  { actor, accountId, text, photoIds, now }: Message,
): Promise<void> {
  const { table, ended, purpose, messages, write } = threads[topic]
  await queueAt(trx, table, 'id', id)
  const { state } = await trx.selectFrom(table).select('state').where('id', '=', id).executeTakeFirstOrThrow()
  if (ended.includes(state)) throw new ApiError('CONFLICT', { message: `the ${topic} is ${state}` })
  const { count } = await trx
    .selectFrom(messages(trx, 'message'))
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('message.topic_id', '=', id)
    .executeTakeFirstOrThrow()
  if (Number(count) >= threadMessagesMost)
    throw new ApiError('CONFLICT', { message: `the ${topic} holds no more messages` })
  const row = { id: randomUUID(), at: now.toISOString(), actor, account_id: accountId, text }
  await write(trx, id, { ...row, photos: JSON.stringify(photoIds) })
  for (const photo of photoIds) await claimUpload(trx, photo, purpose, id, 'photoIds')
}

/** What the owner of today reads of some claims or registrations, in order, by their ids. */
export async function readThreads(
  db: Kysely<Database>,
  topic: Topic,
  ids: readonly string[],
): Promise<Map<string, ThreadMessage[]>> {
  const rows = ids.length === 0 ? [] : await selectOwnMessages(db, topic, ids).execute()
  const messages = new Map<string, ThreadMessage[]>()
  for (const { topic_id, at, actor, text, photos } of rows) {
    const message = {
      at,
      from: writerSchema.parse(actor),
      text,
      photoCount: photosSchema.parse(JSON.parse(photos)).length,
    }
    messages.set(topic_id, [...(messages.get(topic_id) ?? []), message])
  }
  return messages
}
