import type { Kysely } from 'kysely'
import type { Database } from '../schema'

export async function up(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('spring_plan')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('names', 'text', (c) => c.notNull())
    .addColumn('from_year', 'integer', (c) => c.notNull())
    .addColumn('parts', 'text', (c) => c.notNull())
    .addColumn('stage', 'text', (c) => c.notNull())
    .addColumn('quarter', 'text')
    .addColumn('sample', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('wish')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('same_key', 'text', (c) => c.unique())
    .addColumn('vehicle_id', 'text')
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('brand', 'text', (c) => c.notNull())
    .addColumn('model', 'text', (c) => c.notNull())
    .addColumn('year', 'integer', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('lang', 'text', (c) => c.notNull())
    .addColumn('suspected', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('told_at', 'text')
    .addColumn('answered_at', 'text')
    .addColumn('path', 'text')
    .execute()
  await db.schema.createIndex('wish_by_answer').on('wish').columns(['answered_at', 'created_at']).execute()
}

export async function down(db: Kysely<Database>): Promise<void> {
  await db.schema.dropTable('wish').execute()
  await db.schema.dropTable('spring_plan').execute()
}
