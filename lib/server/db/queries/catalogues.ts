import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely'
import type { CatalogueModel } from '@/lib/contract/catalogue'
import type { Lang } from '@/lib/contract/common'
import { vehicleTypeSchema } from '@/lib/contract/vehicle'
import type { Database } from '../schema'

/** Products of these families; with `series`, only those of these series. */
export type CatalogueSelection = { families: readonly string[]; series?: readonly string[] }

function isSelected({ families, series }: CatalogueSelection) {
  return (eb: ExpressionBuilder<Database, 'product'>): Expression<SqlBool> => {
    const ofFamilies = eb('product.family', 'in', [...families])
    return series ? eb.and([ofFamilies, eb('product.series', 'in', [...series])]) : ofFamilies
  }
}

/** Products of a catalogue, in no particular order. */
export async function listCatalogueProducts(
  db: Kysely<Database>,
  selection: CatalogueSelection,
): Promise<{ id: string; updatedOn: string }[]> {
  return db
    .selectFrom('product')
    .select(['product.id', 'product.updated_on as updatedOn'])
    .where(isSelected(selection))
    .execute()
}

export type CatalogueFit = { productId: string; modelId: string; fromYear: number; toYear: number | null }

const stillMade = '9999-12'
const yearOf = (month: string) => Number(month.slice(0, 4))
const endOf = (month: string) => (month === stillMade ? null : yearOf(month))

/** Models that each product of a catalogue fits, with the first and the last year of the generations it fits. */
export async function listCatalogueFits(db: Kysely<Database>, selection: CatalogueSelection): Promise<CatalogueFit[]> {
  const rows = await db
    .selectFrom('fitment')
    .innerJoin('product', 'product.id', 'fitment.product_id')
    .innerJoin('vehicle', 'vehicle.id', 'fitment.vehicle_id')
    .select((eb) => [
      'fitment.product_id',
      'vehicle.model_id',
      eb.fn.min('vehicle.from_ym').as('from_ym'),
      eb.fn.max<string>(eb.fn.coalesce('vehicle.to_ym', eb.val(stillMade))).as('to_ym'),
    ])
    .where(isSelected(selection))
    .where('fitment.status', '!=', 'does-not-fit')
    .groupBy(['fitment.product_id', 'vehicle.model_id'])
    .execute()
  return rows.map((row) => ({
    productId: row.product_id,
    modelId: row.model_id,
    fromYear: yearOf(row.from_ym),
    toYear: endOf(row.to_ym),
  }))
}

/** Every model of the data with its brand, in no particular order. */
export async function listModelNames(
  db: Kysely<Database>,
  lang: Lang,
): Promise<Omit<CatalogueModel, 'fromYear' | 'toYear'>[]> {
  const rows = await db
    .selectFrom('model')
    .innerJoin('brand', 'brand.id', 'model.brand_id')
    .select(['model.id', 'model.type', 'model.brand_id', `model.name_${lang} as model`, `brand.name_${lang} as brand`])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    type: vehicleTypeSchema.parse(row.type),
    brandId: row.brand_id,
    brand: row.brand,
    model: row.model,
  }))
}
