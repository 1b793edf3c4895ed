import type { Kysely } from 'kysely'
import { z } from 'zod'
import { langs } from '@/lib/contract/common'
import { driveSchema, mountPointSchema, vehicleBodySchema, vehicleTypeSchema } from '@/lib/contract/vehicle'
import { fitmentStatusSchema } from '@/lib/contract/fitment'
import { engineOf } from '@/lib/server/db/engine'
import type { Database } from '@/lib/server/db/schema'
import type { SearchDocument } from '@/lib/server/search/document'
import { buildSearchDocuments, type SearchSource } from '@/lib/server/catalogue/search-documents'
import { indexDocuments, removeDocuments, type DocumentRef } from '@/lib/server/search/store'
import type { CatalogueBrand, CatalogueModel } from '@/lib/server/catalogue/types'
import type { Affected } from './affected'
import { findRows } from './changes'
import { chunkRows, groupBy } from './chunks'
import { groupRows, toProduct } from '@/lib/server/catalogue/stored-product'

/** Brings the search index to what is stored: present things are indexed anew, absent ones taken out. Call in a transaction. */
export async function reindex(db: Kysely<Database>, { products, vehicles }: Affected): Promise<void> {
  if (products.size + vehicles.size === 0) return
  const catalogue = await loadCatalogue(db)
  const present = new Set<string>()
  const documents: SearchDocument[] = []
  const collect = (source: SearchSource, isWanted: (document: SearchDocument) => boolean) => {
    for (const document of buildSearchDocuments(source)) {
      if (!isWanted(document)) continue
      documents.push(document)
      present.add(`${document.kind} ${document.refId}`)
    }
  }
  collect({ ...catalogue, products: [], fitments: [] }, ({ refId }) => vehicles.has(refId))
  for (const part of chunkRows([...products]))
    collect({ ...catalogue, ...(await loadProducts(db, part)) }, ({ kind }) => kind === 'product')
  // New numbers first: a number that was freed must not be given again, or an undo could not have it back.
  await indexDocuments<Database>(db, engineOf(db), documents)
  await removeDocuments<Database>(
    db,
    engineOf(db),
    listRefs({ products, vehicles }).filter(({ kind, refId }) => !present.has(`${kind} ${refId}`)),
  )
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
  const rows = await findRows(db, 'product', 'id', ids)
  const texts = groupRows(await findRows(db, 'product_text', 'product_id', ids), 'product_id')
  const fitments = await db
    .selectFrom('fitment')
    .select(['product_id', 'vehicle_id', 'status'])
    .where('product_id', 'in', [...ids])
    .orderBy('product_id')
    .orderBy('status')
    .orderBy('vehicle_id')
    .execute()
  return {
    products: rows.map((row) => toProduct(row, texts.get(String(row.id)) ?? [])),
    fitments: fitments.map((row) => ({
      productId: row.product_id,
      vehicleId: row.vehicle_id,
      status: fitmentStatusSchema.parse(row.status),
    })),
  }
}
