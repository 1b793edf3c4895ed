import type { Kysely } from 'kysely'
import type { Database } from '../schema'

export async function up(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('lease')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('holder', 'text')
    .addColumn('beat', 'integer', (c) => c.notNull())
    .execute()
}

export async function down(db: Kysely<Database>): Promise<void> {
  await db.schema.dropTable('lease').execute()
}
