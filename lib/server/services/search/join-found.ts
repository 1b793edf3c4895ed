import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { normalizeText } from '@/lib/server/search/normalize'
import type { SearchHitRef } from '@/lib/server/search/query'
import { asksOfPart } from '@/lib/server/search/texts/everyday'
import { readKinds } from '@/lib/server/search/understand/product-kinds'
import { asksWarranty, isQuestion } from '@/lib/server/search/understand/questions'
import { nothingFor, sure, weakEntry, type Everything, type FoundCatalogue } from './everything'
import { findBeside, findByKnownWords } from './find-by-kind'
import { sayClaim, sayInstead, sayLowering, sayPrice } from './known-questions'
import { findPagesOf } from './pages-of-vehicles'
import type { QueryReading } from './query-reading'
import type { FoundEntry } from './entry-points'
import { searchSite, type FoundOnSite } from './search-site'
import type { SiteIndex } from './site-index'
import type { Source } from './source'

/** Before the parts of a vehicle. */
const beforeParts = 131

/** Fewer points are noise beside any entry. */
const leastProduct = 12

type Found = { reading: QueryReading; site: FoundOnSite; catalogue: FoundCatalogue }

/** Parts and vehicles with what stands on the site beside them. */
export async function joinFound(
  source: Source,
  input: ParsedInputOf<'search'>,
  index: SiteIndex,
  { reading, site, catalogue }: Found,
): Promise<Everything> {
  const hasFigures = reading.length !== null || reading.priceMax !== null
  const kept = reading.vehicles.length === 0 && !hasFigures ? dropNoise(catalogue, site.entries) : catalogue
  // Where parts are named, only what is called so stands beside them.
  const isAboutParts = reading.kinds.length > 0 || hasFigures
  const isFound = kept.products.length + kept.vehicles.length > 0
  const isOtherLayout = isFound && kept.corrected === null && site.corrected !== null
  const entries = isOtherLayout
    ? []
    : site.entries.filter(({ score }) => !(isAboutParts && isFound) || score >= sure.entry)
  const isWeak = (entries[0]?.score ?? 0) < weakEntry && readKinds(reading.text).kinds.length > 0
  if (!isFound && (entries.length === 0 || isWeak)) return findByKnownWords(source, input, index, reading)
  const answers = reading.vehicles.length === 0 && !hasFigures && isQuestion(input.q) ? findAnswers(site) : []
  if (isFound && answers.length > 0)
    return { ...nothingFor(reading), ...kept, ...layBehind(kept, answers), entries: site.entries }
  // A part and what to do with it: who wants to change a bush may want the bush.
  const parts = isFound || asksWarranty(input.q) ? kept : await findBeside(source, input, reading, kept)
  const pages = await findPagesOf(source.db, index, reading)
  const beside = isFound ? findAnswersBeside(index, reading, input.q) : []
  const said = [
    ...beside,
    ...sayInstead(index, reading, kept),
    ...sayLowering(index, reading),
    ...sayPrice(index, reading, input.q),
    ...sayClaim(index, entries, input.q),
  ]
  const named = new Set([...said, ...pages].map(({ entry }) => entry))
  return {
    ...nothingFor(reading),
    ...kept,
    ...putBehind(parts, entries, kept),
    corrected: isFound ? kept.corrected : site.corrected,
    entries: [...said, ...entries.filter(({ entry }) => !named.has(entry)), ...pages],
  }
}

/** Products by some of the words are noise beside an entry by all of them. */
function dropNoise(catalogue: FoundCatalogue, entries: readonly FoundEntry[]): FoundCatalogue {
  const best = entries[0]
  if (!best) return catalogue
  const isNoise = ({ matched, score }: SearchHitRef) =>
    (best.score >= sure.entry && score < sure.product) ||
    score < leastProduct ||
    (matched === 'some' && catalogue.corrected === null && (best.isWhole || score < best.score)) ||
    (matched === 'keyboard' && score < sure.name)
  const isAllNoise = (refs: readonly SearchHitRef[]) => refs[0] !== undefined && isNoise(refs[0])
  return {
    ...catalogue,
    products: isAllNoise(catalogue.products) ? [] : catalogue.products,
    vehicles: isAllNoise(catalogue.vehicles) ? [] : catalogue.vehicles,
  }
}

const answering: ReadonlySet<string> = new Set(['question', 'service', 'setup', 'video', 'manual'])

/** What answers a question about parts, sure enough to stand before them. */
const findAnswers = ({ entries, corrected }: FoundOnSite): FoundEntry[] =>
  corrected === null && answering.has(entries[0]?.entry.kind ?? '')
    ? entries.filter(({ entry, score }) => answering.has(entry.kind) && score >= sure.answer)
    : []

/** What answers the words beside a vehicle and a kind of part: how long fitting takes on a PCX, the torque of its bolts. */
function findAnswersBeside(index: SiteIndex, { text, vehicleText, kinds }: QueryReading, query: string): FoundEntry[] {
  const isAsked = isQuestion(query)
  const beside = normalizeText(text).replace(normalizeText(vehicleText), ' ').trim()
  if (vehicleText === '' || kinds.length === 0 || !(isAsked || !asksOfPart(readKinds(beside).rest))) return []
  const { entries, corrected, isMended } = searchSite(index, beside)
  const [best] = entries
  return best &&
    best.score >= (isAsked ? sure.besideAsked : sure.besideParts) &&
    answering.has(best.entry.kind) &&
    corrected === null &&
    !isMended
    ? [{ ...best, score: beforeParts }]
    : []
}

/** Parts behind the two best entries: what is said of them was asked first. */
const putBehind = (parts: FoundCatalogue, entries: readonly FoundEntry[], kept: FoundCatalogue): FoundCatalogue =>
  parts === kept ? kept : layBehind(parts, entries)

function layBehind(parts: FoundCatalogue, entries: readonly FoundEntry[]): FoundCatalogue {
  const score = ((entries[1] ?? entries[0])?.score ?? 0) - 0.01
  const behind = (refs: readonly SearchHitRef[], from: number) =>
    refs.map((ref, at) => ({ ...ref, score: from - at * 0.001 }))
  return { ...parts, products: behind(parts.products, score), vehicles: behind(parts.vehicles, score - 1) }
}
