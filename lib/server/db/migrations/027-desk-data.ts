import type { Kysely } from 'kysely'
import type { Database } from '../schema'

export async function up(db: Kysely<Database>): Promise<void> {
  await db.schema.alterTable('import_batch').addColumn('report', 'text').execute()
  await db.schema
    .createTable('asked_in_vain')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('lang', 'text', (c) => c.notNull())
    .addColumn('words', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('asked_in_vain_key', ['day', 'kind', 'lang', 'words'])
    .execute()
}

export async function down(db: Kysely<Database>): Promise<void> {
  await db.schema.dropTable('asked_in_vain').execute()
  await db.schema.alterTable('import_batch').dropColumn('report').execute()
}
