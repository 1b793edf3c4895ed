import type { Lang } from '@/lib/contract/common'
import { dropSilent, normalizeText } from '@/lib/server/search/normalize'
import type { SearchHitRef } from '@/lib/server/search/query'
import { dropUses, isAboutParts } from '@/lib/server/search/texts/everyday'
import { takeLow } from '@/lib/server/search/understand/low'
import { takeHeight } from '@/lib/server/search/understand/measure'
import {
  lowering,
  readKinds,
  shocks,
  shocksAt,
  type MeantKinds,
  type Turn,
} from '@/lib/server/search/understand/product-kinds'
import { takeSeries } from '@/lib/server/search/understand/series'
import type { QueryReading } from './query-reading'
import { noVehicles, readVehicles } from './read-vehicle'
import type { NamedVehicles, Source } from './source'
import { readVehicleWithin } from './vehicle-around'
import { findVehicleName } from './vehicle-names'

/** Parts by their kind, series or measure, and the vehicle that they are for; the words alone where nothing explains the rest of them. */
export async function readParts(source: Source, figures: QueryReading, lang: Lang): Promise<QueryReading> {
  const { text, length, priceMax } = figures
  const inSeries = takeSeries(text)
  const plain = inSeries?.rest ?? text
  const meant = readKindsAsked(source, plain)
  const { rest } = meant
  const isAsked = meant.kinds.length > 0 || inSeries !== null || length !== null || priceMax !== null
  if (!isAsked) return (await readEnd(source, figures, meant, lang)) ?? readWish(source, figures, lang)
  // Figures beside oil are its grade.
  const isGrade = meant.kinds.every((kind) => kind.endsWith('-oil')) && /^[\d ]+$/.test(rest)
  const typed = { rest, spoken: inSeries?.typed ?? text, isGrade }
  const { best, alike, vehicleText, turns } = await readVehiclesAsked(source, typed, lang)
  // Words that nothing explains make the kinds a matter of the words, too; so is a series of no vehicle.
  if (best.length === 0 && (rest !== '' || inSeries !== null)) return figures
  return {
    ...figures,
    vehicles: best,
    vehicleText,
    alike,
    kinds: meant.kinds,
    turns: turns ?? meant.turns,
    families: meant.families,
    series: inSeries?.series ?? null,
    axle: meant.axle,
    constructions: meant.constructions,
  }
}

/** A vehicle and one of its ends: ベスパ フロント. */
async function readEnd(
  source: Source,
  figures: QueryReading,
  { axle, rest }: MeantKinds,
  lang: Lang,
): Promise<QueryReading | null> {
  const { best, alike } = axle === null ? noVehicles : await readVehicles(source, rest, lang)
  return axle === null || best.length === 0
    ? null
    : { ...figures, vehicles: best, vehicleText: rest, alike, kinds: shocksAt[axle], axle }
}

/** What lowers, and the shocks that were named with it. */
const lowShocks: readonly Turn[] = [{ kinds: lowering }, { kinds: shocks }]

/**
 * A vehicle that is to be low, whichever of the models of its name, or any; of a rider, a seat or one corner the word says something else.
 */
export async function readLow(source: Source, figures: QueryReading, lang: Lang): Promise<QueryReading | null> {
  const low = takeLow(figures.text)
  if (low === null) return null
  const { kinds, rest } = readKinds(low)
  const used = dropUses(rest) ?? rest
  // A type of vehicle stays: กระบะเตี้ย.
  const type = rest === '' && kinds.length === 0 ? low : ''
  if (used === '') return { ...figures, text: `${type} lowering`.trim(), kinds: lowering }
  for (const vehicleText of new Set([rest, used])) {
    const { best, alike } = await readVehicles(source, vehicleText, lang)
    const turns = kinds.length > 0 ? lowShocks : []
    if (best.length > 0) return { ...figures, vehicles: best, vehicleText, alike, kinds: lowering, turns }
  }
  return null
}

/** A vehicle and how a part is to be: something soft for it is a shock for it. */
async function readWish(source: Source, figures: QueryReading, lang: Lang): Promise<QueryReading> {
  const named = await readVehicleWithin(source, figures.text, lang)
  if (named === null) return figures
  const beside = normalizeText(figures.text).replace(normalizeText(named.vehicleText), ' ')
  return isAboutParts(beside) ? { ...figures, ...named } : figures
}

type Typed = { rest: string; spoken: string; isGrade: boolean }

/** The vehicles of what is left beside the words of the trade: as a whole, or by the complete names that stand in it. */
async function readVehiclesAsked(
  source: Source,
  { rest, spoken, isGrade }: Typed,
  lang: Lang,
): Promise<NamedVehicles & { vehicleText: string; turns: Turn[] | null }> {
  const whole = isGrade ? noVehicles : await readSpoken(source, rest, spoken, lang)
  const used = whole.best.length === 0 ? dropUses(rest) : null
  const named = used === null ? whole : await readVehicles(source, used, lang)
  const within = await readVehicleWithin(source, rest, lang)
  if (!within || within.vehicles.some(({ refId }) => named.best.some((ref) => ref.refId === refId)))
    return { ...named, vehicleText: used ?? rest, turns: null }
  const second = await readVehicleWithin(source, rest.replace(within.vehicleText, ' '), lang)
  return {
    best: [...within.vehicles, ...(second?.vehicles ?? [])],
    alike: [...within.alike, ...(second?.alike ?? [])],
    vehicleText: within.vehicleText,
    turns: second && [within, second].map(ofVehicles),
  }
}

/** Trade words are taken out of normalised text, in which no silent letter can be told any more. */
async function readSpoken(source: Source, rest: string, typed: string, lang: Lang): Promise<NamedVehicles> {
  const named = await readVehicles(source, rest, lang)
  const spoken = dropSilent(typed)
  const isOther = rest !== '' && named.best.length === 0 && spoken !== typed
  return isOther ? readVehicles(source, readKinds(spoken).rest, lang) : named
}

const changesHeight = ({ kinds }: MeantKinds) =>
  kinds.some((kind) => kind === 'lift-spring' || kind === 'lowering-spring')

/** The same, with a change of height taken out: beside figures the word for it is no part of a name (รีโว่ยกสูง is a Prerunner). */
function readKindsAsked(source: Source, text: string): MeantKinds {
  const unmeasured = takeHeight(text)
  const beside = readKindsBeside(source, text)
  const meant = unmeasured !== text && !changesHeight(beside) ? readKinds(text) : beside
  if (!changesHeight(meant)) return beside
  return { ...meant, rest: (meant === beside ? readKindsBeside(source, unmeasured) : readKinds(unmeasured)).rest }
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
