import type { Kysely } from 'kysely'
import type { Database } from '../schema'

/** Content that staff edit, over the files it started as: the working copy, and every version there was. */
export async function up(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('content_entry')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .addColumn('outdated', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('content_entry_key', ['kind', 'id'])
    .execute()
  await db.schema
    .createTable('content_revision')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('entry_id', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .addColumn('publish_at', 'text')
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text', (c) => c.references('account.id').onDelete('set null'))
    .addPrimaryKeyConstraint('content_revision_key', ['kind', 'entry_id', 'version'])
    .execute()
  await db.schema
    .createIndex('content_revision_by_publication')
    .on('content_revision')
    .columns(['kind', 'publish_at'])
    .execute()
}

export async function down(db: Kysely<Database>): Promise<void> {
  for (const table of ['content_revision', 'content_entry']) await db.schema.dropTable(table).execute()
}
