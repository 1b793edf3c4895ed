import type { Lang } from '@/lib/contract/common'
import { adjusterSchema } from '@/lib/contract/product-words'
import { listMeant } from '@/lib/server/catalogue/product-index/found-products'
import type { SearchHitRef } from '@/lib/server/search/query'
import type { Source } from './source'

/** Construction, diameter, length in mm and letters of the adjusters: RZ362-330TRL. */
const partNumber = /^[a-z]{2}\d{2,4}-(\d{3})([a-z]{0,5})(?:-|$)/i

/** Full-width letters and the dashes of other keyboards are typed, too. */
const toTyped = (query: string) =>
  query
    .normalize('NFKC')
    .trim()
    .replace(/[‐-―−ー]/g, '-')

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
