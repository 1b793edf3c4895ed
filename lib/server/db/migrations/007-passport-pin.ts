import type { Kysely } from 'kysely'
import type { Database } from '../schema'

const columns = ['pin_hash', 'new_pin_hash', 'new_pin_until'] as const

/** Registrations from before keep the PIN they were given: their `pin_hash` stays NULL. */
export async function up(db: Kysely<Database>): Promise<void> {
  for (const column of columns) await db.schema.alterTable('warranty').addColumn(column, 'text').execute()
}

export async function down(db: Kysely<Database>): Promise<void> {
  for (const column of columns) await db.schema.alterTable('warranty').dropColumn(column).execute()
}
