import type { Kysely } from 'kysely'
import type { Database } from '../schema'

async function createOutbox(db: Kysely<Database>): Promise<void> {
  let outbox = db.schema.createTable('outbox').addColumn('id', 'text', (c) => c.primaryKey())
  for (const name of ['channel', 'recipient', 'lang', 'template', 'subject', 'text'] as const)
    outbox = outbox.addColumn(name, 'text', (c) => c.notNull())
  await outbox
    .addColumn('html', 'text')
    .addColumn('attachments', 'text')
    .addColumn('dedupe_key', 'text', (c) => c.unique())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('due_at', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('next_try_at', 'text')
    .addColumn('last_error', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('kept_at', 'text')
    .addColumn('given_up_at', 'text')
    .execute()
  await db.schema.createIndex('outbox_by_next_try').on('outbox').column('next_try_at').execute()
}

async function createUploads(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('upload')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('storage_key', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('claimed_by', 'text')
    .execute()
  await db.schema.createIndex('upload_by_owner').on('upload').columns(['claimed_by', 'created_at']).execute()
}

async function createConsents(db: Kysely<Database>): Promise<void> {
  let receipt = db.schema.createTable('consent_receipt').addColumn('id', 'text', (c) => c.primaryKey())
  for (const name of ['subject_kind', 'subject_id', 'purpose', 'policy_version', 'text_shown', 'lang', 'at'] as const)
    receipt = receipt.addColumn(name, 'text', (c) => c.notNull())
  await receipt.addColumn('given', 'integer', (c) => c.notNull()).execute()
  await db.schema
    .createIndex('consent_receipt_by_subject')
    .on('consent_receipt')
    .columns(['subject_kind', 'subject_id', 'purpose', 'at'])
    .execute()
}

async function createCodes(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('one_time_code')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('target_hash', 'text', (c) => c.notNull())
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('tries_left', 'integer', (c) => c.notNull())
    .addColumn('used_at', 'text')
    .addUniqueConstraint('one_time_code_by_target', ['purpose', 'target_hash'])
    .execute()
}

async function createSubmissions(db: Kysely<Database>): Promise<void> {
  let submission = db.schema.createTable('submission').addColumn('key', 'text', (c) => c.primaryKey())
  for (const name of ['operation', 'input_hash', 'answer', 'created_at'] as const)
    submission = submission.addColumn(name, 'text', (c) => c.notNull())
  await submission.execute()
  await db.schema.createIndex('submission_by_age').on('submission').column('created_at').execute()
}

export async function up(db: Kysely<Database>): Promise<void> {
  await createOutbox(db)
  await createUploads(db)
  await createConsents(db)
  await createCodes(db)
  await createSubmissions(db)
}

export async function down(db: Kysely<Database>): Promise<void> {
  for (const table of ['submission', 'one_time_code', 'consent_receipt', 'upload', 'outbox'])
    await db.schema.dropTable(table).execute()
}
