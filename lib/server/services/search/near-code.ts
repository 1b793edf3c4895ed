import type { Lang } from '@/lib/contract/common'
import { adjusterSchema } from '@/lib/contract/product'
import { listMeant } from '@/lib/server/catalogue/product-index/found-products'
import { isFillerOnly } from '@/lib/server/search/concepts'
import type { SearchHitRef } from '@/lib/server/search/query'
import { splitRuns } from '@/lib/server/search/tokenize'
import { isSized, readKinds } from '@/lib/server/search/understand/product-kinds'
import type { Source } from './source'
import { isPartOfName, type VehicleNames } from './vehicle-names'

/** Construction, diameter, length in mm and letters of the adjusters: RZ362-330TRL. */
const partNumber = /^[a-z]{2}\d{2,4}-(\d{3})([a-z]{0,5})(?:-|$)/i
/** The same among words, however it is set apart; a length that has its unit is read as one. */
const amongWords =
  /(?<![\p{L}\p{N}-])([a-z]{2}) ?(\d{2,4})[- ](\d{3}(?!\d| ?(?:mm|มม|มิล|ミリ))[a-z]{0,5}(?:[- ]\d{2}[a-z])?)(?![\p{L}\p{N}-])/iu

/** Full-width letters and the dashes of other keyboards are typed, too. */
const toTyped = (query: string) =>
  query
    .normalize('NFKC')
    .trim()
    .replace(/[‐-―−ー]/g, '-')

/** The part number that stands among words for what it is, and so is all that a query says: RE302-320 of `shock re302 320`; null = none. */
export function takePartNumber(names: VehicleNames, query: string): string | null {
  const typed = toTyped(query)
  const [found, letters = '', figures = '', end = ''] = amongWords.exec(typed) ?? []
  if (found === undefined || isPartOfName(names, letters + figures)) return null
  const beside = typed.replace(found, ' ')
  const { kinds, rest } = readKinds(beside)
  const isAll = (rest === '' || isFillerOnly(splitRuns(beside))) && kinds.every((kind) => !isSized(kind))
  return isAll ? `${letters}${figures}-${end.replace(' ', '-')}` : null
}

/** Whether a text has the figures of a part number, so that none of them is the name of a vehicle: MZ403-310 is no G 310 R. */
export const hasFigures = (query: string) => partNumber.test(toTyped(query))

/** Shocks of the length and with the adjusters that a part number tells which no product has; of the length alone where none has those. */
export async function findNearFigures(source: Source, query: string, lang: Lang): Promise<SearchHitRef[]> {
  const [, length, letters = ''] = partNumber.exec(toTyped(query)) ?? []
  if (length === undefined) return []
  const adjuster = Array.from(letters.toUpperCase()).flatMap((letter) => adjusterSchema.safeParse(letter).data ?? [])
  const products = await source.products()
  const ofLength = { lang, vehicles: [], measureLength: Number(length), tolerance: 1 }
  for (const filter of [...(adjuster.length > 0 ? [{ ...ofLength, adjuster }] : []), ofLength]) {
    const { ids } = await listMeant(products, filter)
    if (ids.length > 0)
      return ids.map((refId, at) => ({ kind: 'product', refId, score: ids.length - at, matched: 'nearest' }))
  }
  return []
}
