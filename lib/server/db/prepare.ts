import type { Kysely } from 'kysely'
import { seedDatabase, seedServiceDesk, seedVehiclePages, type SeedCounts } from '@/lib/server/seed/run'
import { seedWhereToBuy } from '@/lib/server/seed/dealers/write-where-to-buy'
import { seedSpringPlans } from '@/lib/server/seed/spring-plans'
import { migrateDatabase } from './migrate'
import type { Database } from './schema'

export type Prepared = { migrations: string[]; seeded: SeedCounts | null }

/** Whether the sample programme, or data of the company's own, is in. */
export async function isSeeded(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('meta').select('key').where('key', '=', 'seeded').executeTakeFirst()) !== undefined
}

/** Migrates, and seeds when nothing is in yet. A seed that was broken off is emptied and begun again. */
export async function prepareDatabase(
  db: Kysely<Database>,
  onProgress?: (products: number) => void,
): Promise<Prepared> {
  const migrations = await migrateDatabase(db)
  if (await isSeeded(db)) {
    await seedServiceDesk(db)
    await seedWhereToBuy(db)
    await seedVehiclePages(db)
    await seedSpringPlans(db)
    return { migrations, seeded: null }
  }
  await emptyDatabase(db)
  return { migrations, seeded: await seedDatabase(db, onProgress ? { onProgress } : {}) }
}

async function emptyDatabase(db: Kysely<Database>): Promise<void> {
  const tables = [
    'search_index',
    'search_gram',
    'search_token',
    'search_document',
    'serial_range',
    'workshop',
    'account',
    'dealer',
    'banner',
    'vehicle_page_vehicle',
    'vehicle_page',
    'fitment',
    'product_redirect',
    'product_vehicle_type',
    'product_adjuster',
    'product_number',
    'product_text',
    'product',
    'model_alias',
    'vehicle',
    'model',
    'brand',
  ] as const
  for (const table of tables) await db.deleteFrom(table as keyof Database).execute()
}
