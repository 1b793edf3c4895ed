import type { Kysely } from 'kysely'
import type { leftOut } from '@/lib/contract/my-data'
import type { StoredDataId, storedData } from '@/lib/domain/stored-data'
import type { Database } from '@/lib/server/db/schema'
import { openContent, openWords } from '@/lib/server/services/case/content'
import { readLikes } from '@/lib/server/services/community/likes'
import { selectOwnMessages, type Topic } from '@/lib/server/services/warranty/thread-rows'
import type { DataOwner } from './data-owner'

type Row = Record<string, unknown>
export type DataReader = (db: Kysely<Database>, owner: DataOwner) => Promise<Row[]>
export type PersonalTable = (typeof storedData)[StoredDataId]['tables'][number]

/** Columns that are hashes, secrets or keys: they say nothing to a reader, and open something to a thief. */
const hidden = /_hash$|^(?:password|totp|recovery|new_pin|storage_key|key$|recipient_key|caller_key|generation)/

const isJson = (value: unknown): value is string => typeof value === 'string' && /^[[{]/.test(value)

function readable(value: unknown): unknown {
  if (!isJson(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

const shown = (rows: readonly object[]): Row[] =>
  rows.map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([column]) => !hidden.test(column))
        .map(([column, value]) => [column, readable(value)]),
    ),
  )

/** As the passport shows them: not what an owner before wrote, nor which of the staff answered. */
const readOwnMessages = async (db: Kysely<Database>, topic: Topic, ids: readonly string[]) =>
  (await selectOwnMessages(db, topic, ids).execute()).map(({ topic_id, at, actor, text, photos }) => ({
    ...(topic === 'claim' ? { claim_id: topic_id } : { warranty_id: topic_id }),
    at,
    actor,
    text,
    photos: readable(photos),
  }))

/**
 * How what a table stores about the owner of an account is found. Every table of the record of what is stored has its entry; TypeScript refuses a
 * new one that has none, so that a download and an erasure cannot forget it.
 */
export const dataReaders: Record<PersonalTable, DataReader | (typeof leftOut)[number]> = {
  appointment: async (db, { visits }) =>
    shown(await db.selectFrom('appointment').selectAll().where('id', 'in', visits).execute()),
  appointment_event: async (db, { visits }) =>
    shown(await db.selectFrom('appointment_event').selectAll().where('appointment_id', 'in', visits).execute()),
  seat: async (db, { visits }) =>
    shown(await db.selectFrom('seat').selectAll().where('appointment_id', 'in', visits).execute()),
  warranty: async (db, { warranties }) =>
    shown(await db.selectFrom('warranty').selectAll().where('id', 'in', warranties).execute()),
  warranty_serial: async (db, { warranties }) =>
    shown(await db.selectFrom('warranty_serial').selectAll().where('warranty_id', 'in', warranties).execute()),
  serial_holder: async (db, { warranties }) =>
    shown(await db.selectFrom('serial_holder').selectAll().where('warranty_id', 'in', warranties).execute()),
  // Who of the company decided is not the owner's.
  warranty_event: async (db, { warranties }) =>
    shown(
      await db
        .selectFrom('warranty_event')
        .select(['warranty_id', 'at', 'actor', 'from_state', 'to_state', 'reason', 'detail'])
        .where('warranty_id', 'in', warranties)
        .execute(),
    ),
  claim: async (db, { claims }) => shown(await db.selectFrom('claim').selectAll().where('id', 'in', claims).execute()),
  claim_event: async (db, { claims }) =>
    shown(
      await db
        .selectFrom('claim_event')
        .select(['claim_id', 'at', 'actor', 'from_state', 'to_state', 'reason'])
        .where('claim_id', 'in', claims)
        .execute(),
    ),
  claim_message: (db, { claims }) => readOwnMessages(db, 'claim', claims),
  warranty_message: (db, { warranties }) => readOwnMessages(db, 'registration', warranties),
  buyer_link: async (db, { warranties }) =>
    shown(await db.selectFrom('buyer_link').selectAll().where('warranty_id', 'in', warranties).execute()),
  visitor_case: async (db, { cases }) =>
    shown(await db.selectFrom('visitor_case').selectAll().where('id', 'in', cases).execute()).map((row) => ({
      ...row,
      content: typeof row.content === 'string' ? openContent({ id: String(row.id), content: row.content }) : null,
    })),
  visitor_case_event: async (db, { cases }) => {
    const events = await db
      .selectFrom('visitor_case_event')
      .select(['id', 'case_id', 'at', 'actor', 'state', 'words'])
      .where('case_id', 'in', cases)
      .execute()
    return events.map((event) => ({ ...event, words: event.words === null ? null : openWords(event.id, event.words) }))
  },
  wish: async (db, { handles }) =>
    shown(
      await db
        .selectFrom('wish')
        .selectAll()
        .where((e) => e.or([e('email', 'in', handles), e('phone', 'in', handles)]))
        .execute(),
    ),
  build_like: (db, { likes }) => readLikes(db, likes.browser, likes.ids),
  build_report: 'nameless',
  customer_review: 'nameless',
  upload: async (db, { warranties, claims, cases }) =>
    shown(
      await db
        .selectFrom('upload')
        .selectAll()
        .where('claimed_by', 'in', [...warranties, ...claims, ...cases.map((id) => `case:${id}`)])
        .execute(),
    ),
  // What a message said is sealed and gone once it is sent; codes in it must not be read here.
  outbox: async (db, { handles }) =>
    shown(
      await db
        .selectFrom('outbox')
        .select(['channel', 'recipient', 'lang', 'template', 'created_at', 'due_at', 'sent_at'])
        .where('recipient', 'in', handles)
        .execute(),
    ),
  outbox_recipient: 'hashed',
  consent_receipt: async (db, { account, warranties, cases, visits }) =>
    shown(
      await db
        .selectFrom('consent_receipt')
        .selectAll()
        .where('subject_id', 'in', [account.id, ...warranties, ...cases, ...visits])
        .execute(),
    ),
  visit_count: 'nameless',
  search_count: 'nameless',
  vital_count: 'nameless',
  one_time_code: 'hashed',
  submission: 'hashed',
  caller_day: 'hashed',
  account: async (db, { account }) =>
    shown(await db.selectFrom('account').selectAll().where('id', '=', account.id).execute()),
  account_registration: async (db, { handles }) =>
    shown(await db.selectFrom('account_registration').selectAll().where('handle', 'in', handles).execute()),
  account_session: async (db, { account }) =>
    shown(await db.selectFrom('account_session').selectAll().where('account_id', '=', account.id).execute()),
  password_reset: async (db, { account }) =>
    shown(await db.selectFrom('password_reset').selectAll().where('account_id', '=', account.id).execute()),
  account_kept: async (db, { account }) =>
    shown(await db.selectFrom('account_kept').selectAll().where('account_id', '=', account.id).execute()),
  account_warranty: async (db, { account }) =>
    shown(await db.selectFrom('account_warranty').selectAll().where('account_id', '=', account.id).execute()),
  passkey: async (db, { account }) =>
    shown(
      await db
        .selectFrom('passkey')
        .select(['name', 'counter', 'transports', 'created_at', 'used_at'])
        .where('account_id', '=', account.id)
        .execute(),
    ),
  asked_in_vain: 'nameless',
  // A question asked minutes ago, without a name.
  passkey_challenge: 'nameless',
  dealer_member: async (db, { account }) =>
    shown(await db.selectFrom('dealer_member').selectAll().where('account_id', '=', account.id).execute()),
  dealer_invitation: async (db, { handles }) =>
    shown(await db.selectFrom('dealer_invitation').selectAll().where('handle', 'in', handles).execute()),
  dealer_change: async (db, { account }) =>
    shown(
      await db
        .selectFrom('dealer_change')
        .select(['dealer_id', 'field', 'before', 'after', 'state', 'at'])
        .where('account_id', '=', account.id)
        .execute(),
    ),
  // What staff note about their own work; what they answered has been sent.
  desk_assignment: 'others',
  desk_note: 'others',
  desk_view: 'others',
  content_revision: 'others',
  dealer: 'others',
  dealer_listing: 'others',
  workshop: 'others',
  distributor: 'others',
}
