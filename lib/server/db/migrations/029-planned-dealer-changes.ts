import type { Kysely } from 'kysely'
import type { Database } from '../schema'

export async function up(db: Kysely<Database>): Promise<void> {
  await db.schema.alterTable('dealer_change').addColumn('live_at', 'text').execute()
}

/** What was planned waits for a look again. */
export async function down(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('dealer_change')
    .set({ state: 'proposed', decided_at: null, decided_by: null })
    .where('state', '=', 'planned')
    .execute()
  await db.schema.alterTable('dealer_change').dropColumn('live_at').execute()
}
