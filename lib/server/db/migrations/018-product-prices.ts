import type { Kysely } from 'kysely'
import type { Database } from '../schema'

export async function up(db: Kysely<Database>): Promise<void> {
  await db.schema.alterTable('product').addColumn('price_to_thb', 'real').execute()
}

export async function down(db: Kysely<Database>): Promise<void> {
  await db.schema.alterTable('product').dropColumn('price_to_thb').execute()
}
