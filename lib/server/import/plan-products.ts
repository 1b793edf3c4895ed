import type { Kysely } from 'kysely'
import type { ProductSpec } from '@/lib/contract/product'
import { normalizeCode } from '@/lib/domain/product-code'
import { toSlug } from '@/lib/utils/slug'
import type { Database } from '@/lib/server/db/schema'
import { findRows, groupRows, planRow, type Change, type Entity, type PlannedChange, type Row } from './changes'
import { productColumns, type ProductValues } from './columns'
import { listMissing, type Plan, type Planner } from './plan'
import { planMove, type Referring } from './plan-move'
import { shorten, type ParsedRow } from './read-rows'
import type { RowError } from './row-errors'
import { tellsTexts, wantProduct, wantTexts } from './want-product'

type Stored = { byKey: Map<string, Row>; byId: Map<string, Row>; texts: Map<string, Row[]>; referring: Referring }
type Seen = { codes: Set<string>; ids: Set<string> }
type Match = { stored: Row | null; id: string }

/** What a products file would change. `today` is the day written as the day of the change, `YYYY-MM-DD`. */
export function createProductPlanner(db: Kysely<Database>, today: string): Planner<ProductValues> {
  const seen: Seen = { codes: new Set(), ids: new Set() }
  return async (rows) => planProducts(rows, await loadStored(db, rows), seen, today)
}

function planProducts(rows: readonly ParsedRow<ProductValues>[], stored: Stored, seen: Seen, today: string): Plan {
  const plan: Plan = { changes: [], errors: [] }
  for (const { row, values } of rows) {
    const match = matchRow(row, values, stored, seen)
    const error = 'code' in match ? match : checkRow(row, values, match)
    if (Array.isArray(error)) plan.errors.push(...error)
    else if (error) plan.errors.push(error)
    else if (!('code' in match))
      plan.changes.push(
        ...planProduct(values, match, stored, today).map((change): PlannedChange => ({ ...change, row })),
      )
  }
  return plan
}

async function loadStored(db: Kysely<Database>, rows: readonly ParsedRow<ProductValues>[]): Promise<Stored> {
  const ids = rows.map(({ values }) => wantedId(values))
  const byCode = await findRows(
    db,
    'product',
    'code_key',
    rows.map(({ values }) => normalizeCode(values.code)),
  )
  const found = [...byCode, ...(await findRows(db, 'product', 'id', ids))]
  const byId = new Map(found.map((row) => [String(row.id), row]))
  const byKey = new Map(found.map((row) => [String(row.code_key), row]))
  const moved = rows.flatMap(({ values }) => {
    const id = byKey.get(normalizeCode(values.code))?.id
    return values.id && typeof id === 'string' && id !== values.id ? [id] : []
  })
  const load = async (entity: Entity, ofProducts: Iterable<string>, column = 'product_id') =>
    groupRows(await findRows(db, entity, column, ofProducts), column)
  return {
    byKey,
    byId,
    texts: await load('product_text', rows.some(({ values }) => tellsTexts(values)) ? byId.keys() : moved),
    referring: {
      fitments: await load('fitment', moved),
      redirects: await load('product_redirect', moved),
      banners: await load('banner', moved),
      formerIds: await load('product_redirect', ids, 'old_id'),
    },
  }
}

/** The id a row asks for, or would get as a new product. */
function wantedId(values: ProductValues): string {
  if (values.id) return values.id
  const code = toSlug(values.code)
  return [
    toSlug(values.name_en ?? '')
      .slice(0, 119 - code.length)
      .replace(/-$/, ''),
    code,
  ]
    .filter((part) => part !== '')
    .join('-')
}

function matchRow(row: number, values: ProductValues, { byKey, byId }: Stored, seen: Seen): Match | RowError {
  const key = normalizeCode(values.code)
  const byCode = byKey.get(key)
  const stored = byCode ?? (values.id ? byId.get(values.id) : undefined) ?? null
  const id = byCode && !values.id ? String(byCode.id) : wantedId(values)
  if (seen.codes.has(key)) return { row, column: 'code', code: 'duplicate', value: shorten(values.code) }
  if (seen.ids.has(id)) return { row, column: 'id', code: 'duplicate', value: shorten(id) }
  const holder = byId.get(id)
  if (id === '' || (holder && holder !== stored))
    return { row, column: 'id', code: id === '' ? 'needed-for-new' : 'taken', value: shorten(id) }
  seen.codes.add(key)
  seen.ids.add(id)
  return { stored, id }
}

/** One error with every column that a new product needs and the file does not have: most of these rows have a mistyped code. */
function listNeeded(row: number, values: ProductValues): RowError[] {
  const columns = listMissing(row, productColumns, values).map(({ column }) => column)
  return columns.length > 0
    ? [{ row, column: columns.join(', '), code: 'needed-for-new-product', value: shorten(values.code) }]
    : []
}

function checkRow(row: number, values: ProductValues, { stored }: Match): RowError[] | null {
  const errors = stored ? [] : listNeeded(row, values)
  const old = stored ? (JSON.parse(String(stored.spec)) as Partial<ProductSpec>) : {}
  const { lengthMm = old.lengthMm ?? null, closedLengthMm = old.closedLengthMm ?? null } = values
  if (lengthMm !== null && closedLengthMm !== null && closedLengthMm >= lengthMm)
    errors.push({ row, column: 'closedLengthMm', code: 'closed-not-shorter', value: String(closedLengthMm) })
  const { price_thb: low, price_to_thb: high } = values
  if (low != null && high != null && high < low)
    errors.push({ row, column: 'price_to_thb', code: 'less-than-price', value: String(high) })
  return errors.length > 0 ? errors : null
}

function planProduct(
  values: ProductValues,
  { stored, id }: Match,
  { texts, referring }: Stored,
  today: string,
): Change[] {
  const oldTexts = stored ? (texts.get(String(stored.id)) ?? []) : []
  const wanted = wantProduct(values, id, stored, today)
  const isMoved = stored !== null && stored.id !== id
  const wantedTexts = isMoved || !stored || tellsTexts(values) ? wantTexts(values, id, oldTexts) : []
  if (isMoved) return planMove({ old: stored, oldTexts, wanted, wantedTexts }, referring)
  const textChanges = wantedTexts.flatMap(
    (row) => planRow('product_text', oldTexts.find(({ lang }) => lang === row.lang) ?? null, row) ?? [],
  )
  // A changed text is a changed page: the product's day of change moves with it.
  const change = planRow('product', stored, wanted, textChanges.length > 0 ? [] : ['updated_on'])
  const freed = (referring.formerIds.get(id) ?? []).map((row): Change => ({
    entity: 'product_redirect',
    id,
    before: row,
    after: null,
  }))
  return [...(change ? [change] : []), ...textChanges, ...(stored ? [] : freed)]
}
