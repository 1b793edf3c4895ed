import type { ParsedInputOf } from '@/lib/contract/endpoints'
import type { VehicleType } from '@/lib/contract/vehicle-types'
import { listMeant, orderFound } from '@/lib/server/catalogue/product-index/found-products'
import type { SearchHitRef } from '@/lib/server/search/query'
import { noCatalogue, type FoundCatalogue } from './everything'
import type { Source } from './source'

/** Points of what a type names, before what stands on the site about it: one of the type is looked for. */
const ofType = 110
const step = 0.01

/** Vehicles of some types, the newest first, and what fits any of them. */
export async function findOfTypes(
  source: Source,
  { lang }: ParsedInputOf<'search'>,
  types: readonly VehicleType[],
): Promise<FoundCatalogue> {
  const index = await source.products()
  const [listed, vehicles] = await Promise.all([
    Promise.all(types.map((vehicleType) => listMeant(index, { lang, vehicles: [], vehicleType }))),
    source.db
      .selectFrom('vehicle')
      .innerJoin('model', 'model.id', 'vehicle.model_id')
      .select('vehicle.id')
      .where('model.type', 'in', types)
      .orderBy('vehicle.from_ym', 'desc')
      .orderBy('vehicle.id')
      .execute(),
  ])
  const products = [...new Set(listed.flatMap(({ ids }) => ids))]
  const toRefs = (kind: SearchHitRef['kind'], ids: readonly string[], first: number): SearchHitRef[] =>
    ids.map((refId, at) => ({ kind, refId, score: first - at * step, matched: 'meant' }))
  return {
    ...noCatalogue,
    vehicles: toRefs(
      'vehicle',
      vehicles.map(({ id }) => id),
      ofType,
    ),
    products: toRefs('product', products, ofType - 1),
    families: orderFound(index, products, { sort: 'best' }).families,
  }
}
