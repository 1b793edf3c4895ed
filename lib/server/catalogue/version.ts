import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/schema'

const key = 'catalogue'

/** Changes with every write to the catalogue, whichever process writes; empty = never written. */
export async function readCatalogueVersion(db: Kysely<Database>): Promise<string> {
  return (await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst())?.value ?? ''
}

/** Tells every instance that what it holds of the catalogue is old. Belongs into the transaction that writes products, their texts or facets. */
export async function stampCatalogue(db: Kysely<Database>): Promise<void> {
  const value = randomUUID()
  await db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
