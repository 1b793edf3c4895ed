import type { Axle, Lang } from '@/lib/contract/common'
import type { DownloadKind } from '@/lib/contract/document'
import type { Construction, Family, ProductKind, Series } from '@/lib/contract/product'
import type { SearchHitRef } from '@/lib/server/search/query'
import { readCodeKeys } from '@/lib/server/search/code'
import { dropSilent, normalizeText } from '@/lib/server/search/normalize'
import { readLettersAtFigures } from '@/lib/server/search/spelled-letters'
import { conceptBySpelling } from '@/lib/server/search/synonyms'
import { dropUses, isAboutParts } from '@/lib/server/search/texts/everyday'
import { dropColours } from '@/lib/server/search/understand/colours'
import { takeOtherMaker } from '@/lib/server/search/understand/makers'
import { takeHeight, takeLength, type Measure } from '@/lib/server/search/understand/measure'
import { mendTrade } from '@/lib/server/search/understand/mend-trade'
import { isAboutOil, readOil } from '@/lib/server/search/understand/oil'
import { findOtherTrade } from '@/lib/server/search/understand/other-trades'
import { takePrice } from '@/lib/server/search/understand/price'
import { readKinds, readSized, type MeantKinds, type Turn } from '@/lib/server/search/understand/product-kinds'
import { readSeriesName, takeSeries } from '@/lib/server/search/understand/series'
import { findUnlisted } from '@/lib/server/search/understand/unlisted-models'
import { readLocalYears } from '@/lib/server/search/understand/years'
import { takeDocumentKind } from './read-documents'
import type { Source } from './source'
import { countModels, fewModels, noVehicles, readVehicles } from './read-vehicle'
import { readVehiclesAround, readVehicleWithin } from './vehicle-around'
import { findVehicleName, isVehicleName } from './vehicle-names'

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
  turns: readonly Turn[]
  /** Of these vehicles; empty = of any. */
  families: readonly Family[]
  series: Series | null
  axle: Axle | null
  /** With a reservoir; empty = however it is built. */
  constructions: readonly Construction[]
  length: Measure | null
  priceMax: number | null
  /** A limit was named in money that is not converted. */
  isOtherMoney: boolean
  otherMaker: string | null
  /** What is asked for is no part that is sold here, of whatever vehicle. */
  isOtherTrade: boolean
  /** A vehicle that was named and has no parts here, normalised; null = none. */
  unlisted: string | null
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
  turns: [],
  families: [],
  series: null,
  axle: null,
  constructions: [],
  document: null,
  isOtherTrade: false,
  unlisted: null,
} as const

const noFigures = { length: null, priceMax: null, isOtherMoney: false, otherMaker: null } as const

export async function readQuery(source: Source, query: string, lang: Lang): Promise<QueryReading> {
  const typed = readOil(dropColours(mendTrade(toTyped(query), source.isWord, source.vehicleNames.words)))
  const otherTrade = await readOtherTrade(source, typed, lang)
  if (otherTrade) return otherTrade
  const unlisted = readUnlisted(source, typed)
  if (unlisted !== null) return { ...wordsOnly, ...noFigures, text: typed, unlisted }
  const { priceMax, isOtherMoney, rest: unpriced } = takePrice(isAboutOil(typed) ? typed : readLocalYears(typed))
  const { length, rest: unmeasured } = takeLength(unpriced)
  const { otherMaker, rest: text } = takeOtherMaker(unmeasured)
  const figures = { ...wordsOnly, text, length, priceMax, isOtherMoney, otherMaker }
  const series = readSeriesName(text)
  if (series !== null) return { ...figures, text: series }
  const isSized = readSized(text) !== null && /^(?:\d+(?: \d)?|mm| )*$/.test(readKinds(text).rest)
  if (isSized) return { ...figures, text: readSized(text) ?? text }
  const isNoVehicle = (otherMaker !== null && isTypeName(text)) || (length !== null && isTradeWord(text))
  const called = isNoVehicle ? noVehicles : await readVehicles(source, text, lang)
  // Beside another maker's name a brand is no vehicle.
  const whole = otherMaker !== null && countModels(called.best) > fewModels ? noVehicles : called
  if (otherMaker !== null && whole.best.length === 0) {
    const beside = await readVehiclesBeside(source, text, lang)
    if (beside) return { ...figures, ...beside }
  }
  if (whole.best.length > 0)
    return { ...figures, vehicles: whole.best, vehicleText: text, alike: whole.alike, isVehicleOnly: true }
  const document = await takeDocumentKind(text)
  if (document) {
    const whole = await readVehicles(source, document.about, lang)
    const { best, alike } =
      whole.best.length > 0 ? whole : await readVehicles(source, readKinds(document.about).rest, lang)
    if (best.length > 0 || isOurs(document.about))
      return { ...figures, vehicles: best, vehicleText: document.about, alike, document }
  }
  const inSeries = takeSeries(text)
  const meant = readKindsBeside(source, inSeries?.rest ?? text)
  const isHeight = meant.kinds.some((kind) => kind === 'lift-spring' || kind === 'lowering-spring')
  const { rest } = isHeight ? readKindsBeside(source, takeHeight(inSeries?.rest ?? text)) : meant
  const alone = meant.kinds.length === 0 && !inSeries ? await readVehicleWithin(source, text, lang) : null
  // A vehicle and how a part is to be: soft shocks for it are shocks for it.
  if (alone && isAboutParts(normalizeText(text).replace(normalizeText(alone.vehicleText), ' ')))
    return { ...figures, vehicles: alone.vehicles, vehicleText: alone.vehicleText, alike: alone.alike }
  const isAsked = meant.kinds.length > 0 || inSeries !== null || length !== null || priceMax !== null
  // Figures beside oil are its grade.
  const isGrade = meant.kinds.every((kind) => kind.endsWith('-oil')) && /^[\d ]+$/.test(rest)
  const typedVehicles = isAsked && !isGrade ? await readVehicles(source, rest, lang) : noVehicles
  // Trade words are taken out of normalised text, in which no silent letter can be told any more.
  const spoken = dropSilent(inSeries?.typed ?? text)
  const spokenVehicles =
    isAsked && rest !== '' && typedVehicles.best.length === 0 && spoken !== (inSeries?.typed ?? text)
      ? await readVehicles(source, readKinds(spoken).rest, lang)
      : typedVehicles
  const used = isAsked && spokenVehicles.best.length === 0 ? dropUses(rest) : null
  const named = used ? await readVehicles(source, used, lang) : spokenVehicles
  const within = isAsked ? await readVehicleWithin(source, rest, lang) : null
  const second = within && (await readVehicleWithin(source, rest.replace(within.vehicleText, ' '), lang))
  const isOther = within !== null && !within.vehicles.some(({ refId }) => named.best.some((ref) => ref.refId === refId))
  const { best, alike } = isOther
    ? { best: [...within.vehicles, ...(second?.vehicles ?? [])], alike: [...within.alike, ...(second?.alike ?? [])] }
    : named
  const turns = isOther && second ? [within, second].map(ofVehicles) : meant.turns
  // Words that nothing explains make the kinds a matter of the words, too; so is a series of no vehicle.
  if (best.length === 0 && (rest !== '' || inSeries !== null)) return figures
  return {
    ...figures,
    vehicles: best,
    vehicleText: isOther ? within.vehicleText : (used ?? rest),
    alike,
    kinds: meant.kinds,
    turns,
    families: meant.families,
    series: inSeries?.series ?? null,
    axle: meant.axle,
    constructions: meant.constructions,
  }
}

/** The kinds of part that a text names; words of the trade in the name of a vehicle are none: Africa Twin. */
function readKindsBeside({ vehicleNames }: Source, text: string): MeantKinds {
  const name = findVehicleName(vehicleNames, text)?.typed
  const normalized = normalizeText(text)
  if (name === undefined || !normalized.includes(name) || readKinds(name).rest === name) return readKinds(text)
  const beside = readKinds(normalized.replace(name, ' '))
  return { ...beside, rest: `${name} ${beside.rest}`.trim() }
}

/** Parts for two vehicles that are compared. */
const ofVehicles = ({ vehicles }: { vehicles: readonly SearchHitRef[] }): Turn => ({
  vehicles: vehicles.map(({ refId }) => refId),
})

/** Two words of the trade that are written as one: frontshock. */
const glued =
  /\b(front|rear|fork|lift|lowering|steering|shock)(shocks?|absorbers?|springs?|kits?|oils?|dampers?|cartridges?)\b/gi

/** インチアップ alone is about wheels. */
const inchUp = /(\d(?:\.\d)?\s*インチ)アップ/

/** What fits a vehicle: there is a Honda called Fit, too. */
const fitting =
  /^(?:what|which|any|do|does|will|can)\s+(.+?)\s+(?:do\s+|will\s+|that\s+|would\s+)?fits?\s+(?:on\s+)?(?:my\s+|an?\s+|the\s+)?(?=\S)/i

const toTyped = (query: string) =>
  readLettersAtFigures(query.normalize('NFC'))
    .replace(fitting, '$1 for ')
    .replace(/[０-９ａ-ｚＡ-Ｚ　]/g, (char) => char.normalize('NFKC'))
    .replace(glued, '$1 $2')
    .replace(inchUp, '$1リフトアップ')

/** A score that only a vehicle has most of whose name was typed: sizes of tyres are no chassis. */
const called = 70

/** Oil for the engine, tyres for a PCX: the vehicle does not make it ours. */
async function readOtherTrade(source: Source, text: string, lang: Lang): Promise<QueryReading | null> {
  const found = findOtherTrade(text)
  if (!found) return null
  const whole = found.rest === '' ? noVehicles : await readVehicles(source, found.rest, lang)
  const isCalled = (whole.best[0]?.score ?? 0) >= called
  const best = isCalled ? whole.best : ((await readVehiclesAround(source, found.rest, lang))?.vehicles ?? [])
  if (!found.isSure && best.length === 0 && findUnlisted(found.rest) === null) return null
  return {
    ...wordsOnly,
    ...noFigures,
    text,
    vehicles: best,
    isOtherTrade: true,
  }
}

function readUnlisted({ vehicleNames }: Source, text: string): string | null {
  const name = findUnlisted(text)
  return name !== null && !isVehicleName(vehicleNames, name) ? name : null
}

/** A part number, or words of the trade and nothing else: there are documents of that. */
const isOurs = (about: string) => readCodeKeys(about).exact.length > 0 || readKinds(about).rest === ''

/** `B6`, `TTX`: beside another maker's name a word so short is one of its types. */
const isTypeName = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length < 3

/** Beside a length `twin` is the kind of shock, not the Street Twin. */
const isTradeWord = (text: string) => conceptBySpelling.has(normalizeText(text))

/** The vehicle before another maker's name, or at the end of what follows it: between them stands the name of a part nobody here knows. */
async function readVehiclesBeside(
  source: Source,
  text: string,
  lang: Lang,
): Promise<Pick<QueryReading, 'vehicles' | 'vehicleText' | 'alike' | 'text'> | null> {
  const segments = text.split(/\s{2,}/)
  const words = (segments.at(-1) ?? '').split(' ').slice(-mostWords)
  const before = segments.length > 1 ? [segments[0] ?? ''] : []
  for (const part of [...before, ...words.slice(1).map((_, at) => words.slice(at + 1).join(' '))]) {
    if (isTypeName(part)) continue
    const { best, alike } = await readVehicles(source, part, lang)
    if (best.length > 0 && countModels(best) <= fewModels)
      return { vehicles: best, vehicleText: part, alike, text: part }
  }
  return null
}
