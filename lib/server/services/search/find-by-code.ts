import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { orderFound } from '@/lib/server/catalogue/product-index/found-products'
import { compactText } from '@/lib/server/search/normalize'
import type { SearchHitRef } from '@/lib/server/search/query'
import { isSized, readKinds } from '@/lib/server/search/understand/product-kinds'
import { findTyped } from '@/lib/server/search/understand/typed-part'
import { nothingFor, type Everything } from './everything'
import { findByKnownWords } from './find-by-kind'
import { findBeginning } from './find-by-number'
import { isPartNumber, sayUnlisted } from './known-questions'
import type { QueryReading } from './query-reading'
import type { FoundOnSite } from './search-site'
import type { SiteIndex } from './site-index'
import type { Source } from './source'
import { isBrand } from './vehicle-names'

/** Letters and figures as one word; behind a hyphen there is a piece of something longer. */
const codes = /(?<![a-z\d-])([a-z]{1,3})-?(\d{2,4}[a-z]{0,2})(?![a-z\d-])/
/** The same as two words, where they are all that a text says: MT 25. */
const apart = /^([a-z]{1,3}) (\d{2,4}[a-z]{0,2})$/i
/** A thread is a size of a part. */
const thread = /^m1\d$/

/** Parts whose number begins so, beside a kind of part; or a code that nothing here has, as of a vehicle (E30), with a kind of part or its brand or alone. null = neither. */
export async function findByCode(
  source: Source,
  input: ParsedInputOf<'search'>,
  index: SiteIndex,
  { reading, site }: { reading: QueryReading; site: FoundOnSite },
): Promise<Everything | null> {
  const { kinds, rest } = readKinds(reading.text)
  const code = readCode(reading.text) ?? readCode(reading.text.replace(apart, '$1$2'))
  const isAlone = kinds.length === 0 && code !== null && !isPartNumber(code) && isAllOf(source, rest, code)
  if (reading.vehicles.length > 0 || !(kinds.length > 0 || isAlone)) return null
  const nothing = nothingFor({ ...reading, kinds: [] })
  const products = reading.document === null ? await findOfNumber(source, rest, reading) : []
  if (products.length > 0) return { ...nothing, products }
  const isAsked = site.entries.some(({ isNamed }) => isNamed)
  if (code === null || isAsked || (!isAlone && kinds.every(isSized)) || isKnown(source, index, code)) return null
  if (isPartNumber(code)) return findByKnownWords(source, input, index, reading)
  return {
    ...nothing,
    entries: sayUnlisted(index),
    unknownWords: findTyped(input.q, rest) ?? findTyped(input.q, code),
  }
}

/** Whether a code is all that a text says, but for a brand. */
function isAllOf({ vehicleNames }: Source, rest: string, code: string): boolean {
  const beside = compactText(rest).replace(code, '')
  return beside === '' || isBrand(vehicleNames, beside)
}

/** Parts whose number begins so; those of the measure that is named, where there are any. */
async function findOfNumber(source: Source, begun: string, measure: QueryReading): Promise<SearchHitRef[]> {
  const products = await findBeginning(source, begun)
  if (products.length === 0 || (measure.length === null && measure.priceMax === null)) return products
  const ids = products.map(({ refId }) => refId)
  const kept = new Set(orderFound(await source.products(), ids, { ...measure, sort: 'best' }).ids)
  return kept.size > 0 ? products.filter(({ refId }) => kept.has(refId)) : products
}

function readCode(text: string): string | null {
  const [, letters, figures] = codes.exec(text.normalize('NFKC').toLowerCase()) ?? []
  if (letters === undefined || figures === undefined) return null
  const code = letters + figures
  return thread.test(code) ? null : code
}

const isKnown = ({ known }: Source, { texts }: SiteIndex, code: string) =>
  known.get(code) !== 0 || texts.postings.has(code)
