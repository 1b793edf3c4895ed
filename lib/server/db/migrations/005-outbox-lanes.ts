import { sql, type Kysely } from 'kysely'
import { openBody, sealBody, type MessageBody } from '@/lib/server/outbox/sealed-body'
import type { Database } from '../schema'

const minute = 60_000
/** Lifetimes on the day of this step; what is queued later has its own. */
const codeMs = 10 * minute
const noticeMs = 3 * 24 * 60 * minute

type ClearRow = {
  id: string
  template: string
  due_at: string
  subject: string
  text: string
  html: string | null
  attachments: string | null
}

/** Nothing that still has to be sent or read gets lost: it is sealed where it stands. */
async function sealWaiting(db: Kysely<Database>): Promise<void> {
  const { rows } =
    await sql<ClearRow>`select id, template, due_at, subject, text, html, attachments from outbox where sent_at is null and given_up_at is null and text <> ''`.execute(
      db,
    )
  for (const { id, template, due_at, attachments, ...rendered } of rows) {
    const body: MessageBody = {
      ...rendered,
      attachments: attachments === null ? [] : (JSON.parse(attachments) as MessageBody['attachments']),
    }
    const expires_at = new Date(Date.parse(due_at) + (template === 'warrantyCode' ? codeMs : noticeMs)).toISOString()
    await db
      .updateTable('outbox')
      .set({ body: sealBody(id, body), expires_at })
      .where('id', '=', id)
      .execute()
  }
}

async function changeOutbox(db: Kysely<Database>): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('urgency', 'text', (c) => c.notNull().defaultTo('notice'))
    .execute()
  await db.schema
    .alterTable('outbox')
    .addColumn('expires_at', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  for (const name of ['body', 'recipient_key', 'caller_key', 'withheld'] as const)
    await db.schema.alterTable('outbox').addColumn(name, 'text').execute()
  await db
    .updateTable('outbox')
    .set((e) => ({ expires_at: e.ref('due_at') }))
    .execute()
  await db.updateTable('outbox').set({ urgency: 'code' }).where('template', '=', 'warrantyCode').execute()
  await db
    .updateTable('outbox')
    .set({ urgency: 'reminder' })
    .where('template', 'in', ['appointmentReminder', 'warrantyExpiring', 'serviceDue'])
    .execute()
  await sealWaiting(db)
  for (const name of ['subject', 'text', 'html', 'attachments'])
    await db.schema.alterTable('outbox').dropColumn(name).execute()
  await db.schema.createIndex('outbox_by_lane').on('outbox').columns(['channel', 'urgency', 'next_try_at']).execute()
  await db.schema.createIndex('outbox_by_recipient').on('outbox').columns(['recipient_key', 'created_at']).execute()
  await db.schema.createIndex('outbox_by_caller').on('outbox').columns(['caller_key', 'created_at']).execute()
  await db.schema.createIndex('outbox_by_day').on('outbox').columns(['channel', 'created_at']).execute()
  await db.schema.createIndex('outbox_by_given_up').on('outbox').column('given_up_at').execute()
}

/** Answers to bookings held the private link; it is derived from the id now. */
async function forgetLinks(db: Kysely<Database>): Promise<void> {
  const visits = await db
    .selectFrom('appointment')
    .innerJoin('submission', 'submission.key', 'appointment.key')
    .select(['submission.key', 'appointment.id'])
    .execute()
  for (const { key, id } of visits)
    await db
      .updateTable('submission')
      .set({ answer: JSON.stringify({ id }) })
      .where('key', '=', key)
      .execute()
}

export async function up(db: Kysely<Database>): Promise<void> {
  await changeOutbox(db)
  await db.schema
    .createTable('outbox_recipient')
    .addColumn('recipient_key', 'text', (c) => c.primaryKey())
    .addColumn('last_at', 'text', (c) => c.notNull())
    .execute()
  await forgetLinks(db)
}

async function unsealWaiting(db: Kysely<Database>): Promise<void> {
  const rows = await db.selectFrom('outbox').select(['id', 'body']).where('body', 'is not', null).execute()
  for (const { id, body } of rows) {
    const { subject, text, html, attachments } = openBody(id, body ?? '')
    await sql`update outbox set subject = ${subject}, text = ${text}, html = ${html}, attachments = ${attachments.length > 0 ? JSON.stringify(attachments) : null} where id = ${id}`.execute(
      db,
    )
  }
}

export async function down(db: Kysely<Database>): Promise<void> {
  for (const index of [
    'outbox_by_given_up',
    'outbox_by_day',
    'outbox_by_caller',
    'outbox_by_recipient',
    'outbox_by_lane',
  ])
    await db.schema.dropIndex(index).execute()
  for (const name of ['subject', 'text'])
    await db.schema
      .alterTable('outbox')
      .addColumn(name, 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  for (const name of ['html', 'attachments']) await db.schema.alterTable('outbox').addColumn(name, 'text').execute()
  await unsealWaiting(db)
  for (const name of ['urgency', 'expires_at', 'body', 'recipient_key', 'caller_key', 'withheld'])
    await db.schema.alterTable('outbox').dropColumn(name).execute()
  await db.schema.dropTable('outbox_recipient').execute()
}
