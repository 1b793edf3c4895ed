import type { Kysely } from 'kysely'
import type { Database } from '../schema'

export async function up(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('visitor_case')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('number', 'text', (c) => c.notNull().unique())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('topic', 'text')
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('content', 'text')
    .addColumn('key_hash', 'text', (c) => c.unique())
    .addColumn('mailbox_hash', 'text')
    .addColumn('phone_hash', 'text')
    .addColumn('lang', 'text', (c) => c.notNull())
    .addColumn('suspected', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('due_on', 'text', (c) => c.notNull())
    .addColumn('erase_on', 'text', (c) => c.notNull())
    .addColumn('erased_at', 'text')
    .execute()
  await db.schema.createIndex('visitor_case_by_day').on('visitor_case').columns(['erase_on', 'erased_at']).execute()
  await db.schema.createIndex('visitor_case_by_mailbox').on('visitor_case').column('mailbox_hash').execute()
  await db.schema
    .createTable('visitor_case_event')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('case_id', 'text', (c) => c.notNull().references('visitor_case.id'))
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text')
    .addColumn('state', 'text')
    .addColumn('words', 'text')
    .execute()
  await db.schema
    .createIndex('visitor_case_event_by_case')
    .on('visitor_case_event')
    .columns(['case_id', 'at'])
    .execute()
}

export async function down(db: Kysely<Database>): Promise<void> {
  for (const table of ['visitor_case_event', 'visitor_case']) await db.schema.dropTable(table).execute()
}
