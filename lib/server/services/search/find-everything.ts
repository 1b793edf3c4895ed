import type { ParsedInputOf } from '@/lib/contract/endpoints'
import type { SearchReading } from '@/lib/contract/search'
import { listMeant } from '@/lib/server/catalogue/product-index/found-products'
import { isEveryday } from '@/lib/server/search/texts/everyday'
import { readKinds } from '@/lib/server/search/understand/product-kinds'
import type { SearchHitRef } from '@/lib/server/search/query'
import type { ServiceContext } from '@/lib/server/services/context'
import { findNumbered } from './find-by-number'
import { findCatalogue, type FoundCatalogue } from './find-products'
import { readQuery, type QueryReading } from './read-query'
import { readVehiclesAround } from './read-vehicle'
import { searchSite, searchSiteWide, type FoundEntry } from './search-site'
import { currentSiteIndex, type SiteIndex } from './site-index'
import { isSymptom, symptomLinks } from './symptom-links'

export type Everything = FoundCatalogue & {
  entries: FoundEntry[]
  reading: QueryReading
  number: SearchReading['number']
}

/** An entry that is called so is what was meant; products that only share some words with the query are not. */
const sureEntry = 66
const sureProduct = 50
const sureName = 95
const leastProduct = 12
const sureSymptom = 90
const leads = { question: 92, setup: 90, spares: 60 } as const
const spares = 12
const named = { isNamed: true, isWhole: true } as const

const noCatalogue = {
  products: [],
  vehicles: [],
  families: [],
  corrected: null,
  instead: false,
} satisfies FoundCatalogue
/** How much of a query is known where all of it is, but for a word or part of one that is everywhere. */
const wholly = 0.85

/** Everything that a query finds, each kind best first. */
export async function findEverything(
  input: ParsedInputOf<'search'>,
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
): Promise<Everything> {
  const reading = await readQuery(db, input.q, input.lang)
  const nothing = {
    ...noCatalogue,
    entries: [],
    reading,
    number: null,
  }
  const numbered = await findNumbered(db, input.q)
  if (numbered) return { ...nothing, ...numbered }
  if (reading.isOtherTrade || (reading.otherMaker !== null && reading.vehicles.length === 0)) return nothing
  if (reading.isUnlisted) return { ...nothing, entries: sayUnlisted(await currentSiteIndex({ db, now })) }
  if (reading.text === '' && reading.length === null && reading.priceMax === null) return nothing
  const index = await currentSiteIndex({ db, now })
  const found = await findCatalogue(db, input, reading)
  const site = searchSite(index, reading.text)
  // What the site knows as it was typed was not misspelt.
  const isMendedInVain =
    found.corrected !== null &&
    !isOtherScript(found) &&
    site.corrected === null &&
    !site.isMended &&
    site.known >= wholly
  const catalogue = isMendedInVain && site.entries.length > 0 ? noCatalogue : found
  if (catalogue.products.length + catalogue.vehicles.length === 0 && isUnknownModel(index, reading.text))
    return { ...nothing, entries: sayUnlisted(index) }
  const other = catalogue.corrected
  if (
    other !== null &&
    other !== input.q &&
    isOtherScript(catalogue) &&
    (site.entries.length === 0 || site.corrected !== null)
  )
    return { ...(await findEverything({ ...input, q: other }, { db, now })), corrected: other }
  const symptom = findSymptom(site.entries, reading)
  if (symptom) return { ...(await followSymptom(db, input, index, symptom, site.entries)), reading, number: null }
  const kept =
    reading.vehicles.length === 0 && reading.length === null && reading.priceMax === null
      ? dropNoise(catalogue, site.entries)
      : catalogue
  // Where parts are named, only what is called so stands beside them.
  const isAboutParts = reading.kinds.length > 0 || reading.length !== null || reading.priceMax !== null
  const isFound = kept.products.length + kept.vehicles.length > 0
  const isOtherLayout = isFound && kept.corrected === null && site.corrected !== null
  const entries = isOtherLayout
    ? []
    : site.entries.filter(({ score }) => !(isAboutParts && isFound) || score >= sureEntry)
  if (!isFound && entries.length === 0) {
    const wide = searchSiteWide(index, reading.text)
    if (wide.length > 0) return { ...nothing, entries: wide }
    const parts = await findKinds(db, input, reading)
    return { ...nothing, ...parts, entries: parts.vehicles.length === 0 ? besideUnknown(index, parts) : [] }
  }
  // A part and what to do with it: who wants to change a bush may want the bush.
  const parts = isFound ? kept : await findBeside(db, input, reading, kept)
  return {
    ...kept,
    ...putBehind(parts, entries, kept),
    corrected: isFound ? kept.corrected : site.corrected,
    entries,
    reading,
    number: null,
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

function findSymptom(entries: readonly FoundEntry[], { vehicles, kinds, isVehicleOnly }: QueryReading) {
  const found = entries.find(({ entry, isNamed }) => entry.kind === 'setup' && isNamed)
  const isBetter = (entry: FoundEntry) =>
    found !== undefined && (entry.score > found.score + 12 || (entry.isWhole && !found.isWhole))
  const better = entries.some(isBetter)
  const isWhole = found !== undefined && found.score > sureSymptom
  if (!found || better || isVehicleOnly || (!isWhole && vehicles.length > 0 && kinds.length > 0)) return null
  return isSymptom(found.entry.id) ? found.entry : null
}

/** A symptom leads to what explains it, to the setup page and to the parts that mend it. */
async function followSymptom(
  db: ServiceContext['db'],
  { lang }: ParsedInputOf<'search'>,
  index: SiteIndex,
  symptom: FoundEntry['entry'],
  entries: readonly FoundEntry[],
): Promise<Omit<Everything, 'reading' | 'number'>> {
  const { questions, kinds } = isSymptom(symptom.id) ? symptomLinks[symptom.id] : { questions: [], kinds: [] }
  const parts = await Promise.all(kinds.map((kind) => listMeant(db, { lang, vehicles: [], kind: [kind] })))
  const first = [
    ...questions.flatMap((id, at) => {
      const document = index.texts.documents.find(({ entry }) => entry.kind === 'question' && entry.id === id)
      return document ? [{ entry: document.entry, score: leads.question - at * 4, ...named }] : []
    }),
    { entry: symptom, score: leads.setup, ...named },
  ]
  const known = new Set(first.map(({ entry }) => entry))
  const others = entries
    .filter(({ entry }) => !known.has(entry))
    .map((found) => ({ ...found, score: Math.min(found.score, leads.spares - 1) }))
  return {
    products: parts
      .flatMap(({ ids }) => ids.slice(0, Math.ceil(spares / parts.length)))
      .map((refId, at) => ({ kind: 'product', refId, score: leads.spares - at * 0.01, matched: 'meant' })),
    vehicles: [],
    families: parts[0]?.families ?? [],
    corrected: null,
    instead: false,
    entries: [...first.sort((a, b) => b.score - a.score), ...others],
  }
}

/** Where nothing meets the other words of a query, the kinds of part that it names, for the vehicle at either end of those words. */
async function findKinds(
  db: ServiceContext['db'],
  input: ParsedInputOf<'search'>,
  reading: QueryReading,
): Promise<FoundCatalogue> {
  const { kinds, axle, rest } = readKinds(reading.text)
  if (kinds.length === 0) return noCatalogue
  const named = await readVehiclesAround(db, rest, input.lang)
  return findCatalogue(db, input, { ...reading, ...named, kinds, axle, text: '' })
}

/** Parts of a kind beside words that nothing explains, which may be a vehicle that is not listed: what can be done then stands behind them. */
const besideUnknown = (index: SiteIndex, { products }: FoundCatalogue) =>
  products.length > 0 ? sayUnlisted(index) : []

/** A word that stands nowhere here, and a number, which stands in the names of many others: Zontes 350. */
function isUnknownModel({ texts }: SiteIndex, text: string): boolean {
  const word = /^([a-z]{4,}) ?\d{2,4}$/.exec(readKinds(text).rest)?.[1]
  return word !== undefined && !texts.postings.has(word)
}

/** What can be done for a vehicle that is not listed. */
function sayUnlisted({ texts }: SiteIndex): FoundEntry[] {
  const question = texts.documents.find(({ entry }) => entry.kind === 'question' && entry.id === 'vehicle-not-listed')
  return question ? [{ entry: question.entry, score: leads.spares, ...named }] : []
}

/** The same beside entries: where the other words are everyday ones, or a vehicle is named among them. */
async function findBeside(
  db: ServiceContext['db'],
  input: ParsedInputOf<'search'>,
  reading: QueryReading,
  kept: FoundCatalogue,
): Promise<FoundCatalogue> {
  const { kinds, rest } = readKinds(reading.text)
  if (kinds.length === 0) return kept
  const isNamed = isEveryday(rest) || (await readVehiclesAround(db, rest, input.lang)) !== null
  return isNamed ? findKinds(db, input, reading) : kept
}

/** Parts behind the two best entries: what is said of them was asked first. */
function putBehind(parts: FoundCatalogue, entries: readonly FoundEntry[], kept: FoundCatalogue): FoundCatalogue {
  if (parts === kept) return kept
  const score = ((entries[1] ?? entries[0])?.score ?? 0) - 0.01
  const behind = (refs: readonly SearchHitRef[], from: number) =>
    refs.map((ref, at) => ({ ...ref, score: from - at * 0.001 }))
  return { ...parts, products: behind(parts.products, score), vehicles: behind(parts.vehicles, score - 1) }
}
