import type { Kysely } from 'kysely'
import type { Database } from '../schema'

export async function up(db: Kysely<Database>): Promise<void> {
  await db.schema.alterTable('product').addColumn('price_to_thb', 'real').execute()
  for (const column of ['former_codes', 'original_numbers'])
    await db.schema
      .alterTable('product')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo('[]'))
      .execute()
  await db.schema
    .createTable('product_number')
    .addColumn('product_id', 'text', (c) => c.notNull().references('product.id'))
    .addColumn('number_key', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('product_number_key', ['product_id', 'number_key', 'role'])
    .execute()
  await db.schema.createIndex('product_number_by_key').on('product_number').column('number_key').execute()
}

export async function down(db: Kysely<Database>): Promise<void> {
  await db.schema.dropTable('product_number').execute()
  for (const column of ['original_numbers', 'former_codes', 'price_to_thb'])
    await db.schema.alterTable('product').dropColumn(column).execute()
}
