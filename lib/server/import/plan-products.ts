import type { Kysely } from 'kysely'
import { langs, type Lang, type LocalizedText } from '@/lib/contract/common'
import type { ProductSpec } from '@/lib/contract/product'
import { normalizeCode } from '@/lib/domain/product-code'
import type { Database } from '@/lib/server/db/schema'
import type { CatalogueProduct } from '@/lib/server/catalogue/types'
import { toProductRow, toTextRows } from '@/lib/server/catalogue/write-products'
import { findRows, planRow, type Change, type PlannedChange, type Row } from './changes'
import { productColumns, specColumns, type ProductValues } from './columns'
import { listMissing, type Plan } from './plan'
import { planMove, type Referring } from './plan-move'
import { shorten, type ParsedRow } from './read-rows'
import type { RowError } from './row-errors'
import { groupRows, toProduct } from '@/lib/server/catalogue/stored-product'

type Stored = { byKey: Map<string, Row>; byId: Map<string, Row>; texts: Map<string, Row[]>; referring: Referring }
type Match = { stored: Row | null; id: string }

/** What a products file would change. `today` is the day written as the day of the change, `YYYY-MM-DD`. */
export async function planProducts(
  db: Kysely<Database>,
  rows: readonly ParsedRow<ProductValues>[],
  today: string,
): Promise<Plan> {
  const stored = await loadStored(db, rows)
  const plan: Plan = { changes: [], errors: [] }
  const seen = { codes: new Set<string>(), ids: new Set<string>() }
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
  const found = [
    ...(await findRows(
      db,
      'product',
      'code_key',
      rows.map(({ values }) => normalizeCode(values.code)),
    )),
    ...(await findRows(
      db,
      'product',
      'id',
      rows.map(({ values }) => wantedId(values)),
    )),
  ]
  const byId = new Map(found.map((row) => [String(row.id), row]))
  const byKey = new Map(found.map((row) => [String(row.code_key), row]))
  const texts = groupRows(await findRows(db, 'product_text', 'product_id', byId.keys()), 'product_id')
  const moved = rows.flatMap(({ values }) => {
    const id = byKey.get(normalizeCode(values.code))?.id
    return values.id && typeof id === 'string' && id !== values.id ? [{ from: id, to: values.id }] : []
  })
  const load = async (entity: 'fitment' | 'product_redirect' | 'banner') =>
    groupRows(
      await findRows(
        db,
        entity,
        'product_id',
        moved.map(({ from }) => from),
      ),
      'product_id',
    )
  const formerIds = groupRows(
    await findRows(
      db,
      'product_redirect',
      'old_id',
      rows.map(({ values }) => wantedId(values)),
    ),
    'old_id',
  )
  return {
    byKey,
    byId,
    texts,
    referring: {
      fitments: await load('fitment'),
      redirects: await load('product_redirect'),
      banners: await load('banner'),
      formerIds,
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

function toSlug(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

function matchRow(
  row: number,
  values: ProductValues,
  { byKey, byId }: Stored,
  seen: { codes: Set<string>; ids: Set<string> },
): Match | RowError {
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

function checkRow(row: number, values: ProductValues, { stored }: Match): RowError[] | null {
  const errors = stored ? [] : listMissing(row, productColumns, values)
  const old = stored ? (JSON.parse(String(stored.spec)) as Partial<ProductSpec>) : {}
  const { lengthMm = old.lengthMm ?? null, closedLengthMm = old.closedLengthMm ?? null } = values
  if (lengthMm !== null && closedLengthMm !== null && closedLengthMm >= lengthMm)
    errors.push({ row, column: 'closedLengthMm', code: 'closed-not-shorter', value: String(closedLengthMm) })
  return errors.length > 0 ? errors : null
}

function planProduct(
  values: ProductValues,
  { stored, id }: Match,
  { texts, referring }: Stored,
  today: string,
): Change[] {
  const oldTexts = stored ? (texts.get(String(stored.id)) ?? []) : []
  const old = stored ? toProduct(stored, oldTexts) : null
  const product = mergeProduct(values, id, old, today)
  const wanted: Row = { ...toProductRow(product, today) }
  const wantedTexts = toTextRows(product).map((row): Row => ({ ...row }))
  if (old && stored && old.id !== id) return planMove({ old: stored, oldTexts, wanted, wantedTexts }, referring)
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

/** `given` wins where the file has the column; else what is stored; else the default for a new product. */
function first<T>(given: T | undefined, stored: T | undefined, fallback: T): T {
  return given !== undefined ? given : stored !== undefined ? stored : fallback
}

function mergeProduct(
  values: ProductValues,
  id: string,
  old: CatalogueProduct | null,
  today: string,
): CatalogueProduct {
  const localized = (column: 'name' | 'tagline' | 'description'): LocalizedText => {
    const inLang = (lang: Lang) => first(values[`${column}_${lang}`], old?.[column][lang], '')
    return Object.fromEntries(langs.map((lang) => [lang, inLang(lang)])) as LocalizedText
  }
  const specKeys = Object.keys(specColumns) as (keyof ProductSpec)[]
  return {
    id,
    code: values.code,
    name: localized('name'),
    tagline: localized('tagline'),
    description: localized('description'),
    family: first(values.family, old?.family, 'spares'),
    kind: first(values.kind, old?.kind, 'eye-end'),
    series: first(values.series, old?.series, 'service'),
    axle: first(values.axle, old?.axle, null),
    construction: first(values.construction, old?.construction, null),
    adjusters: first(values.adjusters, old?.adjusters, []),
    bodyFinish: first(values.body_finish, old?.bodyFinish, 'black'),
    springFinish: first(values.spring_finish, old?.springFinish, null),
    // Every key of the specification has a column of the same name that was parsed by the contract.
    spec: Object.fromEntries(
      specKeys.map((key) => [key, first<unknown>(values[key], old?.spec[key], null)]),
    ) as ProductSpec,
    priceThb: first(values.price_thb, old?.priceThb, null),
    releasedOn: first(values.released_on, old?.releasedOn, today),
    setups: first(values.setups, old?.setups, []),
  }
}
