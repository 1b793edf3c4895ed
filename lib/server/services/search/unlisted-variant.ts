import type { Lang } from '@/lib/contract/common'
import type { SearchHitRef } from '@/lib/server/search/query'
import { normalizeText } from '@/lib/server/search/normalize'
import { canPart } from '@/lib/server/search/thai-cut'
import { asksOfPart } from '@/lib/server/search/texts/everyday'
import { splitNormalized, type Run } from '@/lib/server/search/tokenize'
import { readCalled } from './siblings'
import type { Source } from './source'
import { codesLike, isPartOfName, joinRuns, toSound, type VehicleNames } from './vehicle-names'

/** By which motorcycles and scooters are called, cm³. */
const displacements = new Set(
  `50 80 90 100 110 113 115 125 135 140 150 155 160 175 180 190 200 220 225 250 300 310 350 390 400 450 500 530 560 600
  650 660 690 700 750 800 850 900 950 1000 1100 1200 1250 1300`.split(/\s+/),
)
/** Lengths of shocks, mm, when they do not stand at the name. */
const isLength = (figures: string) => Number(figures) >= 280 && Number(figures) <= 450
/** Who sits on it, how far it went: lengths and prices were read before. */
const isUnit = (run: Run | undefined) => run !== undefined && /^(?:kg|km|กก|กม|กิโล|キロ)/.test(run.text)
/** An engine is called by a rounded figure: 149 cm³ is a 150. */
const rounding = 0.06
const fewestLetters = 2
/** Of a name that is only one with figures: an, sh. */
const fewestAlone = 3
const mostRuns = 3

/** Name and figures, and how they stand in the text: `nmax 125`. */
type Called = { name: string; figures: string; typed: string }

/** Names that have figures behind them in the catalogue, wherever one stands before a displacement in the text. */
function* listCalled(names: VehicleNames, runs: readonly Run[]): Generator<Called> {
  for (const [at, { script, text: figures, word }] of runs.entries()) {
    if (script !== 'digit' || !displacements.has(figures) || isUnit(runs[at + 1])) continue
    const isGlued = runs[at - 1]?.word === word
    if (!isGlued && isLength(figures)) continue
    for (let from = Math.max(0, at - mostRuns); from < at; from++) {
      const before = runs.slice(from, at).map(({ text }) => text)
      const name = knownEnd(names, before.join(''))
      if (name !== null) yield { name, figures, typed: joinRuns(runs.slice(from, at + 1)) }
    }
  }
}

/** A name that the text is; of Thai, one that it ends with. */
function knownEnd({ figured }: VehicleNames, text: string): string | null {
  const isKnown = (name: string) => name.length >= fewestLetters && figured.has(toSound(name))
  if (isKnown(text)) return text
  if (!/^[\u0E00-\u0E7F]+$/.test(text)) return null
  for (let from = 1; from < text.length; from++)
    if (canPart(text, from) && isKnown(text.slice(from))) return text.slice(from)
  return null
}

async function hasEngine(source: Source, vehicles: readonly SearchHitRef[], figures: string): Promise<boolean> {
  const ids = vehicles.map(({ refId }) => refId)
  const rows = await source.db.selectFrom('vehicle').select('engine_cc').where('id', 'in', ids).execute()
  const asked = Number(figures)
  return rows.some(({ engine_cc: cc }) => cc !== null && Math.abs(cc - asked) <= rounding * asked)
}

async function isListed(source: Source, { name, figures }: Called, lang: Lang): Promise<boolean> {
  if (isPartOfName(source.vehicleNames, name + figures)) return true
  const called = await readCalled(source, name, lang)
  return called.length === 0 ? name.length < fewestAlone : hasEngine(source, called, figures)
}

/** A chassis whose letters vehicles here have, with other figures than any of them. */
function findCode(names: VehicleNames, text: string): string | null {
  const [code = ''] = /(?<![a-z0-9])[a-z]{2}\d{2}(?![a-z0-9])/.exec(text) ?? []
  const listed = codesLike(names, code)
  return listed.length > 0 && !listed.includes(code) ? code : null
}

/**
 * A vehicle that is called like one that is listed but for its figures, normalised: NMAX 125, where there is a 155 only, Jimny JB64
 * beside a JB74. null = none, or something is asked that holds of every vehicle.
 */
export async function findUnlistedVariant(source: Source, query: string, lang: Lang): Promise<string | null> {
  const text = normalizeText(query)
  const isAsked = (typed: string) => asksOfPart(text.replace(typed, ' ').trim())
  for (const called of listCalled(source.vehicleNames, splitNormalized(text)))
    if (isAsked(called.typed) && !(await isListed(source, called, lang))) return `${called.name} ${called.figures}`
  const code = findCode(source.vehicleNames, text)
  return code !== null && isAsked(code) ? code : null
}
