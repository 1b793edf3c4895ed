import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { compactText } from '@/lib/server/search/normalize'
import { readKinds, smallParts } from '@/lib/server/search/understand/product-kinds'
import { findTyped } from '@/lib/server/search/understand/typed-part'
import { nothingFor, type Everything } from './everything'
import { findByKnownWords } from './find-by-kind'
import { findBeginning } from './find-by-number'
import { isPartNumber, sayUnlisted } from './known-questions'
import type { QueryReading } from './query-reading'
import type { FoundOnSite } from './search-site'
import type { SiteIndex } from './site-index'
import type { Source } from './source'
import { isPartOfName } from './vehicle-names'

/** Letters and figures as one word; beside a hyphen they are a piece of something longer. */
const codes = /(?<![a-z\d-])[a-z]{1,3}\d{2,4}[a-z]{0,2}(?![a-z\d-])/
/** A thread is a size of a part. */
const thread = /^m1\d$/

/** Beside a kind of part: parts whose number begins so, or a code that nothing here has, as of a vehicle (E30). null = neither. */
export async function findByCode(
  source: Source,
  input: ParsedInputOf<'search'>,
  index: SiteIndex,
  { reading, site }: { reading: QueryReading; site: FoundOnSite },
): Promise<Everything | null> {
  const { kinds, rest } = readKinds(reading.text)
  if (kinds.length === 0 || (reading.vehicles.length > 0 && !isByChance(source, reading, rest))) return null
  const nothing = nothingFor({ ...reading, vehicles: [], kinds: [] })
  const products = isMeasured(reading) ? [] : await findBeginning(source, rest)
  if (products.length > 0) return { ...nothing, products }
  const code = reading.vehicles.length > 0 ? null : readCode(reading.text)
  const isAsked = site.entries.some(({ isNamed }) => isNamed)
  if (code === null || isAsked || kinds.every(isSized) || isKnown(source, index, code)) return null
  if (isPartNumber(code)) return findByKnownWords(source, input, index, reading)
  return {
    ...nothing,
    entries: sayUnlisted(index),
    unknownWords: findTyped(input.q, rest) ?? findTyped(input.q, code),
  }
}

/** A part number whose letters begin the name of some vehicle: TE32 is no Teana. */
const isByChance = ({ vehicleNames }: Source, { vehicleText }: QueryReading, rest: string) =>
  compactText(vehicleText) === compactText(rest) && !isPartOfName(vehicleNames, rest)

const isMeasured = ({ length, priceMax, document }: QueryReading) =>
  length !== null || priceMax !== null || document !== null

function readCode(text: string): string | null {
  const [code] = codes.exec(text.normalize('NFKC').toLowerCase()) ?? []
  return code === undefined || thread.test(code) ? null : code
}

/** Of these, letters and figures are a size or a grade. */
const isSized = (kind: string) => smallParts.has(kind) || kind.endsWith('-oil')

const isKnown = ({ known }: Source, { texts }: SiteIndex, code: string) =>
  known.get(code) !== 0 || texts.postings.has(code)
