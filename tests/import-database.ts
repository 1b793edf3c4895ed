import { sql, type Kysely } from 'kysely'
import { engineOf, type Engine } from '@/lib/server/db/engine'
import type { Database } from '@/lib/server/db/schema'
import { buildSearchDocuments } from '@/lib/server/catalogue/search-documents'
import { indexDocuments } from '@/lib/server/search/store'
import { generateProducts } from '@/lib/server/seed/products/generate'
import { seedBrands, seedModels } from '@/lib/server/seed/vehicles'
import { writeProducts } from '@/lib/server/catalogue/write-products'
import { writeVehicles } from '@/lib/server/catalogue/write-vehicles'
import { openCompanyDatabase } from './support/company-database'

const models = seedModels.filter(({ id }) =>
  /^(honda-(click|pcx|wave)|yamaha-(nmax|aerox)|toyota-hilux|isuzu-d-max)/.test(id),
)
const productCount = 30

/** A migrated database in memory with a few sample vehicles and products. The caller destroys it. */
export async function openSmallDatabase(engine: Engine): Promise<Kysely<Database>> {
  const db = await openCompanyDatabase(engine)
  const chosen = [...generateProducts(models, { target: productCount })].slice(0, productCount)
  const source = {
    brands: seedBrands,
    models,
    products: chosen.map(({ product }) => product),
    fitments: chosen.flatMap(({ fitments }) => fitments),
  }
  await writeVehicles(db, seedBrands, models)
  await writeProducts(db, {
    ...source,
    typeOfVehicle: new Map(models.flatMap((model) => model.generations.map(({ id }) => [id, model.type] as const))),
  })
  await indexDocuments<Database>(db, engine, [...buildSearchDocuments(source)])
  return db
}

const tables = [
  'brand',
  'model',
  'model_alias',
  'vehicle',
  'product',
  'product_text',
  'product_adjuster',
  'product_number',
  'product_vehicle_type',
  'product_redirect',
  'fitment',
  'banner',
  'search_document',
  'search_token',
  'search_gram',
] as const

/** Every row of every table but the imports' own, in an order that does not depend on how they were written. */
export async function dumpTables(db: Kysely<Database>): Promise<Record<string, string[]>> {
  const dump: Record<string, string[]> = {}
  for (const table of tables)
    dump[table] = (
      await db
        .selectFrom(table as keyof Database)
        .selectAll()
        .execute()
    )
      .map((row) => JSON.stringify(row))
      .sort()
  // The index of SQLite keeps no text that could be read back: every word with the rows that have it says the same.
  if (engineOf(db) === 'sqlite')
    await sql`create virtual table if not exists temp.search_words using fts5vocab(main, search_index, instance)`.execute(
      db,
    )
  const index =
    engineOf(db) === 'sqlite' ? sql`select term, doc, col from temp.search_words` : sql`select * from search_index`
  dump.search_index = (await index.execute(db)).rows.map((row) => JSON.stringify(row)).sort()
  return dump
}
