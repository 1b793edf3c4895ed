import { langs } from '@/lib/contract/lang-words'
import type { ProductSpec } from '@/lib/contract/product'
import type { Mount } from '@/lib/contract/vehicle'
import { readPriceRange, splitPriceRange } from '@/lib/domain/price-range'
import { normalizeCode } from '@/lib/domain/product-code'
import type { Row } from './changes'
import { specColumns, type ProductValues } from './columns'

const texts = ['name', 'tagline', 'description'] as const
const textColumns = langs.flatMap((lang) => texts.map((text) => `${text}_${lang}` as const))
const specKeys = Object.keys(specColumns) as (keyof typeof specColumns)[]

/** Whether a row names any text: without one the texts need not be looked at. */
export function tellsTexts(values: ProductValues): boolean {
  return textColumns.some((column) => values[column] !== undefined)
}

/** The rows of a product's texts as the file wants them; what it does not name stays as stored, or is empty. */
export function wantTexts(values: ProductValues, id: string, stored: readonly Row[]): Row[] {
  return langs.map((lang) => {
    const old = stored.find((row) => row.lang === lang)
    return {
      product_id: id,
      lang,
      ...Object.fromEntries(texts.map((text) => [text, values[`${text}_${lang}`] ?? old?.[text] ?? ''])),
    }
  })
}

/** The row of a product as the file wants it: a column that the file has, what is stored, or what a new product begins with. */
export function wantProduct(values: ProductValues, id: string, stored: Row | null, today: string): Row {
  const keep = <T extends Row[string]>(column: string, given: T | undefined, fallback: T): Row[string] =>
    given !== undefined ? given : (stored?.[column] ?? fallback)
  return {
    id,
    code: values.code,
    code_key: normalizeCode(values.code),
    family: keep('family', values.family, 'spares'),
    kind: keep('kind', values.kind, 'eye-end'),
    series: keep('series', values.series, 'service'),
    axle: keep('axle', values.axle, null),
    construction: keep('construction', values.construction, null),
    adjusters: keep('adjusters', values.adjusters && JSON.stringify(values.adjusters), '[]'),
    body_finish: keep('body_finish', values.body_finish, 'black'),
    spring_finish: keep('spring_finish', values.spring_finish, null),
    ...wantSpec(values, stored),
    setups: keep('setups', values.setups && JSON.stringify(values.setups), '[]'),
    ...wantPrice(values, stored),
    former_codes: JSON.stringify(wantFormerCodes(values, stored)),
    original_numbers: keep(
      'original_numbers',
      values.original_numbers && JSON.stringify(values.original_numbers),
      '[]',
    ),
    released_on: keep('released_on', values.released_on, today),
    updated_on: today,
  }
}

/** Superseded codes as the file says; a code that the row changes becomes one, and one that comes back is none any more. */
function wantFormerCodes({ code, former_codes: given }: ProductValues, stored: Row | null): string[] {
  const kept = given ?? (stored ? (JSON.parse(String(stored.former_codes)) as string[]) : [])
  const former = stored ? [String(stored.code), ...kept] : kept
  const byKey = new Map(former.toReversed().map((number) => [normalizeCode(number), number]))
  byKey.delete(normalizeCode(code))
  const keys = new Set(former.map(normalizeCode))
  return Array.from(keys).flatMap((key) => byKey.get(key) ?? [])
}

/** A price is told whole: a file that names one of the two figures leaves nothing of the stored ones. */
function wantPrice({ price_thb: low, price_to_thb: high }: ProductValues, stored: Row | null): Row {
  if (low === undefined && high === undefined)
    return { price_thb: stored?.price_thb ?? null, price_to_thb: stored?.price_to_thb ?? null }
  const { lowThb, highThb } = splitPriceRange(readPriceRange(low ?? null, high ?? null))
  return { price_thb: lowThb, price_to_thb: highThb }
}

/** The specification with the copies of its figures that have columns of their own. */
function wantSpec(values: ProductValues, stored: Row | null): Row {
  const kindOf = (mount: Mount | null | undefined) => mount?.kind ?? null
  if (stored && specKeys.every((key) => values[key] === undefined)) {
    const { length_mm, stroke_mm, top_kind, bottom_kind, spec } = stored
    return { length_mm, stroke_mm, top_kind, bottom_kind, spec } as Row
  }
  const old: Partial<ProductSpec> = stored ? (JSON.parse(String(stored.spec)) as ProductSpec) : {}
  const spec = Object.fromEntries(
    specKeys.map((key) => [key, values[key] !== undefined ? values[key] : (old[key] ?? null)]),
  )
  const { lengthMm = old.lengthMm, strokeMm = old.strokeMm, top = old.top, bottom = old.bottom } = values
  return {
    length_mm: lengthMm ?? null,
    stroke_mm: strokeMm ?? null,
    top_kind: kindOf(top),
    bottom_kind: kindOf(bottom),
    spec: JSON.stringify(spec),
  }
}
