import type { Kysely } from 'kysely'
import type { Database } from '../schema'

export async function up(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('buyer_link')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('warranty_id', 'text', (c) => c.notNull().references('warranty.id'))
    .addColumn('key_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('ends_on', 'text', (c) => c.notNull())
    .execute()
  await db.schema.alterTable('warranty').addColumn('remind_on', 'text').execute()
  await db.schema.createIndex('warranty_by_remind_on').on('warranty').column('remind_on').execute()
  await db.schema.createIndex('buyer_link_by_warranty').on('buyer_link').column('warranty_id').execute()
}

export async function down(db: Kysely<Database>): Promise<void> {
  await db.schema.dropIndex('warranty_by_remind_on').execute()
  await db.schema.alterTable('warranty').dropColumn('remind_on').execute()
  await db.schema.dropTable('buyer_link').execute()
}
