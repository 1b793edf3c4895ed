import type { Kysely } from 'kysely'
import type { Database } from '../schema'

export async function up(db: Kysely<Database>): Promise<void> {
  await db.schema
    .alterTable('account')
    .addColumn('dealer_id', 'text', (c) => c.references('dealer.id'))
    .execute()
  await db.schema.alterTable('warranty').addColumn('confirmed_at', 'text').execute()
  await db.schema.alterTable('warranty_event').addColumn('detail', 'text').execute()
  await db.schema
    .createTable('caller_day')
    .addColumn('caller', 'text', (c) => c.primaryKey())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('serials', 'text', (c) => c.notNull())
    .execute()
}

export async function down(db: Kysely<Database>): Promise<void> {
  await db.schema.dropTable('caller_day').execute()
  await db.schema.alterTable('warranty_event').dropColumn('detail').execute()
  await db.schema.alterTable('warranty').dropColumn('confirmed_at').execute()
  await db.schema.alterTable('account').dropColumn('dealer_id').execute()
}
