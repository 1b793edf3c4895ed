import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { seriesSchema, type ProductSummary, type Series } from '@/lib/contract/product'
import { listCatalogueIds } from '@/lib/server/db/queries/catalogues'
import { findProductSummaries } from '@/lib/server/db/queries/products'
import { cataloguePlans } from './catalogue-plans'
import type { ServiceContext } from './context'

/** A catalogue: the products of its families, grouped by series. */
export async function getCatalogue({ name, lang }: ParsedInputOf<'getCatalogue'>, { db }: ServiceContext) {
  const rows = await listCatalogueIds(db, cataloguePlans[name])
  const products = new Map(
    (await findProductSummaries(db, { ids: rows.map((row) => row.id), lang })).map((product) => [product.id, product]),
  )
  const bySeries = new Map<Series, ProductSummary[]>()
  for (const row of rows) {
    const product = products.get(row.id)
    const series = seriesSchema.parse(row.series)
    if (product) bySeries.set(series, [...(bySeries.get(series) ?? []), product])
  }
  return {
    name,
    productCount: rows.length,
    sections: [...bySeries].map(([series, list]) => ({ series, products: list })),
  }
}
