import type { Kysely } from 'kysely'
import type { ProductSummary } from '@/lib/contract/product'
import type { Facet, GetProductsQuery } from '@/lib/contract/product-list'
import type { Database } from '@/lib/server/db/schema'
import { findProductSummaries } from '@/lib/server/db/queries/products'
import { countCommon } from './bits'
import { countFacets } from './count-facets'
import type { ProductFilter } from './filter'
import type { Fitting } from './fitting'
import { narrow, passing, type Narrowed } from './narrow'
import { pageOfPlaces } from './pages'
import { currentIndex, type ProductIndex } from './product-index'

/** What fits the vehicle asked for; null = no vehicle was asked for. */
const fittingOf = async (index: ProductIndex, { vehicle }: ProductFilter): Promise<Fitting | null> =>
  vehicle ? index.fittingOf(vehicle) : null

function facetsOf({ columns, unfiltered }: ProductIndex, narrowed: Narrowed): Facet[] {
  if (narrowed.own.size + narrowed.rest.length > 0) return countFacets(columns, narrowed)
  return (unfiltered.facets ??= countFacets(columns, narrowed))
}

/** One page of products, the number of all that match, and what each facet's options would leave of them. */
export async function listProducts(
  db: Kysely<Database>,
  params: GetProductsQuery,
): Promise<{ items: ProductSummary[]; total: number; facets: Facet[] }> {
  const index = await currentIndex(db)
  const ranks = await fittingOf(index, params)
  const narrowed = narrow(index.columns, params, ranks && ranks.keys())
  const found = passing(narrowed)
  const places = await pageOfPlaces(index, params, found, ranks)
  const ids = places.flatMap((place) => index.columns.ids[place] ?? [])
  return {
    items: await findProductSummaries(db, { ids, lang: params.lang }),
    total: countCommon(found, found),
    facets: facetsOf(index, narrowed),
  }
}

/** Facets alone. */
export async function listFacets(db: Kysely<Database>, filter: ProductFilter): Promise<Facet[]> {
  const index = await currentIndex(db)
  const ranks = await fittingOf(index, filter)
  return facetsOf(index, narrow(index.columns, filter, ranks && ranks.keys()))
}
