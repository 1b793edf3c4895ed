import type { Kysely } from 'kysely'
import { z } from 'zod'
import { langs } from '@/lib/contract/lang-words'
import { driveSchema, mountPointSchema, vehicleBodySchema, vehicleTypeSchema } from '@/lib/contract/vehicle'
import { fitmentStatusSchema } from '@/lib/contract/fitment'
import { engineOf } from '@/lib/server/db/engine'
import type { Database } from '@/lib/server/db/schema'
import type { SearchDocument } from '@/lib/server/search/document'
import { buildSearchDocuments, type SearchSource } from '@/lib/server/catalogue/search-documents'
import { indexDocuments, removeDocuments, type DocumentRef, type NumberedRef } from '@/lib/server/search/store'
import type { CatalogueBrand, CatalogueModel } from '@/lib/server/catalogue/types'
import type { Affected } from './affected'
import { chunkRows } from './chunks'
import { toFoundProduct } from '@/lib/server/catalogue/found-product'
import { groupBy } from '@/lib/utils/group-by'

/** What is told about documents on their way into the index. */
export type Keeper = {
  /** Before these are written anew or taken out. */
  before: (refs: readonly DocumentRef[]) => Promise<void>
  /** With their new numbers; null = taken out. */
  after: (documents: readonly NumberedRef[]) => Promise<void>
}
const keepsNothing: Keeper = { before: () => Promise.resolve(), after: () => Promise.resolve() }

/** Brings the search index to what is stored: present things are indexed anew, absent ones taken out. Call in a transaction. */
export async function reindex(db: Kysely<Database>, affected: Affected, keeper = keepsNothing): Promise<void> {
  if (affected.products.size + affected.vehicles.size === 0) return
  const absent: DocumentRef[] = []
  // New numbers first: a number that was freed must not be given again, or an undo could not have it back.
  await indexDocuments<Database>(db, engineOf(db), listDocuments(db, affected, keeper, absent), keeper.after)
  await removeDocuments<Database>(db, engineOf(db), absent)
  await keeper.after(absent.map((ref) => ({ ...ref, id: null })))
}

const productsAtOnce = 1000

/** Documents of what is present, a part at a time; what is not is added to `absent`. */
async function* listDocuments(
  db: Kysely<Database>,
  { products, vehicles }: Affected,
  keeper: Keeper,
  absent: DocumentRef[],
): AsyncGenerator<SearchDocument> {
  const catalogue = await loadCatalogue(db)
  async function* collect(kind: 'product' | 'vehicle', refIds: readonly string[], source: SearchSource) {
    const missing = new Set(refIds)
    await keeper.before(refIds.map((refId) => ({ kind, refId })))
    for (const document of buildSearchDocuments(source)) {
      if (document.kind !== kind || (kind === 'vehicle' && !vehicles.has(document.refId))) continue
      missing.delete(document.refId)
      yield document
    }
    for (const refId of missing) absent.push({ kind, refId })
  }
  yield* collect('vehicle', [...vehicles], { ...catalogue, products: [], fitments: [] })
  for (const part of chunkRows([...products], productsAtOnce))
    yield* collect('product', part, { ...catalogue, ...(await loadProducts(db, part)) })
}

export function listRefs({ products, vehicles }: Affected): DocumentRef[] {
  return [
    ...Array.from(products, (refId) => ({ kind: 'product', refId }) as const),
    ...Array.from(vehicles, (refId) => ({ kind: 'vehicle', refId }) as const),
  ]
}

const drivesSchema = z.array(driveSchema)
const pointsSchema = z.array(mountPointSchema)

async function loadCatalogue(db: Kysely<Database>): Promise<{ brands: CatalogueBrand[]; models: CatalogueModel[] }> {
  const [brandRows, modelRows, vehicleRows, aliasRows] = await Promise.all([
    db.selectFrom('brand').selectAll().execute(),
    db.selectFrom('model').selectAll().execute(),
    db.selectFrom('vehicle').selectAll().orderBy('from_ym').execute(),
    db.selectFrom('model_alias').selectAll().orderBy('alias').execute(),
  ])
  const nameOf = (row: { name_en: string; name_th: string; name_ja: string }) => ({
    en: row.name_en,
    th: row.name_th,
    ja: row.name_ja,
  })
  const generations = groupBy(vehicleRows, (row) => row.model_id)
  const aliases = groupBy(aliasRows, (row) => row.model_id)
  const models = modelRows.map((row): CatalogueModel => {
    const [en = [], th = [], ja = []] = langs.map((lang) =>
      (aliases.get(row.id) ?? []).filter((alias) => alias.lang === lang).map(({ alias }) => alias),
    )
    return {
      id: row.id,
      brandId: row.brand_id,
      type: vehicleTypeSchema.parse(row.type),
      body: vehicleBodySchema.parse(row.body),
      name: nameOf(row),
      aliases: { en, th, ja },
      generations: (generations.get(row.id) ?? []).map((vehicle) => ({
        id: vehicle.id,
        name: vehicle.name,
        from: vehicle.from_ym,
        to: vehicle.to_ym,
        drives: drivesSchema.parse(JSON.parse(vehicle.drives)),
        engineCc: vehicle.engine_cc,
        electric: vehicle.electric === 1,
        electronic: vehicle.electronic === 1,
        mountPoints: pointsSchema.parse(JSON.parse(vehicle.mount_points)),
      })),
    }
  })
  return { brands: brandRows.map((row) => ({ id: row.id, name: nameOf(row) })), models }
}

/** Products with what they are listed for; direct fits first, because only the first models go into the index. */
async function loadProducts(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Pick<SearchSource, 'products' | 'fitments'>> {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'code', 'family', 'kind', 'series', 'construction', 'adjusters'])
    .where('id', 'in', [...ids])
    .execute()
  const texts = await db
    .selectFrom('product_text')
    .select(['product_id', 'lang', 'name', 'tagline'])
    .where('product_id', 'in', [...ids])
    .execute()
  const fitments = await db
    .selectFrom('fitment')
    .select(['product_id', 'vehicle_id', 'status'])
    .where('product_id', 'in', [...ids])
    .orderBy('product_id')
    .orderBy('status')
    .orderBy('vehicle_id')
    .execute()
  const textsOf = groupBy(texts, (row) => row.product_id)
  return {
    products: rows.map((row) => toFoundProduct(row, textsOf.get(row.id) ?? [])),
    fitments: fitments.map((row) => ({
      productId: row.product_id,
      vehicleId: row.vehicle_id,
      status: fitmentStatusSchema.parse(row.status),
    })),
  }
}
