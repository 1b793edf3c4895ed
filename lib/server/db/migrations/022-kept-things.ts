import type { Kysely } from 'kysely'
import type { Database } from '../schema'

export async function up(db: Kysely<Database>): Promise<void> {
  await db.schema.alterTable('account').addColumn('lang', 'text').execute()
  await db.schema
    .createTable('account_kept')
    .addColumn('account_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('account_kept_pk', ['account_id', 'kind'])
    .execute()
  await db.schema
    .createTable('account_warranty')
    .addColumn('account_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('warranty_id', 'text', (c) => c.notNull().references('warranty.id').onDelete('cascade'))
    .addColumn('added_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('account_warranty_pk', ['account_id', 'warranty_id'])
    .execute()
  // What a mailbox or phone has booked or asked for is looked up by it.
  await db.schema.createIndex('appointment_by_email').on('appointment').column('email').execute()
  await db.schema.createIndex('appointment_by_phone').on('appointment').column('phone').execute()
  await db.schema.createIndex('visitor_case_by_phone').on('visitor_case').column('phone_hash').execute()
}

export async function down(db: Kysely<Database>): Promise<void> {
  for (const index of ['visitor_case_by_phone', 'appointment_by_phone', 'appointment_by_email'])
    await db.schema.dropIndex(index).execute()
  for (const table of ['account_warranty', 'account_kept']) await db.schema.dropTable(table).execute()
  await db.schema.alterTable('account').dropColumn('lang').execute()
}
