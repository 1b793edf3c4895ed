import { sql, type ExpressionBuilder, type Kysely, type SelectQueryBuilder } from 'kysely'
import type { FacetKey, GetProductsQuery } from '@/lib/contract/product'
import type { Database } from '../schema'

type ProductQuery = SelectQueryBuilder<Database, 'product', object>
export type ProductFilter = Omit<GetProductsQuery, 'lang' | 'page' | 'pageSize' | 'sort'>

/** Narrows a product query; `except` leaves one facet's own filter out, so that its other options keep their counts. */
export function filterProducts(
  db: Kysely<Database>,
  filter: ProductFilter,
  except: Exclude<FacetKey, 'adjuster'> | null = null,
): ProductQuery {
  let query: ProductQuery = db.selectFrom('product')
  for (const key of ['family', 'kind', 'series', 'construction'] as const) {
    if (filter[key].length > 0 && except !== key) query = query.where(`product.${key}`, 'in', [...filter[key]])
  }
  for (const letter of filter.adjuster) query = query.where((eb) => hasAdjuster(eb, letter))
  if (except !== 'length') {
    if (filter.lengthMin !== undefined) query = query.where('product.length_mm', '>=', filter.lengthMin)
    if (filter.lengthMax !== undefined) query = query.where('product.length_mm', '<=', filter.lengthMax)
  }
  if (except !== 'price') {
    if (filter.priceMin !== undefined) query = query.where('product.price_thb', '>=', filter.priceMin)
    if (filter.priceMax !== undefined) query = query.where('product.price_thb', '<=', filter.priceMax)
  }
  if (filter.axle) query = query.where('product.axle', '=', filter.axle)
  if (filter.ids.length > 0) query = query.where('product.id', 'in', [...filter.ids])
  return filterByMeasure(filterByVehicle(query, filter), filter)
}

function hasAdjuster(eb: ExpressionBuilder<Database, 'product'>, letter: string) {
  return eb.exists(
    eb
      .selectFrom('product_adjuster')
      .select('product_adjuster.product_id')
      .whereRef('product_adjuster.product_id', '=', 'product.id')
      .where('product_adjuster.adjuster', '=', letter),
  )
}

function filterByVehicle(query: ProductQuery, filter: ProductFilter): ProductQuery {
  const { vehicle, vehicleType } = filter
  let narrowed = query
  if (vehicle) {
    narrowed = narrowed.where((eb) =>
      eb(
        'product.id',
        'in',
        eb
          .selectFrom('fitment')
          .select('fitment.product_id')
          .where('fitment.vehicle_id', '=', vehicle)
          .where('fitment.status', '!=', 'does-not-fit'),
      ),
    )
  }
  if (vehicleType) {
    narrowed = narrowed.where((eb) =>
      eb.exists(
        eb
          .selectFrom('product_vehicle_type')
          .select('product_vehicle_type.product_id')
          .whereRef('product_vehicle_type.product_id', '=', 'product.id')
          .where('product_vehicle_type.type', '=', vehicleType),
      ),
    )
  }
  return narrowed
}

function filterByMeasure(query: ProductQuery, filter: ProductFilter): ProductQuery {
  const { measureLength, measureStroke, measureTop, measureBottom, tolerance } = filter
  let narrowed = query
  if (measureLength !== undefined)
    narrowed = narrowed
      .where('product.length_mm', '>=', measureLength - tolerance)
      .where('product.length_mm', '<=', measureLength + tolerance)
  if (measureStroke !== undefined)
    narrowed = narrowed
      .where('product.stroke_mm', '>=', measureStroke - tolerance)
      .where('product.stroke_mm', '<=', measureStroke + tolerance)
  if (measureTop) narrowed = narrowed.where('product.top_kind', '=', measureTop)
  if (measureBottom) narrowed = narrowed.where('product.bottom_kind', '=', measureBottom)
  return narrowed
}

/** Whether the list is searched by tape measure. */
export function isMeasured(filter: ProductFilter): boolean {
  return filter.measureLength !== undefined || filter.measureStroke !== undefined
}

/** Distance from the measured lengths, mm; stroke counts half because it is measured less surely. */
export function measureDistance(filter: ProductFilter) {
  const parts = [
    filter.measureLength === undefined ? null : sql`abs(product.length_mm - ${filter.measureLength})`,
    filter.measureStroke === undefined ? null : sql`abs(product.stroke_mm - ${filter.measureStroke}) * 0.5`,
  ].filter((part) => part !== null)
  return sql<number>`${sql.join(parts, sql` + `)}`
}
