import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import type { Lang } from '@/lib/contract/common'
import {
  adjusterSchema,
  productSpecSchema,
  productSummarySchema,
  setupSchema,
  type Product,
  type ProductSummary,
  type Setup,
} from '@/lib/contract/product'
import { readPriceRange } from '@/lib/domain/price-range'
import { normalizeCode } from '@/lib/domain/product-code'
import type { Database } from '../schema'

const adjustersSchema = z.array(adjusterSchema)
const setupsSchema = z.array(setupSchema)
const numbersSchema = z.array(z.string())

const summaryColumns = [
  'product.id',
  'product.code',
  'product.family',
  'product.kind',
  'product.series',
  'product.axle',
  'product.construction',
  'product.adjusters',
  'product.body_finish',
  'product.spring_finish',
  'product.spec',
  'product.price_thb',
  'product.price_to_thb',
  'product.released_on',
] as const

function selectSummaries(db: Kysely<Database>, lang: Lang) {
  return db
    .selectFrom('product')
    .innerJoin('product_text', (join) =>
      join.onRef('product_text.product_id', '=', 'product.id').on('product_text.lang', '=', lang),
    )
    .select(summaryColumns)
    .select(['product_text.name', 'product_text.tagline'])
}

type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummaries>['execute']>>[number]

function toSummary(row: SummaryRow): ProductSummary {
  return productSummarySchema.parse({
    id: row.id,
    code: row.code,
    name: row.name,
    tagline: row.tagline,
    family: row.family,
    kind: row.kind,
    series: row.series,
    axle: row.axle,
    construction: row.construction,
    adjusters: adjustersSchema.parse(JSON.parse(row.adjusters)),
    bodyFinish: row.body_finish,
    springFinish: row.spring_finish,
    spec: productSpecSchema.parse(JSON.parse(row.spec)),
    price: readPriceRange(row.price_thb, row.price_to_thb),
    releasedOn: row.released_on,
    verdict: null,
  })
}

/** Products by id in the order of `ids`; unknown ids are left out. */
export async function findProductSummaries(
  db: Kysely<Database>,
  params: { ids: readonly string[]; lang: Lang },
): Promise<ProductSummary[]> {
  if (params.ids.length === 0) return []
  const rows = await selectSummaries(db, params.lang)
    .where('product.id', 'in', [...params.ids])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, toSummary(row)]))
  return params.ids.flatMap((id) => byId.get(id) ?? [])
}

/** Products by part number; unknown ones are left out. */
export async function findSummariesByCode(
  db: Kysely<Database>,
  params: { codes: readonly string[]; lang: Lang },
): Promise<Map<string, ProductSummary>> {
  if (params.codes.length === 0) return new Map()
  const rows = await selectSummaries(db, params.lang)
    .where('product.code', 'in', [...params.codes])
    .execute()
  return new Map(rows.map((row) => [row.code, toSummary(row)]))
}

/** Products by part number as somebody types it; keys are as `normalizeCode` writes them. Unknown ones are left out. */
export async function findSummariesByTypedCode(
  db: Kysely<Database>,
  params: { codes: readonly string[]; lang: Lang },
): Promise<Map<string, ProductSummary>> {
  if (params.codes.length === 0) return new Map()
  const rows = await selectSummaries(db, params.lang)
    .where('product.code_key', 'in', params.codes.map(normalizeCode))
    .execute()
  return new Map(rows.map((row) => [normalizeCode(row.code), toSummary(row)]))
}

/** Ids of products by part number, as `normalizeCode` writes it. */
export async function findIdsByCodeKey(db: Kysely<Database>, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('code_key', 'in', [...keys])
    .execute()
  return rows.map(({ id }) => id)
}

export type ProductDetail = Pick<
  Product,
  'description' | 'setups' | 'fitmentCount' | 'formerCodes' | 'originalNumbers'
> & {
  summary: ProductSummary
}

/** One product with its long text and setups; null = does not exist. */
export async function findProduct(
  db: Kysely<Database>,
  params: { id: string; lang: Lang },
): Promise<ProductDetail | null> {
  const row = await selectSummaries(db, params.lang)
    .select(['product_text.description', 'product.setups', 'product.former_codes', 'product.original_numbers'])
    .where('product.id', '=', params.id)
    .executeTakeFirst()
  if (!row) return null
  const counted = await db
    .selectFrom('fitment')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('product_id', '=', params.id)
    .where('status', '!=', 'does-not-fit')
    .executeTakeFirstOrThrow()
  return {
    summary: toSummary(row),
    description: row.description,
    setups: setupsSchema.parse(JSON.parse(row.setups)),
    fitmentCount: Number(counted.count),
    formerCodes: numbersSchema.parse(JSON.parse(row.former_codes)),
    originalNumbers: numbersSchema.parse(JSON.parse(row.original_numbers)),
  }
}

/** Setups of some products by id; those without are left out. */
export async function findSetups(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, Setup[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('product')
    .select(['id', 'setups'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.id, setupsSchema.parse(JSON.parse(row.setups))]))
}

/** Where a former id leads; null = never existed. */
export async function findProductRedirect(db: Kysely<Database>, oldId: string): Promise<string | null> {
  const row = await db
    .selectFrom('product_redirect')
    .select('product_id')
    .where('old_id', '=', oldId)
    .executeTakeFirst()
  return row?.product_id ?? null
}

/** Id, part number and day of the last change of every product, for sitemaps and stored pages. */
export async function listProductIndex(
  db: Kysely<Database>,
): Promise<{ id: string; code: string; updatedOn: string }[]> {
  const rows = await db.selectFrom('product').select(['id', 'code', 'updated_on']).orderBy('id').execute()
  return rows.map((row) => ({ id: row.id, code: row.code, updatedOn: row.updated_on }))
}

/** How many products there are of each kind, by family. */
export async function countKinds(db: Kysely<Database>): Promise<{ family: string; kind: string; count: number }[]> {
  const rows = await db
    .selectFrom('product')
    .select((eb) => ['family', 'kind', eb.fn.countAll<number>().as('count')])
    .groupBy(['family', 'kind'])
    .execute()
  return rows.map((row) => ({ family: row.family, kind: row.kind, count: Number(row.count) }))
}

/** Ids of the newest products without spares, at most `perFamily` of each family, newest first. */
export async function listNewestIds(
  db: Kysely<Database>,
  params: { limit: number; perFamily: number },
): Promise<string[]> {
  const ranked = db
    .selectFrom('product')
    .where('family', '!=', 'spares')
    .select([
      'id',
      'released_on',
      sql<number>`row_number() over (partition by family order by released_on desc, id)`.as('place'),
    ])
  const rows = await db
    .selectFrom(ranked.as('ranked'))
    .select('id')
    .where('place', '<=', params.perFamily)
    .orderBy('released_on', 'desc')
    .orderBy('id')
    .limit(params.limit)
    .execute()
  return rows.map((row) => row.id)
}
