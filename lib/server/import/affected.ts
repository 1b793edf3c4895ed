import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/schema'
import { findRows, type Change } from './changes'

export type Affected = { products: Set<string>; vehicles: Set<string> }

/** Columns of a product that its search document, its adjusters for filters and its vehicle types are made of. */
const foundBy = ['id', 'code', 'family', 'kind', 'series', 'construction', 'adjusters'] as const

/** Prices, figures and dates leave the search index as it is. */
function isFoundDifferently({ before, after }: Change): boolean {
  return before === null || after === null || foundBy.some((column) => before[column] !== after[column])
}

/**
 * What is found differently once these changes are made: changed things, the vehicles of a changed brand or model, and the
 * products listed for those. Depends on what is stored, so ask before and after applying.
 */
export async function listAffected(db: Kysely<Database>, changes: readonly Change[]): Promise<Affected> {
  const valuesOf = (entity: Change['entity'], column: string, counts: (change: Change) => boolean = () => true) =>
    changes
      .filter((change) => change.entity === entity && counts(change))
      .flatMap(({ before, after }) => [before?.[column], after?.[column]].filter((value) => typeof value === 'string'))
  const products = new Set([
    ...valuesOf('product', 'id', isFoundDifferently),
    ...valuesOf('product_text', 'product_id'),
    ...valuesOf('fitment', 'product_id'),
  ])
  const branded = await findRows(db, 'model', 'brand_id', valuesOf('brand', 'id'))
  const models = [
    ...valuesOf('model', 'id'),
    ...valuesOf('model_alias', 'model_id'),
    ...branded.map((row) => String(row.id)),
  ]
  const ofModels = (await findRows(db, 'vehicle', 'model_id', models)).map((row) => String(row.id))
  const moved = changes
    .filter(
      ({ entity, before, after }) => entity === 'vehicle' && before && after && before.model_id !== after.model_id,
    )
    .map(({ id }) => id)
  for (const row of await findRows(db, 'fitment', 'vehicle_id', [...ofModels, ...moved]))
    products.add(String(row.product_id))
  return { products, vehicles: new Set([...valuesOf('vehicle', 'id'), ...ofModels]) }
}

export function joinAffected(a: Affected, b: Affected): Affected {
  return { products: new Set([...a.products, ...b.products]), vehicles: new Set([...a.vehicles, ...b.vehicles]) }
}
