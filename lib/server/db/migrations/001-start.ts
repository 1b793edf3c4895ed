import type { Kysely } from 'kysely'
import { createSearchTables, dropSearchTables } from '@/lib/server/search/tables'
import { engineOf } from '../engine'
import type { Database } from '../schema'

async function createVehicles(db: Kysely<Database>): Promise<void> {
  const names = ['name_en', 'name_th', 'name_ja'] as const
  let brand = db.schema.createTable('brand').addColumn('id', 'text', (c) => c.primaryKey())
  for (const name of names) brand = brand.addColumn(name, 'text', (c) => c.notNull())
  await brand.execute()

  let model = db.schema
    .createTable('model')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('brand_id', 'text', (c) => c.notNull().references('brand.id'))
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
  for (const name of names) model = model.addColumn(name, 'text', (c) => c.notNull())
  await model.execute()
  await db.schema.createIndex('model_by_brand').on('model').columns(['brand_id', 'type']).execute()

  await db.schema
    .createTable('vehicle')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('model_id', 'text', (c) => c.notNull().references('model.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('from_ym', 'text', (c) => c.notNull())
    .addColumn('to_ym', 'text')
    .addColumn('drives', 'text', (c) => c.notNull())
    .addColumn('engine_cc', 'integer')
    .addColumn('electric', 'integer', (c) => c.notNull())
    .addColumn('electronic', 'integer', (c) => c.notNull())
    .addColumn('mount_points', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('vehicle_by_model').on('vehicle').columns(['model_id', 'from_ym']).execute()

  await db.schema
    .createTable('model_alias')
    .addColumn('model_id', 'text', (c) => c.notNull().references('model.id'))
    .addColumn('lang', 'text', (c) => c.notNull())
    .addColumn('alias', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('model_alias_key', ['model_id', 'lang', 'alias'])
    .execute()
}

async function createProducts(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('product')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('code', 'text', (c) => c.notNull().unique())
    .addColumn('code_key', 'text', (c) => c.notNull())
    .addColumn('family', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('series', 'text', (c) => c.notNull())
    .addColumn('axle', 'text')
    .addColumn('construction', 'text')
    .addColumn('adjusters', 'text', (c) => c.notNull())
    .addColumn('body_finish', 'text', (c) => c.notNull())
    .addColumn('spring_finish', 'text')
    .addColumn('length_mm', 'real')
    .addColumn('stroke_mm', 'real')
    .addColumn('top_kind', 'text')
    .addColumn('bottom_kind', 'text')
    .addColumn('spec', 'text', (c) => c.notNull())
    .addColumn('setups', 'text', (c) => c.notNull())
    .addColumn('price_thb', 'real')
    .addColumn('released_on', 'text', (c) => c.notNull())
    .addColumn('updated_on', 'text', (c) => c.notNull())
    .execute()
  const indexes = {
    product_by_code_key: ['code_key'],
    product_by_family: ['family', 'kind'],
    product_by_series: ['series'],
    product_by_length: ['length_mm', 'stroke_mm'],
    product_by_release: ['released_on', 'id'],
  }
  for (const [name, columns] of Object.entries(indexes))
    await db.schema.createIndex(name).on('product').columns(columns).execute()

  await db.schema
    .createTable('product_text')
    .addColumn('product_id', 'text', (c) => c.notNull().references('product.id'))
    .addColumn('lang', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('tagline', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('product_text_key', ['product_id', 'lang'])
    .execute()
  await db.schema.createIndex('product_text_by_name').on('product_text').columns(['lang', 'name']).execute()
  for (const [table, column] of [
    ['product_adjuster', 'adjuster'],
    ['product_vehicle_type', 'type'],
  ] as const) {
    await db.schema
      .createTable(table)
      .addColumn('product_id', 'text', (c) => c.notNull().references('product.id'))
      .addColumn(column, 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint(`${table}_key`, ['product_id', column])
      .execute()
    await db.schema.createIndex(`${table}_by_${column}`).on(table).columns([column, 'product_id']).execute()
  }
  await db.schema
    .createTable('product_redirect')
    .addColumn('old_id', 'text', (c) => c.primaryKey())
    .addColumn('product_id', 'text', (c) => c.notNull().references('product.id'))
    .execute()
}

async function createFitments(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('fitment')
    .addColumn('product_id', 'text', (c) => c.notNull().references('product.id'))
    .addColumn('vehicle_id', 'text', (c) => c.notNull().references('vehicle.id'))
    .addColumn('axle', 'text', (c) => c.notNull())
    .addColumn('quantity', 'integer', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('restrictions', 'text', (c) => c.notNull())
    .addColumn('ride_height_mm', 'real', (c) => c.notNull())
    .addColumn('verified_by', 'text', (c) => c.notNull())
    .addColumn('verified_on', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('fitment_key', ['product_id', 'vehicle_id', 'axle'])
    .execute()
  await db.schema
    .createIndex('fitment_by_vehicle')
    .on('fitment')
    .columns(['vehicle_id', 'status', 'product_id'])
    .execute()
}

async function createSite(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('banner')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('href', 'text', (c) => c.notNull())
    .addColumn('product_id', 'text')
    .addColumn('texts', 'text', (c) => c.notNull())
    .addColumn('starts_on', 'text')
    .addColumn('ends_on', 'text')
    .execute()
  await db.schema
    .createTable('account')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('scopes', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('meta')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute()
}

async function createImports(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('import_batch')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('file_name', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('summary', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('import_change')
    .addColumn('id', engineOf(db) === 'postgres' ? 'serial' : 'integer', (c) =>
      engineOf(db) === 'postgres' ? c.primaryKey() : c.primaryKey().autoIncrement(),
    )
    .addColumn('batch_id', 'text', (c) => c.notNull().references('import_batch.id'))
    .addColumn('entity', 'text', (c) => c.notNull())
    .addColumn('entity_id', 'text', (c) => c.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .execute()
  await db.schema.createIndex('import_change_by_batch').on('import_change').columns(['batch_id', 'id']).execute()
}

export async function up(db: Kysely<Database>): Promise<void> {
  await createVehicles(db)
  await createProducts(db)
  await createFitments(db)
  await createSite(db)
  await createImports(db)
  await createSearchTables(db, engineOf(db))
}

export async function down(db: Kysely<Database>): Promise<void> {
  await dropSearchTables(db)
  for (const table of [
    'import_change',
    'import_batch',
    'meta',
    'account',
    'banner',
    'fitment',
    'product_redirect',
    'product_vehicle_type',
    'product_adjuster',
    'product_text',
    'product',
    'model_alias',
    'vehicle',
    'model',
    'brand',
  ]) {
    await db.schema.dropTable(table).execute()
  }
}
