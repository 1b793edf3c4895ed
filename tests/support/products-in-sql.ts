import { sql, type ExpressionBuilder, type Kysely, type SelectQueryBuilder } from 'kysely'
import type { Facet, FacetKey, GetProductsQuery, ProductSort } from '@/lib/contract/product-list'
import type { Database } from '@/lib/server/db/schema'

type ProductQuery = SelectQueryBuilder<Database, 'product', object>
type ProductFilter = Omit<GetProductsQuery, 'lang' | 'page' | 'pageSize' | 'sort'>

/** Narrows a product query; `except` leaves one facet's own filter out, so that its other options keep their counts. */
function filterProducts(
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
    if (filter.priceMin !== undefined)
      query = query.where((eb) =>
        eb(eb.fn.coalesce('product.price_to_thb', 'product.price_thb'), '>=', filter.priceMin ?? 0),
      )
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
function isMeasured(filter: ProductFilter): boolean {
  return filter.measureLength !== undefined || filter.measureStroke !== undefined
}

/** Distance from the measured lengths, mm; stroke counts half because it is measured less surely. */
function measureDistance(filter: ProductFilter) {
  const parts = [
    filter.measureLength === undefined ? null : sql`abs(product.length_mm - ${filter.measureLength})`,
    filter.measureStroke === undefined ? null : sql`abs(product.stroke_mm - ${filter.measureStroke}) * 0.5`,
  ].filter((part) => part !== null)
  return sql<number>`${sql.join(parts, sql` + `)}`
}

const sorts: Record<
  Exclude<ProductSort, 'relevance' | 'name'>,
  [
    'product.code' | 'product.released_on' | 'product.length_mm' | 'product.stroke_mm' | 'product.price_thb',
    'asc' | 'desc',
  ]
> = {
  code: ['product.code', 'asc'],
  newest: ['product.released_on', 'desc'],
  price: ['product.price_thb', 'asc'],
  length: ['product.length_mm', 'asc'],
  stroke: ['product.stroke_mm', 'asc'],
}

const selectIds = (db: Kysely<Database>, filter: ProductFilter) => filterProducts(db, filter).select('product.id')
type IdQuery = ReturnType<typeof selectIds>

async function pageOfIds(db: Kysely<Database>, params: GetProductsQuery): Promise<string[]> {
  const { sort, page, pageSize, lang } = params
  const paged = <Q extends { limit(n: number): Q; offset(n: number): Q }>(query: Q) =>
    query.limit(pageSize).offset((page - 1) * pageSize)
  if (sort === 'name') {
    const named = filterProducts(db, params).innerJoin('product_text', (join) =>
      join.onRef('product_text.product_id', '=', 'product.id').on('product_text.lang', '=', lang),
    )
    return (await paged(named.select('product.id').orderBy('product_text.name').orderBy('product.id')).execute()).map(
      (row) => row.id,
    )
  }
  const selected = selectIds(db, params)
  const ordered = sort !== 'relevance' ? orderNullsLast(selected, ...sorts[sort]) : orderByRelevance(selected, params)
  return (await paged(ordered.orderBy('product.id')).execute()).map((row) => row.id)
}

function orderNullsLast(
  query: IdQuery,
  column: 'product.code' | 'product.released_on' | 'product.length_mm' | 'product.stroke_mm' | 'product.price_thb',
  direction: 'asc' | 'desc',
): IdQuery {
  const nullable = column !== 'product.code' && column !== 'product.released_on'
  return nullable ? query.orderBy(column, (order) => order[direction]().nullsLast()) : query.orderBy(column, direction)
}

const sparesLast = sql<number>`case product.family when 'spares' then 1 else 0 end`
/** For one vehicle: what carries it, then springs and kits, then the rest. */
const mainPartsFirst = sql<number>`case when product.kind in ('twin-shock', 'mono-shock', 'unit-swing-shock', 'gas-shock', 'strut', 'coilover') then 0 when product.family = 'spares' then 2 else 1 end`

/** Measured: closest first. With a vehicle: direct fits first. Else: newest first, spares at the end. */
function orderByRelevance(query: IdQuery, params: GetProductsQuery): IdQuery {
  if (isMeasured(params)) return query.orderBy(measureDistance(params))
  const { vehicle } = params
  if (vehicle) {
    const conditions = sql<number>`(select min(case fitment.status when 'direct' then length(fitment.restrictions) else 1000 end) from fitment where fitment.product_id = product.id and fitment.vehicle_id = ${vehicle} and fitment.status <> 'does-not-fit')`
    return query.orderBy(mainPartsFirst).orderBy(conditions).orderBy('product.released_on', 'desc')
  }
  return query.orderBy(sparesLast).orderBy('product.released_on', 'desc')
}

/** A list of products as plain queries over the tables say it: the reference of the index that answers visitors. */
export async function listInSql(
  db: Kysely<Database>,
  params: GetProductsQuery,
): Promise<{ ids: string[]; total: number; facets: Facet[] }> {
  const [ids, counted] = await Promise.all([
    pageOfIds(db, params),
    filterProducts(db, params)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ])
  return { ids, total: Number(counted.count), facets: await countFacets(db, params) }
}

type ColumnFacet = Extract<FacetKey, 'family' | 'kind' | 'series' | 'construction'>

const bandWidths = { length: 50, price: 2000 } as const

async function countColumn(db: Kysely<Database>, filter: ProductFilter, key: ColumnFacet): Promise<Facet> {
  const rows = await filterProducts(db, filter, key)
    .select((eb) => [`product.${key} as value`, eb.fn.countAll<number>().as('count')])
    .where(`product.${key}`, 'is not', null)
    .groupBy(`product.${key}`)
    .execute()
  return {
    key,
    options: rows
      .flatMap((row) => (row.value === null ? [] : [{ value: row.value, count: Number(row.count) }]))
      .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value)),
  }
}

/** Letters add up (a part has all of them), so the letters chosen already do narrow this facet. */
async function countAdjusters(db: Kysely<Database>, filter: ProductFilter): Promise<Facet> {
  const rows = await db
    .selectFrom('product_adjuster')
    .select((eb) => ['adjuster as value', eb.fn.countAll<number>().as('count')])
    .where('product_id', 'in', filterProducts(db, filter).select('product.id'))
    .groupBy('adjuster')
    .execute()
  return {
    key: 'adjuster',
    options: rows
      .map((row) => ({ value: row.value, count: Number(row.count) }))
      .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value)),
  }
}

async function countBands(db: Kysely<Database>, filter: ProductFilter, key: 'length' | 'price'): Promise<Facet> {
  const column = key === 'length' ? 'product.length_mm' : 'product.price_thb'
  const width = bandWidths[key]
  const band = sql<number>`cast(floor(${sql.ref(column)} / ${sql.lit(width)}) as integer)`
  const rows = await filterProducts(db, filter, key)
    .select((eb) => [band.as('band'), eb.fn.countAll<number>().as('count')])
    .where(column, 'is not', null)
    .groupBy(band)
    .orderBy(band)
    .execute()
  return {
    key,
    options: rows.map((row) => ({
      value: `${Number(row.band) * width}-${Number(row.band) * width + width}`,
      count: Number(row.count),
    })),
  }
}

/** Options of every facet with the number of products each would leave, other filters applied. */
async function countFacets(db: Kysely<Database>, filter: ProductFilter): Promise<Facet[]> {
  const counted: Record<FacetKey, Promise<Facet>> = {
    family: countColumn(db, filter, 'family'),
    kind: countColumn(db, filter, 'kind'),
    series: countColumn(db, filter, 'series'),
    construction: countColumn(db, filter, 'construction'),
    adjuster: countAdjusters(db, filter),
    length: countBands(db, filter, 'length'),
    price: countBands(db, filter, 'price'),
  }
  return Promise.all(Object.values(counted))
}
