import type { Kysely } from 'kysely'
import { engineOf } from '../engine'
import type { Database } from '../schema'

async function createSerials(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('serial_range')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('lot', 'text', (c) => c.notNull())
    .addColumn('first_number', 'integer', (c) => c.notNull())
    .addColumn('last_number', 'integer', (c) => c.notNull())
    .addColumn('product_id', 'text', (c) => c.notNull().references('product.id'))
    .execute()
  await db.schema.createIndex('serial_range_by_lot').on('serial_range').columns(['lot', 'first_number']).execute()
}

async function createWarranties(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('warranty')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('number', 'text', (c) => c.notNull().unique())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('flags', 'text', (c) => c.notNull())
    .addColumn('product_id', 'text', (c) => c.references('product.id'))
    .addColumn('term', 'text')
    .addColumn('position', 'text', (c) => c.notNull())
    .addColumn('serials', 'text', (c) => c.notNull())
    .addColumn('bought_on', 'text', (c) => c.notNull())
    .addColumn('purchase', 'text', (c) => c.notNull())
    .addColumn('vehicle', 'text', (c) => c.notNull())
    .addColumn('owner', 'text', (c) => c.notNull())
    .addColumn('phone_last4', 'text', (c) => c.notNull())
    .addColumn('lang', 'text', (c) => c.notNull())
    .addColumn('receipt_id', 'text')
    .addColumn('photo_id', 'text')
    .addColumn('registered_at', 'text', (c) => c.notNull())
    .addColumn('covered_until', 'text')
    .addColumn('covered_km', 'integer')
    .execute()
  await db.schema.createIndex('warranty_by_end').on('warranty').columns(['state', 'covered_until']).execute()
  await db.schema
    .createTable('serial_holder')
    .addColumn('serial', 'text', (c) => c.primaryKey())
    .addColumn('warranty_id', 'text', (c) => c.notNull().references('warranty.id'))
    .execute()
  await db.schema
    .createTable('warranty_serial')
    .addColumn('warranty_id', 'text', (c) => c.notNull().references('warranty.id'))
    .addColumn('serial', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('warranty_serial_key', ['warranty_id', 'serial'])
    .execute()
  await db.schema.createIndex('warranty_serial_by_serial').on('warranty_serial').column('serial').execute()
}

async function createClaims(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('claim')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('number', 'text', (c) => c.notNull().unique())
    .addColumn('warranty_id', 'text', (c) => c.notNull().references('warranty.id'))
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('symptom', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('odometer_km', 'integer')
    .addColumn('photos', 'text', (c) => c.notNull())
    .addColumn('opened_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('claim_by_warranty').on('claim').column('warranty_id').execute()
}

async function createEvents(db: Kysely<Database>, table: 'warranty' | 'claim'): Promise<void> {
  const postgres = engineOf(db) === 'postgres'
  await db.schema
    .createTable(`${table}_event`)
    .addColumn('id', postgres ? 'serial' : 'integer', (c) =>
      postgres ? c.primaryKey() : c.primaryKey().autoIncrement(),
    )
    .addColumn(`${table}_id`, 'text', (c) => c.notNull().references(`${table}.id`))
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text')
    .addColumn('from_state', 'text', (c) => c.notNull())
    .addColumn('to_state', 'text', (c) => c.notNull())
    .addColumn('reason', 'text')
    .execute()
  await db.schema
    .createIndex(`${table}_event_by_${table}`)
    .on(`${table}_event`)
    .columns([`${table}_id`, 'id'])
    .execute()
}

export async function up(db: Kysely<Database>): Promise<void> {
  await createSerials(db)
  await createWarranties(db)
  await createClaims(db)
  await createEvents(db, 'warranty')
  await createEvents(db, 'claim')
}

export async function down(db: Kysely<Database>): Promise<void> {
  for (const table of [
    'claim_event',
    'warranty_event',
    'claim',
    'warranty_serial',
    'serial_holder',
    'warranty',
    'serial_range',
  ])
    await db.schema.dropTable(table).execute()
}
