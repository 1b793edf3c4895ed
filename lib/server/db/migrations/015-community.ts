import type { Kysely } from 'kysely'
import type { Database } from '../schema'

export async function up(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('build_like')
    .addColumn('build_id', 'text', (c) => c.notNull())
    .addColumn('browser_hash', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('build_like_pk', ['build_id', 'browser_hash'])
    .execute()
  await db.schema
    .createTable('build_report')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('build_id', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('customer_review')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('product_id', 'text', (c) => c.notNull())
    .addColumn('rating', 'integer', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('lang', 'text', (c) => c.notNull())
    .addColumn('author', 'text', (c) => c.notNull())
    .addColumn('written_on', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('customer_review_by_product').on('customer_review').column('product_id').execute()
}

export async function down(db: Kysely<Database>): Promise<void> {
  for (const table of ['customer_review', 'build_report', 'build_like']) await db.schema.dropTable(table).execute()
}
