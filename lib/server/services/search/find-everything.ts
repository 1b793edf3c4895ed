import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { asksCost, splitPieces } from '@/lib/server/search/concepts'
import { splitRuns } from '@/lib/server/search/tokenize'
import { readKinds } from '@/lib/server/search/understand/product-kinds'
import { asksMeaning, asksWarranty } from '@/lib/server/search/understand/questions'
import { findTyped } from '@/lib/server/search/understand/typed-part'
import { noCatalogue, nothingFor, type Everything, type FoundCatalogue } from './everything'
import { findAside, isUnsure } from './find-aside'
import { findByCode } from './find-by-code'
import { findBeginning, findNumbered } from './find-by-number'
import { findCatalogue } from './find-products'
import { findSerial } from './find-serial'
import { findSymptom, followSymptom } from './follow-symptom'
import { joinFound } from './join-found'
import { sayUnlisted } from './known-questions'
import { hasFigures } from './near-code'
import type { QueryReading } from './query-reading'
import { readQuery } from './read-query'
import { searchSite, type FoundOnSite } from './search-site'
import { findSiblings } from './siblings'
import { keepToEnd } from './symptom-ends'
import type { SiteIndex } from './site-index'
import type { Source } from './source'
import { readVehicleWithin } from './vehicle-around'

/** How much of a query is known where all of it is, but for a word or part of one that is everywhere. */
const wholly = 0.85

/** Everything that a query finds, each kind best first. */
export async function findEverything(
  input: ParsedInputOf<'search'>,
  source: Source,
  index: SiteIndex,
): Promise<Everything> {
  const reading = await readQuery(source, input.q, input.lang)
  const nothing = nothingFor(reading)
  const settled = await settleByNumber(source, input, index, nothing)
  if (settled) return settled
  if (reading.isOtherTrade || (reading.otherMaker !== null && reading.vehicles.length === 0)) return nothing
  if (reading.unlisted !== null)
    return {
      ...nothing,
      vehicles: await findSiblings(source, reading.unlisted, input.lang),
      entries: sayUnlisted(index),
      unknownWords: findTyped(input.q, reading.unlisted),
    }
  if (reading.text === '' && reading.length === null && reading.priceMax === null) return nothing
  const found = await findCatalogue(source, input, reading)
  const site = keepToEnd(searchAsked(index, reading.text), index, readKinds(reading.text))
  const isAside =
    isMendedInVain(found, site) || (asksWarranty(input.q) && isAboutNone(reading) && site.entries.length > 0)
  const catalogue = isAside ? noCatalogue : found
  const isNothing = catalogue.products.length + catalogue.vehicles.length === 0
  if (isNothing && isUnknownModel(index, reading.text))
    return {
      ...nothing,
      entries: sayUnlisted(index),
      unknownWords: findTyped(input.q, readKinds(reading.text).rest),
    }
  const coded = await findByCode(source, input, index, { reading, site })
  if (coded) return coded
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
  const alone =
    isUnsure(catalogue, site) && reading.vehicles.length === 0 ? await readAlone(source, input, reading) : null
  if (alone)
    return joinFound(source, input, index, {
      reading: alone,
      site,
      catalogue: await findCatalogue(source, input, alone),
    })
  const symptom = asksMeaning(input.q) ? null : findSymptom(site.entries, reading)
  if (symptom)
    return { ...nothing, ...(await followSymptom(source, input, index, { entries: site.entries, reading, symptom })) }
  return joinFound(source, input, index, { reading, site, catalogue })
}

/** A vehicle by its complete name, among words that say nothing here. */
async function readAlone(
  source: Source,
  { lang }: ParsedInputOf<'search'>,
  reading: QueryReading,
): Promise<QueryReading | null> {
  const named = await readVehicleWithin(source, reading.text, lang)
  return named && { ...reading, ...named }
}

/** A serial number, or a part number that is no product's of today. */
async function settleByNumber(
  source: Source,
  { q }: ParsedInputOf<'search'>,
  index: SiteIndex,
  nothing: Everything,
): Promise<Everything | null> {
  const serial = findSerial(index, q)
  if (serial.length > 0) return { ...nothing, entries: serial, number: 'serial' }
  const numbered = await findNumbered(source.db, q)
  if (numbered) return { ...nothing, ...numbered }
  // With figures that no number here begins with, only the nearest are left.
  return hasFigures(q) && (await findBeginning(source, q)).length === 0
    ? { ...nothing, reading: { ...nothing.reading, vehicles: [], alike: [] } }
    : null
}

/** Where nothing is said of what something costs, the other words are what is asked for: ค่าแซกเท่าไหร่. */
function searchAsked(index: SiteIndex, text: string): FoundOnSite {
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

/** Parts of any vehicle, which who asks for a warranty does not want. */
const isAboutNone = ({ vehicles, length }: QueryReading) => vehicles.length === 0 && length === null

/** What the site knows as it was typed was not misspelt. */
function isMendedInVain(found: FoundCatalogue, site: FoundOnSite): boolean {
  return (
    found.corrected !== null &&
    !isOtherScript(found) &&
    site.corrected === null &&
    !site.isMended &&
    site.known >= wholly &&
    site.entries.length > 0
  )
}

/** Read on another keyboard layout, or as Japanese in Latin letters: what was meant is read again from that. */
function isOtherScript({ products, vehicles }: FoundCatalogue): boolean {
  return [...products, ...vehicles].some(({ matched }) => matched === 'keyboard')
}

/** A word that stands nowhere here, and a number, which stands in the names of many others: Zontes 350. */
function isUnknownModel({ texts }: SiteIndex, text: string): boolean {
  const word = /^([a-z]{4,}) ?\d{2,4}$/.exec(readKinds(text).rest)?.[1]
  return word !== undefined && !texts.postings.has(word)
}
