import type { Kysely } from 'kysely'
import type { Axle, Lang } from '@/lib/contract/common'
import type { DownloadKind } from '@/lib/contract/document'
import type { Family, ProductKind, Series } from '@/lib/contract/product'
import type { Database } from '@/lib/server/db/schema'
import type { SearchHitRef } from '@/lib/server/search/query'
import { readCodeKeys } from '@/lib/server/search/code'
import { dropSilent, normalizeText } from '@/lib/server/search/normalize'
import { conceptBySpelling } from '@/lib/server/search/synonyms'
import { takeOtherMaker } from '@/lib/server/search/understand/makers'
import { takeHeight, takeLength, type Measure } from '@/lib/server/search/understand/measure'
import { findOtherTrade } from '@/lib/server/search/understand/other-trades'
import { takePrice } from '@/lib/server/search/understand/price'
import { readKinds } from '@/lib/server/search/understand/product-kinds'
import { readSeriesName, takeSeries } from '@/lib/server/search/understand/series'
import { findUnlisted } from '@/lib/server/search/understand/unlisted-models'
import { readThaiYears } from '@/lib/server/search/understand/years'
import { takeDocumentKind } from './read-documents'
import { isListed, noVehicles, readVehicles } from './read-vehicle'

/** What a query means beside its words. */
export type QueryReading = {
  /** What is left to be searched by words. */
  text: string
  vehicles: readonly SearchHitRef[]
  /** The words that name them. */
  vehicleText: string
  /** Those and their variants. */
  alike: readonly SearchHitRef[]
  /** The vehicle is all that was named. */
  isVehicleOnly: boolean
  kinds: readonly ProductKind[]
  /** Of these vehicles; empty = of any. */
  families: readonly Family[]
  series: Series | null
  axle: Axle | null
  length: Measure | null
  priceMax: number | null
  /** A limit was named in money that is not converted. */
  isOtherMoney: boolean
  otherMaker: string | null
  /** What is asked for is no part that is sold here, of whatever vehicle. */
  isOtherTrade: boolean
  /** A vehicle was named of which there are no parts here. */
  isUnlisted: boolean
  document: { kind: DownloadKind; about: string } | null
}

/** Of more words no vehicle is looked for in each part. */
const mostWords = 6

const wordsOnly = {
  vehicles: [],
  vehicleText: '',
  alike: [],
  isVehicleOnly: false,
  kinds: [],
  families: [],
  series: null,
  axle: null,
  document: null,
  isOtherTrade: false,
  isUnlisted: false,
} as const

const noFigures = { length: null, priceMax: null, isOtherMoney: false, otherMaker: null } as const

export async function readQuery(db: Kysely<Database>, query: string, lang: Lang): Promise<QueryReading> {
  const typed = toTyped(query)
  const otherTrade = await readOtherTrade(db, typed, lang)
  if (otherTrade) return otherTrade
  if (await isUnlisted(db, typed, lang)) return { ...wordsOnly, ...noFigures, text: typed, isUnlisted: true }
  const { priceMax, isOtherMoney, rest: unpriced } = takePrice(readThaiYears(typed))
  const { length, rest: unmeasured } = takeLength(unpriced)
  const { otherMaker, rest: text } = takeOtherMaker(unmeasured)
  const figures = { ...wordsOnly, text, length, priceMax, isOtherMoney, otherMaker }
  const series = readSeriesName(text)
  if (series !== null) return { ...figures, text: series }
  const isNoVehicle = (otherMaker !== null && isTypeName(text)) || (length !== null && isTradeWord(text))
  const whole = isNoVehicle ? noVehicles : await readVehicles(db, text, lang)
  if (otherMaker !== null && whole.best.length === 0) {
    const beside = await readVehiclesBeside(db, text, lang)
    if (beside) return { ...figures, ...beside, isVehicleOnly: true }
  }
  if (whole.best.length > 0)
    return { ...figures, vehicles: whole.best, vehicleText: text, alike: whole.alike, isVehicleOnly: true }
  const document = await takeDocumentKind(text)
  if (document) {
    const { best, alike } = await readVehicles(db, document.about, lang)
    if (best.length > 0 || isOurs(document.about))
      return { ...figures, vehicles: best, vehicleText: document.about, alike, document }
  }
  const inSeries = takeSeries(text)
  const meant = readKinds(inSeries?.rest ?? text)
  const isHeight = meant.kinds.some((kind) => kind === 'lift-spring' || kind === 'lowering-spring')
  const { rest } = isHeight ? readKinds(takeHeight(inSeries?.rest ?? text)) : meant
  const isAsked = meant.kinds.length > 0 || inSeries !== null || length !== null || priceMax !== null
  const typedVehicles = isAsked ? await readVehicles(db, rest, lang) : noVehicles
  // Trade words are taken out of normalised text, in which no silent letter can be told any more.
  const spoken = dropSilent(inSeries?.typed ?? text)
  const { best, alike } =
    isAsked && rest !== '' && typedVehicles.best.length === 0 && spoken !== (inSeries?.typed ?? text)
      ? await readVehicles(db, readKinds(spoken).rest, lang)
      : typedVehicles
  // Words that nothing explains make the kinds a matter of the words, too; so is a series of no vehicle.
  if (best.length === 0 && (rest !== '' || inSeries !== null)) return figures
  return {
    ...figures,
    vehicles: best,
    vehicleText: rest,
    alike,
    kinds: meant.kinds,
    families: meant.families,
    series: inSeries?.series ?? null,
    axle: meant.axle,
  }
}

const toTyped = (query: string) =>
  query.normalize('NFC').replace(/[０-９ａ-ｚＡ-Ｚ　]/g, (char) => char.normalize('NFKC'))

/** Oil for the engine, tyres for a PCX: the vehicle does not make it ours. */
async function readOtherTrade(db: Kysely<Database>, text: string, lang: Lang): Promise<QueryReading | null> {
  const found = findOtherTrade(text)
  if (!found) return null
  const { best } = found.rest === '' ? noVehicles : await readVehicles(db, found.rest, lang)
  if (!found.isSure && best.length === 0) return null
  return {
    ...wordsOnly,
    ...noFigures,
    text,
    vehicles: best,
    isOtherTrade: true,
  }
}

async function isUnlisted(db: Kysely<Database>, text: string, lang: Lang): Promise<boolean> {
  const name = findUnlisted(text)
  return name !== null && !(await isListed(db, name, lang))
}

/** A part number, or words of the trade and nothing else: there are documents of that. */
const isOurs = (about: string) => readCodeKeys(about).exact.length > 0 || readKinds(about).rest === ''

/** `B6`, `TTX`: beside another maker's name a word so short is one of its types. */
const isTypeName = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length < 3

/** Beside a length `twin` is the kind of shock, not the Street Twin. */
const isTradeWord = (text: string) => conceptBySpelling.has(normalizeText(text))

/** The vehicle before another maker's name, or at the end of what follows it: between them stands the name of a part nobody here knows. */
async function readVehiclesBeside(
  db: Kysely<Database>,
  text: string,
  lang: Lang,
): Promise<Pick<QueryReading, 'vehicles' | 'vehicleText' | 'alike' | 'text'> | null> {
  const segments = text.split(/\s{2,}/)
  const words = (segments.at(-1) ?? '').split(' ').slice(-mostWords)
  const before = segments.length > 1 ? [segments[0] ?? ''] : []
  for (const part of [...before, ...words.slice(1).map((_, at) => words.slice(at + 1).join(' '))]) {
    if (isTypeName(part)) continue
    const { best, alike } = await readVehicles(db, part, lang)
    if (best.length > 0) return { vehicles: best, vehicleText: part, alike, text: part }
  }
  return null
}
