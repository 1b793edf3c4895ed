import type { Kysely } from 'kysely'
import type { Database } from '../schema'

export async function up(db: Kysely<Database>): Promise<void> {
  let table = db.schema
    .createTable('distributor')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('code', 'text', (c) => c.notNull().unique())
  const texts = [
    'kind',
    'size',
    'name',
    'country',
    'territory',
    'lines',
    'languages',
    'city',
    'address',
    'phones',
  ] as const
  for (const name of texts) table = table.addColumn(name, 'text', (c) => c.notNull())
  await table
    .addColumn('exclusive', 'integer', (c) => c.notNull())
    .addColumn('lat', 'real', (c) => c.notNull())
    .addColumn('lng', 'real', (c) => c.notNull())
    .addColumn('email', 'text')
    .addColumn('web', 'text')
    .addColumn('sample', 'integer', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('distributor_by_country').on('distributor').column('country').execute()
}

export async function down(db: Kysely<Database>): Promise<void> {
  await db.schema.dropTable('distributor').execute()
}
