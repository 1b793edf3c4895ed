import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { findTyped } from '@/lib/server/search/understand/typed-part'
import { readKinds, readSized, smallParts } from '@/lib/server/search/understand/product-kinds'
import { isEveryday } from '@/lib/server/search/texts/everyday'
import { asksForJob } from '@/lib/server/search/understand/questions'
import { noCatalogue, nothingFor, weakEntry, type Everything, type FoundCatalogue } from './everything'
import { findCatalogue } from './find-products'
import { isName, isPartNumber, sayCareer, sayNumbers, sayUnlisted } from './known-questions'
import type { QueryReading } from './query-reading'
import { readVehiclesAround } from './vehicle-around'
import { searchSiteWide } from './search-site-wide'
import type { SiteIndex } from './site-index'
import type { Source } from './source'

/** What meets about half of a query, or the parts that it names beside words that nothing explains. */
export async function findByKnownWords(
  source: Source,
  input: ParsedInputOf<'search'>,
  index: SiteIndex,
  reading: QueryReading,
): Promise<Everything> {
  const nothing = nothingFor(reading)
  const { kinds, rest } = readKinds(reading.text)
  const wide = searchSiteWide(index, reading.text)
  const isWeak = kinds.length > 0 && wide.every(({ score }) => score < weakEntry)
  if (wide.length > 0 && !isWeak) return { ...nothing, entries: wide }
  if (asksForJob(input.q)) return { ...nothing, entries: sayCareer(index) }
  const { parts, vehicles, isSized } = await findKinds(source, input, reading)
  if (isSized || vehicles.length > 0 || parts.products.length === 0)
    return { ...nothing, ...parts, reading: { ...reading, vehicles } }
  const unknownWords = isEveryday(rest) ? null : findTyped(input.q, rest)
  return {
    ...nothing,
    ...parts,
    unknownWords,
    entries: [
      ...(unknownWords !== null && isPartNumber(unknownWords) ? sayNumbers(index) : []),
      ...sayUnlisted(index, unknownWords !== null && isName(unknownWords)),
    ],
  }
}

/** Where nothing meets the other words of a query, the kinds of part that it names, for the vehicle at either end of those words. */
async function findKinds(
  source: Source,
  input: ParsedInputOf<'search'>,
  reading: QueryReading,
): Promise<{ parts: FoundCatalogue; vehicles: QueryReading['vehicles']; isSized: boolean }> {
  const { rest, ...meant } = readKinds(reading.text)
  if (meant.kinds.length === 0) return { parts: noCatalogue, vehicles: [], isSized: false }
  const sized = await findSized(source, input, reading)
  if (sized) return { parts: sized, vehicles: [], isSized: true }
  const named = await readVehiclesAround(source, rest, input.lang)
  const parts = await findCatalogue(source, input, { ...reading, ...named, ...meant, text: '' })
  return { parts, vehicles: named?.vehicles ?? [], isSized: false }
}

/** Small parts of the diameter that is named. */
async function findSized(
  source: Source,
  input: ParsedInputOf<'search'>,
  reading: QueryReading,
): Promise<FoundCatalogue | null> {
  const text = readSized(reading.text)
  if (text === null) return null
  const found = await findCatalogue(source, input, { ...reading, vehicles: [], kinds: [], length: null, text })
  return found.products.length > 0 ? { ...found, vehicles: [], corrected: null } : null
}

/** The same beside entries, where the other words are everyday ones, or a vehicle is named among them. */
export async function findBeside(
  source: Source,
  input: ParsedInputOf<'search'>,
  reading: QueryReading,
  kept: FoundCatalogue,
): Promise<FoundCatalogue> {
  const { kinds, rest } = readKinds(reading.text)
  if (kinds.length === 0) return kept
  const isNamed =
    kinds.every((kind) => smallParts.has(kind)) ||
    isEveryday(rest) ||
    (await readVehiclesAround(source, rest, input.lang)) !== null
  return isNamed ? (await findKinds(source, input, reading)).parts : kept
}
