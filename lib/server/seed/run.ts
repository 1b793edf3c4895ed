import type { Kysely } from 'kysely'
import type { VehicleType } from '@/lib/contract/vehicle-types'
import { stampCatalogue } from '@/lib/server/catalogue/version'
import { engineOf } from '@/lib/server/db/engine'
import type { Database } from '@/lib/server/db/schema'
import { buildSearchDocuments } from '@/lib/server/catalogue/search-documents'
import { indexDocuments } from '@/lib/server/search/store'
import { linkDealerAccount, writeAccounts } from './accounts'
import { writeDealers } from './dealers/write-dealers'
import { seedWhereToBuy } from './dealers/write-where-to-buy'
import { seedBanners } from './banners'
import { insertAll } from '@/lib/server/db/insert-all'
import { generateProducts } from './products/generate'
import type { CatalogueFitment, CatalogueProduct } from '@/lib/server/catalogue/types'
import { seedBrands, seedModels } from './vehicles'
import { writeSerialRanges } from './serials'
import { seedSpringPlans } from './spring-plans'
import { writeVehiclePages } from './write-vehicle-pages'
import { writeProducts } from '@/lib/server/catalogue/write-products'
import { writeVehicles } from '@/lib/server/catalogue/write-vehicles'

export type SeedOptions = {
  /** About how many products; default: the sample programme. */
  target?: number
  /** At most so many, however many the programme begins with. */
  most?: number
  onProgress?: (products: number) => void
}

export type SeedCounts = { vehicles: number; products: number; fitments: number }

const chunkSize = 500

type Chunk = { products: CatalogueProduct[]; fitments: CatalogueFitment[] }

function* inChunks({ target, most = Infinity }: SeedOptions): Generator<Chunk> {
  let chunk: Chunk = { products: [], fitments: [] }
  let made = 0
  for (const { product, fitments } of generateProducts(seedModels, target === undefined ? {} : { target })) {
    chunk.products.push(product)
    chunk.fitments.push(...fitments)
    made += 1
    if (made >= most) break
    if (chunk.products.length < chunkSize) continue
    yield chunk
    chunk = { products: [], fitments: [] }
  }
  if (chunk.products.length > 0) yield chunk
}

/** Fills an empty, migrated database with the sample programme, in one transaction per five hundred products. Deterministic. */
export async function seedDatabase(db: Kysely<Database>, options: SeedOptions = {}): Promise<SeedCounts> {
  const engine = engineOf(db)
  const typeOfVehicle = new Map<string, VehicleType>(
    seedModels.flatMap((model) => model.generations.map((generation) => [generation.id, model.type] as const)),
  )
  await db.transaction().execute(async (trx) => {
    await writeVehicles(trx, seedBrands, seedModels)
    await indexDocuments<Database>(trx, engine, [
      ...buildSearchDocuments({ brands: seedBrands, models: seedModels, products: [], fitments: [] }),
    ])
    await writeAccounts(trx)
  })
  const counts: SeedCounts = { vehicles: typeOfVehicle.size, products: 0, fitments: 0 }
  const bannerProducts = new Map<string, string>()
  for (const chunk of inChunks(options)) {
    await db.transaction().execute(async (trx) => {
      await writeProducts(trx, { ...chunk, typeOfVehicle })
      const documents = [...buildSearchDocuments({ brands: seedBrands, models: seedModels, ...chunk })].filter(
        ({ kind }) => kind === 'product',
      )
      await indexDocuments<Database>(trx, engine, documents)
    })
    for (const banner of seedBanners) {
      const product = bannerProducts.has(banner.id) ? undefined : chunk.products.find(banner.pick)
      if (product) bannerProducts.set(banner.id, product.id)
    }
    counts.products += chunk.products.length
    counts.fitments += chunk.fitments.length
    options.onProgress?.(counts.products)
  }
  await writeBanners(db, bannerProducts)
  await stampCatalogue(db)
  await seedServiceDesk(db)
  await seedWhereToBuy(db)
  await seedVehiclePages(db)
  await seedSpringPlans(db)
  await db
    .insertInto('meta')
    .values({ key: 'seeded', value: JSON.stringify(counts) })
    .execute()
  return counts
}

/** Sample dealers, their account and issued serials, where there are none: databases that were seeded before they existed get them, too. */
export async function seedServiceDesk(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await trx.selectFrom('dealer').select('id').limit(1).executeTakeFirst())) await writeDealers(trx)
    await linkDealerAccount(trx)
    if (!(await trx.selectFrom('serial_range').select('id').limit(1).executeTakeFirst())) await writeSerialRanges(trx)
  })
}

/** The table of vehicle pages, where there is none yet. */
export async function seedVehiclePages(db: Kysely<Database>): Promise<void> {
  if (await db.selectFrom('vehicle_page').select('path').limit(1).executeTakeFirst()) return
  await db.transaction().execute(writeVehiclePages)
}

async function writeBanners(db: Kysely<Database>, products: ReadonlyMap<string, string>): Promise<void> {
  const rows = seedBanners.map(({ id, href, title, text, action }, position) => ({
    id,
    position,
    href,
    product_id: products.get(id) ?? null,
    texts: JSON.stringify({ title, text, action }),
    starts_on: null,
    ends_on: null,
  }))
  await insertAll(db, 'banner', rows)
}
