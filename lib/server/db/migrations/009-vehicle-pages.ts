import type { Kysely } from 'kysely'
import type { Database } from '../schema'

export async function up(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('vehicle_page')
    .addColumn('path', 'text', (c) => c.primaryKey())
    .addColumn('range', 'text', (c) => c.notNull())
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('superseded_by', 'text')
    .execute()
  await db.schema
    .createTable('vehicle_page_vehicle')
    .addColumn('path', 'text', (c) => c.notNull().references('vehicle_page.path'))
    .addColumn('vehicle_id', 'text', (c) => c.notNull().references('vehicle.id'))
    .addPrimaryKeyConstraint('vehicle_page_vehicle_key', ['path', 'vehicle_id'])
    .execute()
  await db.schema.createIndex('vehicle_page_by_vehicle').on('vehicle_page_vehicle').column('vehicle_id').execute()
}

export async function down(db: Kysely<Database>): Promise<void> {
  await db.schema.dropTable('vehicle_page_vehicle').execute()
  await db.schema.dropTable('vehicle_page').execute()
}
