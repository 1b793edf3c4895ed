import type { Kysely } from 'kysely'
import type { Database } from '../schema'

/** Each kind is read in the order in which it is due. */
const dueIndexes = [
  ['visitor_case_by_due', 'visitor_case', ['due_on', 'number']],
  ['warranty_by_arrival', 'warranty', ['registered_at', 'number']],
  ['claim_by_arrival', 'claim', ['opened_at', 'number']],
  ['appointment_by_visit', 'appointment', ['day', 'number']],
  ['wish_by_arrival', 'wish', ['created_at', 'id']],
] as const

async function createTables(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('desk_assignment')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('item_id', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('desk_assignment_key', ['kind', 'item_id'])
    .execute()
  await db.schema
    .createTable('desk_note')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('item_id', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('words', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('desk_view')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('item_id', 'text', (c) => c.notNull())
    .addColumn('what', 'text', (c) => c.notNull())
    .execute()
}

export async function up(db: Kysely<Database>): Promise<void> {
  await createTables(db)
  await db.schema.createIndex('desk_note_by_item').on('desk_note').columns(['kind', 'item_id', 'at']).execute()
  await db.schema.createIndex('desk_view_by_time').on('desk_view').column('at').execute()
  await db.schema.createIndex('desk_view_by_item').on('desk_view').columns(['item_id', 'at']).execute()
  for (const [name, table, columns] of dueIndexes)
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute()
}

export async function down(db: Kysely<Database>): Promise<void> {
  for (const [name] of dueIndexes) await db.schema.dropIndex(name).execute()
  for (const table of ['desk_view', 'desk_note', 'desk_assignment']) await db.schema.dropTable(table).execute()
}
