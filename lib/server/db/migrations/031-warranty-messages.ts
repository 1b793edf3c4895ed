import type { Kysely } from 'kysely'
import type { Database } from '../schema'

/**
 * A table of its own, of the shape of `claim_message`: that one's `claim_id` may not be empty, which SQLite can only change by writing the table
 * anew, and an instance of the version before, still running beside this one, goes on reading and writing it.
 */
export async function up(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('warranty_message')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('warranty_id', 'text', (c) => c.notNull().references('warranty.id'))
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text')
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('photos', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('warranty_message_by_warranty').on('warranty_message').column('warranty_id').execute()
}

export async function down(db: Kysely<Database>): Promise<void> {
  await db.schema.dropTable('warranty_message').execute()
}
