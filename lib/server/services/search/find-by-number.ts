import type { SearchReading } from '@/lib/contract/search'
import { findByNumber } from '@/lib/server/db/queries/product-numbers'
import { findIdsByCodeKey } from '@/lib/server/db/queries/products'
import { readCodeKeys } from '@/lib/server/search/code'
import { exactCode, findCodeHits } from '@/lib/server/search/code-hits'
import type { SearchHitRef } from '@/lib/server/search/query'
import { asSearchSource } from '@/lib/server/search/source'
import type { ServiceContext } from '@/lib/server/services/context'
import type { Source } from './source'

/** As many as anybody pages to. */
const mostBegun = 200

type Found = { products: SearchHitRef[]; number: NonNullable<SearchReading['number']> }

/** Products by a superseded part number or a vehicle maker's number; null = it is neither, or a part number of today. */
export async function findNumbered(db: ServiceContext['db'], query: string): Promise<Found | null> {
  const { exact } = readCodeKeys(query)
  const found = await findByNumber(db, exact)
  const [first] = found
  if (!first || (await findIdsByCodeKey(db, exact)).length > 0) return null
  const ids = [...new Set(found.map(({ productId }) => productId))]
  return {
    products: ids.map((refId, at) => ({ kind: 'product', refId, score: exactCode - at * 0.01, matched: 'code' })),
    number: first.role,
  }
}

/** Products whose part number a text is, or begins. */
export async function findBeginning(source: Source, text: string): Promise<SearchHitRef[]> {
  const hits = await findCodeHits(asSearchSource(source).db, text, { kinds: ['product'], limit: mostBegun })
  return hits.map(({ kind, refId, score }) => ({ kind, refId, score, matched: 'code' }))
}
