import type { AliasedExpression, Kysely, Transaction } from 'kysely'
import type { UploadPurpose } from '@/lib/contract/upload'
import { endedStates } from '@/lib/domain/warranty/states'
import type { Database } from '@/lib/server/db/schema'
import { ownerDetail } from './transitions'

/** What messages are about. */
export type Topic = 'claim' | 'registration'

type MessageRow = Omit<Database['warranty_message'], 'warranty_id'>
type TopicMessageRow = MessageRow & { topic_id: string; warranty_id: string }
type StepRow = { topic_id: string; at: string; actor: string }

type Thread = {
  /** Who writes about one of its rows waits for whoever writes already. */
  table: 'claim' | 'warranty'
  /** States in which nobody writes any more. */
  ended: readonly string[]
  /** What its photos are sent as. */
  purpose: UploadPurpose
  messages: <A extends string>(db: Kysely<Database>, alias: A) => AliasedExpression<TopicMessageRow, A>
  steps: <A extends string>(db: Kysely<Database>, alias: A) => AliasedExpression<StepRow, A>
  write: (trx: Transaction<Database>, id: string, row: MessageRow) => Promise<unknown>
}

const columns = [
  'message.id',
  'message.at',
  'message.actor',
  'message.account_id',
  'message.text',
  'message.photos',
] as const

/** Where the messages about a claim and about a registration are kept: two tables of one shape. */
export const threads: Record<Topic, Thread> = {
  claim: {
    table: 'claim',
    ended: ['closed'],
    purpose: 'claim',
    messages: (db, alias) =>
      db
        .selectFrom('claim_message as message')
        .innerJoin('claim', 'claim.id', 'message.claim_id')
        .select(['message.claim_id as topic_id', 'claim.warranty_id', ...columns])
        .as(alias),
    steps: (db, alias) => db.selectFrom('claim_event').select(['claim_id as topic_id', 'at', 'actor']).as(alias),
    write: (trx, id, row) =>
      trx
        .insertInto('claim_message')
        .values({ ...row, claim_id: id })
        .execute(),
  },
  registration: {
    table: 'warranty',
    ended: endedStates,
    purpose: 'product',
    messages: (db, alias) =>
      db
        .selectFrom('warranty_message as message')
        .select(['message.warranty_id as topic_id', 'message.warranty_id', ...columns])
        .as(alias),
    steps: (db, alias) => db.selectFrom('warranty_event').select(['warranty_id as topic_id', 'at', 'actor']).as(alias),
    write: (trx, id, row) =>
      trx
        .insertInto('warranty_message')
        .values({ ...row, warranty_id: id })
        .execute(),
  },
}

/** What was written about some claims or registrations, in order; `ids` is never empty. */
export function selectMessages(db: Kysely<Database>, topic: Topic, ids: readonly string[]) {
  return db
    .selectFrom(threads[topic].messages(db, 'message'))
    .selectAll('message')
    .where('message.topic_id', 'in', ids)
    .orderBy('message.at')
    .orderBy('message.id')
}

/** The same without what an owner before wrote and was written. */
export function selectOwnMessages(db: Kysely<Database>, topic: Topic, ids: readonly string[]) {
  return selectMessages(db, topic, ids).where((e) =>
    e.not(
      e.exists(
        e
          .selectFrom('warranty_event')
          .select('warranty_event.id')
          .whereRef('warranty_event.warranty_id', '=', 'message.warranty_id')
          .whereRef('warranty_event.at', '>=', 'message.at')
          .where('warranty_event.detail', '=', ownerDetail),
      ),
    ),
  )
}

/** Messages of owners after which staff have neither written nor taken a step. */
export function selectUnanswered(db: Kysely<Database>, topic: Topic) {
  const { messages, steps } = threads[topic]
  return db
    .selectFrom(messages(db, 'message'))
    .where('message.actor', '=', 'customer')
    .where((e) => {
      const answer = e
        .selectFrom(messages(db, 'answer'))
        .select('answer.id')
        .whereRef('answer.topic_id', '=', 'message.topic_id')
        .whereRef('answer.at', '>=', 'message.at')
        .where('answer.actor', '=', 'staff')
      const step = e
        .selectFrom(steps(db, 'step'))
        .select('step.at')
        .whereRef('step.topic_id', '=', 'message.topic_id')
        .whereRef('step.at', '>=', 'message.at')
        .where('step.actor', '=', 'staff')
      return e.not(e.or([e.exists(answer), e.exists(step)]))
    })
}
