import type { Lang } from '@/lib/contract/common'
import { readLettersAtEnd, readLettersAtFigures } from '@/lib/server/search/spelled-letters'
import { dropColours } from '@/lib/server/search/understand/colours'
import { takeOtherMaker } from '@/lib/server/search/understand/makers'
import { takeLength } from '@/lib/server/search/understand/measure'
import { mendTrade } from '@/lib/server/search/understand/mend-trade'
import { isAboutOil, readOil } from '@/lib/server/search/understand/oil'
import { takePrice } from '@/lib/server/search/understand/price'
import { readKinds, readSized } from '@/lib/server/search/understand/product-kinds'
import { readSeriesName } from '@/lib/server/search/understand/series'
import { readTypes } from '@/lib/server/search/understand/vehicle-types'
import { readLocalYears } from '@/lib/server/search/understand/years'
import { wordsOnly, type QueryReading } from './query-reading'
import { readOtherTrade, readUnlisted } from './read-other'
import { readLow, readParts } from './read-parts'
import { readDocument, readWholeVehicle } from './read-whole'
import type { Source } from './source'
import { findUnlistedVariant } from './unlisted-variant'
import { findVehicleName, isCalledWith } from './vehicle-names'

/** What a query means beside its words: the first reading that explains it. */
export async function readQuery(source: Source, query: string, lang: Lang): Promise<QueryReading> {
  const typed = readOil(dropColours(mendTrade(toTyped(source, query), source.isWord, source.vehicleNames.words)))
  const other = (await readOtherTrade(source, typed, lang)) ?? readUnlisted(source, typed)
  if (other) return other
  const figures = readFigures(typed)
  const unlisted = await findUnlistedVariant(source, figures.text, lang)
  if (unlisted !== null) return { ...figures, unlisted }
  const reading =
    readCalled(figures) ??
    (await readLow(source, figures, lang)) ??
    (await readWholeVehicle(source, figures, lang)) ??
    (await readDocument(source, figures, lang)) ??
    (await readParts(source, figures, lang))
  return isOfEarlierDays(reading, typed) ? { ...reading, ...wordsOnly, unlisted: reading.vehicleText } : reading
}

/** So many years before the first that is here, a vehicle of that name was another: CB750 of 1978. */
const earlier = 5

function isOfEarlierDays({ vehicles, alike }: QueryReading, typed: string): boolean {
  const [year] = /(?<!\d)19[5-9]\d(?!\d)/.exec(typed) ?? []
  const first = Math.min(
    ...[...vehicles, ...alike].map(({ refId }) => Number(/-((?:19|20)\d{2})(?:-|$)/.exec(refId)?.[1])),
  )
  return year !== undefined && vehicles.length > 0 && first - Number(year) >= earlier
}

/** A text without its price, length and other maker, which are read. */
function readFigures(typed: string): QueryReading {
  const { priceMax, isOtherMoney, rest: unpriced } = takePrice(isAboutOil(typed) ? typed : readLocalYears(typed))
  const { length, rest: unmeasured } = takeLength(unpriced)
  const { otherMaker, rest: text } = takeOtherMaker(unmeasured)
  return { ...wordsOnly, text, length, priceMax, isOtherMoney, otherMaker }
}

/** A type of vehicle, a series, or a small part of a size: the words are all there is to it. */
function readCalled(figures: QueryReading): QueryReading | null {
  const types = figures.length === null && figures.priceMax === null ? readTypes(figures.text) : []
  if (types.length > 0) return { ...figures, types }
  const series = readSeriesName(figures.text)
  if (series !== null) return { ...figures, text: series }
  const sized = readSized(figures.text)
  return sized !== null && /^(?:\d+(?: \d)?|mm| )*$/.test(readKinds(figures.text).rest)
    ? { ...figures, text: sized }
    : null
}

/** Two words of the trade that are written as one: frontshock. */
const glued =
  /\b(front|rear|fork|lift|lowering|steering|shock)(shocks?|absorbers?|springs?|kits?|oils?|dampers?|cartridges?)\b/gi

/** インチアップ alone is about wheels. */
const inchUp = /(\d(?:\.\d)?\s*インチ)アップ/

/** What fits a vehicle: there is a Honda called Fit, too. */
const fitting =
  /^(?:what|which|any|do|does|will|can)\s+(.+?)\s+(?:do\s+|will\s+|that\s+|would\s+)?fits?\s+(?:on\s+)?(?:my\s+|an?\s+|the\s+)?(?=\S)/i

/** Names of letters as letters, unless a vehicle is called as it was typed: a ซี400 is the Z400. */
function toLetters({ vehicleNames }: Source, query: string): string {
  const letters = readLettersAtFigures(query)
  const isName =
    letters !== query && findVehicleName(vehicleNames, query)?.typed !== findVehicleName(vehicleNames, letters)?.typed
  return readLettersAtEnd(isName ? query : letters, (before, behind) => isCalledWith(vehicleNames, before, behind))
}

const toTyped = (source: Source, query: string) =>
  toLetters(source, query.normalize('NFC'))
    .replace(fitting, '$1 for ')
    .replace(/[０-９ａ-ｚＡ-Ｚ　]/g, (char) => char.normalize('NFKC'))
    .replace(glued, '$1 $2')
    .replace(inchUp, '$1リフトアップ')
