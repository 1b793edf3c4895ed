import type { Kysely } from 'kysely'
import type { Database } from '../schema'

export async function up(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('claim_message')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('claim_id', 'text', (c) => c.notNull().references('claim.id'))
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text')
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('photos', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('claim_message_by_claim').on('claim_message').column('claim_id').execute()
}

export async function down(db: Kysely<Database>): Promise<void> {
  await db.schema.dropTable('claim_message').execute()
}
