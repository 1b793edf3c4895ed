import type { Kysely } from 'kysely'
import type { Database } from '../schema'

export async function up(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('retention_run')
    .addColumn('rule', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('runs', 'integer', (c) => c.notNull())
    .addColumn('changed', 'integer', (c) => c.notNull())
    .addColumn('failures', 'integer', (c) => c.notNull())
    .addColumn('last_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('retention_run_key', ['rule', 'day'])
    .execute()
}

export async function down(db: Kysely<Database>): Promise<void> {
  await db.schema.dropTable('retention_run').execute()
}
