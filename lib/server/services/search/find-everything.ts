import type { ParsedInputOf } from '@/lib/contract/endpoints'
import type { SearchReading } from '@/lib/contract/search'
import { isEveryday } from '@/lib/server/search/texts/everyday'
import { asksCost, splitPieces } from '@/lib/server/search/concepts'
import { splitRuns } from '@/lib/server/search/tokenize'
import { asksMeaning, isQuestion } from '@/lib/server/search/understand/questions'
import { findTyped } from '@/lib/server/search/understand/typed-part'
import { readKinds } from '@/lib/server/search/understand/product-kinds'
import type { SearchHitRef } from '@/lib/server/search/query'
import type { ServiceContext } from '@/lib/server/services/context'
import { findNumbered } from './find-by-number'
import { findSymptom, followSymptom } from './follow-symptom'
import { findCatalogue, type FoundCatalogue } from './find-products'
import { isName, sayPrice, sayUnlisted } from './known-questions'
import { findPagesOf } from './pages-of-vehicles'
import { findSerial } from './find-serial'
import { readQuery, type QueryReading } from './read-query'
import { readVehiclesAround } from './read-vehicle'
import { searchSite, searchSiteWide, type FoundEntry } from './search-site'
import type { SiteIndex } from './site-index'
import type { Source } from './source'

export type Everything = FoundCatalogue & {
  entries: FoundEntry[]
  reading: QueryReading
  number: SearchReading['number']
  /** As they were typed; nothing here is called so. */
  unknownWords: string | null
}

/** An entry that is called so is what was meant; products that only share some words with the query are not. */
const sureEntry = 66
const sureProduct = 50
const sureName = 95
/** The same of an answer to a question that names a part. */
const sureAnswer = 32
/** The same of words that stand beside a vehicle, of which less is known. */
const sureBesideVehicle = 45
const leastProduct = 12
/** An entry that meets so little of the query comes behind the parts that it names. */
const weakEntry = 30

const noCatalogue = {
  products: [],
  vehicles: [],
  families: [],
  corrected: null,
  instead: false,
} satisfies FoundCatalogue
/** How much of a query is known where all of it is, but for a word or part of one that is everywhere. */
const wholly = 0.85

const nothingFor = (reading: QueryReading): Everything => ({
  ...noCatalogue,
  entries: [],
  reading,
  number: null,
  unknownWords: null,
})

/** Everything that a query finds, each kind best first. */
export async function findEverything(
  input: ParsedInputOf<'search'>,
  source: Source,
  index: SiteIndex,
): Promise<Everything> {
  const reading = await readQuery(source, input.q, input.lang)
  const nothing = nothingFor(reading)
  const settled = await settleByNumber(source.db, input, index, nothing)
  if (settled) return settled
  if (reading.isOtherTrade || (reading.otherMaker !== null && reading.vehicles.length === 0)) return nothing
  if (reading.unlisted !== null)
    return { ...nothing, entries: sayUnlisted(index), unknownWords: findTyped(input.q, reading.unlisted) }
  if (reading.text === '' && reading.length === null && reading.priceMax === null) return nothing
  const found = await findCatalogue(source, input, reading)
  const site = searchAsked(index, reading.text)
  const catalogue = isMendedInVain(found, site) ? noCatalogue : found
  if (catalogue.products.length + catalogue.vehicles.length === 0 && isUnknownModel(index, reading.text))
    return {
      ...nothing,
      entries: sayUnlisted(index),
      unknownWords: findTyped(input.q, readKinds(reading.text).rest),
    }
  const other = catalogue.corrected
  if (
    other !== null &&
    other !== input.q &&
    isOtherScript(catalogue) &&
    (site.entries.length === 0 || site.corrected !== null)
  )
    return { ...(await findEverything({ ...input, q: other }, source, index)), corrected: other }
  const aside = isUnsure(catalogue, site) ? await findAside(source, input, index, reading) : null
  if (aside) return aside
  const symptom = asksMeaning(input.q) ? null : findSymptom(site.entries, reading)
  if (symptom)
    return { ...nothing, ...(await followSymptom(source, input, index, { entries: site.entries, reading, symptom })) }
  return joinFound(source, input, index, { reading, site, catalogue })
}

/** A serial number, or a part number that is no product's of today. */
async function settleByNumber(
  db: ServiceContext['db'],
  { q }: ParsedInputOf<'search'>,
  index: SiteIndex,
  nothing: Everything,
): Promise<Everything | null> {
  const serial = findSerial(index, q)
  if (serial.length > 0) return { ...nothing, entries: serial, number: 'serial' }
  const numbered = await findNumbered(db, q)
  return numbered && { ...nothing, ...numbered }
}

type Site = ReturnType<typeof searchSite>

/** Where nothing is said of what something costs, the other words are what is asked for: ค่าแซกเท่าไหร่. */
function searchAsked(index: SiteIndex, text: string): Site {
  const site = searchSite(index, text)
  const runs = splitRuns(text)
  if (site.entries.length > 0 || !asksCost(runs)) return site
  return searchSite(
    index,
    splitPieces(runs)
      .map(({ run }) => run.text)
      .join(' '),
  )
}

/** What the site knows as it was typed was not misspelt. */
function isMendedInVain(found: FoundCatalogue, site: Site): boolean {
  return (
    found.corrected !== null &&
    !isOtherScript(found) &&
    site.corrected === null &&
    !site.isMended &&
    site.known >= wholly &&
    site.entries.length > 0
  )
}

/** Nothing has it in its name, as it was typed. */
function isUnsure({ products, vehicles, corrected }: FoundCatalogue, { entries }: Site): boolean {
  const isFound = products.length + vehicles.length > 0 && corrected === null
  return !isFound && (entries[0]?.score ?? 0) < sureProduct
}

/** A vehicle, and beside it the name of something on the site: that was asked for. */
async function findAside(
  source: Source,
  { lang }: ParsedInputOf<'search'>,
  index: SiteIndex,
  reading: QueryReading,
): Promise<Everything | null> {
  if (reading.vehicles.length > 0) return null
  const sureBeside = ({ vehicleText }: { vehicleText: string }) => {
    const { entries, corrected } = searchSite(index, reading.text.replace(vehicleText, ' ').trim())
    return corrected === null ? entries.filter(({ score }) => score >= sureBesideVehicle) : []
  }
  const named = await readVehiclesAround(source, reading.text, lang, (one) => sureBeside(one).length > 0)
  if (!named) return null
  const sure = sureBeside(named)
  const behind = (sure.at(-1)?.score ?? 0) - 1
  return {
    ...nothingFor({ ...reading, vehicles: named.vehicles }),
    entries: sure,
    vehicles: named.vehicles.map((ref, at) => ({ ...ref, score: behind - at * 0.01 })),
  }
}

type Found = { reading: QueryReading; site: Site; catalogue: FoundCatalogue }

/** Parts and vehicles with what stands on the site beside them. */
async function joinFound(
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
    : site.entries.filter(({ score }) => !(isAboutParts && isFound) || score >= sureEntry)
  const isWeak = (entries[0]?.score ?? 0) < weakEntry && readKinds(reading.text).kinds.length > 0
  if (!isFound && (entries.length === 0 || isWeak)) return findByKnownWords(source, input, index, reading)
  const answers = reading.vehicles.length === 0 && !hasFigures && isQuestion(input.q) ? findAnswers(site) : []
  if (isFound && answers.length > 0)
    return { ...nothingFor(reading), ...kept, ...layBehind(kept, answers), entries: site.entries }
  // A part and what to do with it: who wants to change a bush may want the bush.
  const parts = isFound ? kept : await findBeside(source, input, reading, kept)
  const pages = await findPagesOf(source.db, index, reading)
  const paged = new Set(pages.map(({ entry }) => entry))
  return {
    ...nothingFor(reading),
    ...kept,
    ...putBehind(parts, entries, kept),
    corrected: isFound ? kept.corrected : site.corrected,
    entries: [...sayPrice(index, reading, input.q), ...entries.filter(({ entry }) => !paged.has(entry)), ...pages],
  }
}

/** What meets about half of a query, or the parts that it names beside words that nothing explains. */
async function findByKnownWords(
  source: Source,
  input: ParsedInputOf<'search'>,
  index: SiteIndex,
  reading: QueryReading,
): Promise<Everything> {
  const nothing = nothingFor(reading)
  const wide = searchSiteWide(index, reading.text)
  const isWeak = readKinds(reading.text).kinds.length > 0 && wide.every(({ score }) => score < weakEntry)
  if (wide.length > 0 && !isWeak) return { ...nothing, entries: wide }
  const { parts, vehicles } = await findKinds(source, input, reading)
  if (vehicles.length > 0 || parts.products.length === 0)
    return { ...nothing, ...parts, reading: { ...reading, vehicles } }
  const unknownWords = findTyped(input.q, readKinds(reading.text).rest)
  return {
    ...nothing,
    ...parts,
    unknownWords,
    entries: sayUnlisted(index, unknownWords !== null && isName(unknownWords)),
  }
}

/** Read on another keyboard layout, or as Japanese in Latin letters: what was meant is read again from that. */
function isOtherScript({ products, vehicles }: FoundCatalogue): boolean {
  return [...products, ...vehicles].some(({ matched }) => matched === 'keyboard')
}

/** Products by some of the words are noise beside an entry by all of them. */
function dropNoise(catalogue: FoundCatalogue, entries: readonly FoundEntry[]): FoundCatalogue {
  const best = entries[0]
  if (!best) return catalogue
  const isNoise = ({ matched, score }: SearchHitRef) =>
    (best.score >= sureEntry && score < sureProduct) ||
    score < leastProduct ||
    (matched === 'some' && catalogue.corrected === null && (best.isWhole || score < best.score)) ||
    (matched === 'keyboard' && score < sureName)
  const isAllNoise = (refs: readonly SearchHitRef[]) => refs[0] !== undefined && isNoise(refs[0])
  return {
    ...catalogue,
    products: isAllNoise(catalogue.products) ? [] : catalogue.products,
    vehicles: isAllNoise(catalogue.vehicles) ? [] : catalogue.vehicles,
  }
}

/** Where nothing meets the other words of a query, the kinds of part that it names, for the vehicle at either end of those words. */
async function findKinds(
  source: Source,
  input: ParsedInputOf<'search'>,
  reading: QueryReading,
): Promise<{ parts: FoundCatalogue; vehicles: QueryReading['vehicles'] }> {
  const { rest, ...meant } = readKinds(reading.text)
  if (meant.kinds.length === 0) return { parts: noCatalogue, vehicles: [] }
  const named = await readVehiclesAround(source, rest, input.lang)
  const parts = await findCatalogue(source, input, { ...reading, ...named, ...meant, text: '' })
  return { parts, vehicles: named?.vehicles ?? [] }
}

/** A word that stands nowhere here, and a number, which stands in the names of many others: Zontes 350. */
function isUnknownModel({ texts }: SiteIndex, text: string): boolean {
  const word = /^([a-z]{4,}) ?\d{2,4}$/.exec(readKinds(text).rest)?.[1]
  return word !== undefined && !texts.postings.has(word)
}

/** The same beside entries: where the other words are everyday ones, or a vehicle is named among them. */
async function findBeside(
  source: Source,
  input: ParsedInputOf<'search'>,
  reading: QueryReading,
  kept: FoundCatalogue,
): Promise<FoundCatalogue> {
  const { kinds, rest } = readKinds(reading.text)
  if (kinds.length === 0) return kept
  const isNamed = isEveryday(rest) || (await readVehiclesAround(source, rest, input.lang)) !== null
  return isNamed ? (await findKinds(source, input, reading)).parts : kept
}

const answering: ReadonlySet<string> = new Set(['question', 'service', 'setup', 'video', 'manual'])

/** What answers a question about parts, sure enough to stand before them. */
const findAnswers = ({ entries, corrected }: Site): FoundEntry[] =>
  corrected === null && answering.has(entries[0]?.entry.kind ?? '')
    ? entries.filter(({ entry, score }) => answering.has(entry.kind) && score >= sureAnswer)
    : []

/** Parts behind the two best entries: what is said of them was asked first. */
const putBehind = (parts: FoundCatalogue, entries: readonly FoundEntry[], kept: FoundCatalogue): FoundCatalogue =>
  parts === kept ? kept : layBehind(parts, entries)

function layBehind(parts: FoundCatalogue, entries: readonly FoundEntry[]): FoundCatalogue {
  const score = ((entries[1] ?? entries[0])?.score ?? 0) - 0.01
  const behind = (refs: readonly SearchHitRef[], from: number) =>
    refs.map((ref, at) => ({ ...ref, score: from - at * 0.001 }))
  return { ...parts, products: behind(parts.products, score), vehicles: behind(parts.vehicles, score - 1) }
}
