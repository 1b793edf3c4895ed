import type { Lang } from '@/lib/contract/common'
import type { SearchHitRef } from '@/lib/server/search/query'
import { normalizeText } from '@/lib/server/search/normalize'
import { canPart } from '@/lib/server/search/thai-cut'
import { splitNormalized, type Run } from '@/lib/server/search/tokenize'
import { isAboutPart, takeEveryday } from '@/lib/server/search/texts/everyday'
import { readVehicles } from './read-vehicle'
import type { Source } from './source'
import { toSound, type VehicleNames } from './vehicle-names'

/** Displacements by which motorcycles and scooters are called, cm³. */
const displacements = new Set(
  [50, 80, 90, 100, 110, 113, 115, 125, 135, 150, 155, 160, 175, 180, 190, 200, 220, 225, 250, 300, 310, 350, 390, 400]
    .concat([450, 500, 530, 560, 600, 650, 660, 690, 700, 750, 800, 850, 900, 950, 1000, 1100, 1200, 1250, 1300])
    .map(String),
)
/** Lengths of shocks, mm, when they do not stand at the name. */
const isLength = (figures: string) => Number(figures) >= 280 && Number(figures) <= 450
/** What makes figures something else than a displacement. */
const isUnit = (run: Run | undefined) =>
  run !== undefined && /^(?:mm|cm|kg|km|กก|กิโล|มม|ซม|บาท|ミリ|キロ|円|年)/.test(run.text)
/** An engine is called by a rounded figure: 149 cm³ is a 150. */
const rounding = 0.06
const fewestLetters = 2
/** Of a name that is only one with figures: an, sh. */
const fewestAlone = 3
const mostRuns = 3

/** Name and figures as they stand in a text: `nmax 125`. */
type Called = { name: string; figures: string; typed: string }

/** Names that have figures behind them in the catalogue, wherever one stands before figures in the text. */
function* listCalled(names: VehicleNames, runs: readonly Run[]): Generator<Called> {
  for (const [at, { script, text: figures, word }] of runs.entries()) {
    if (script !== 'digit' || isUnit(runs[at + 1])) continue
    for (let from = Math.max(0, at - mostRuns); from < at; from++) {
      const parts = runs.slice(from, at).map(({ text }) => text)
      const name = knownEnd(names, parts.join(''))
      const isGlued = runs[at - 1]?.word === word
      if (name !== null && (isGlued || !isLength(figures)))
        yield { name, figures, typed: `${parts.join(' ')} ${figures}` }
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

/** X-ADV 750 has an ADV 750 in it. */
function isPartOfName({ models }: VehicleNames, text: string): boolean {
  const sound = toSound(text)
  return Array.from(models.keys()).some((name) => name.includes(sound))
}

async function hasEngine(source: Source, vehicles: readonly SearchHitRef[], figures: string): Promise<boolean> {
  const ids = vehicles.map(({ refId }) => refId)
  const rows = await source.db.selectFrom('vehicle').select('engine_cc').where('id', 'in', ids).execute()
  const asked = Number(figures)
  return rows.some(({ engine_cc: cc }) => cc !== null && Math.abs(cc - asked) <= rounding * asked)
}

const code = /(?<![a-z0-9])([a-z]{2})(\d{2})(?![a-z0-9])/

/** Letters of a chassis and other figures than any vehicle here: JB64 beside a JB74. */
function findCode({ figured }: VehicleNames, text: string): string | null {
  const [typed, letters = '', figures = ''] = code.exec(text) ?? []
  const known = figured.get(letters)
  return typed !== undefined && known?.has(figures) === false && [...known].some((other) => other.length === 2)
    ? typed
    : null
}

/**
 * A vehicle that is called like one that is listed but for its figures, normalised: NMAX 125, where there is a 155 only, Jimny JB64
 * beside a JB74. null = none, or something is asked that holds of every vehicle.
 */
export async function findUnlistedVariant(source: Source, query: string, lang: Lang): Promise<string | null> {
  const { vehicleNames: names } = source
  const text = normalizeText(query)
  const runs = splitNormalized(text)
  for (const { name, figures, typed } of listCalled(names, runs)) {
    if (!displacements.has(figures) || isPartOfName(names, name + figures)) continue
    if (!takeEveryday(text.replace(typed, ' ').trim()).words.every(isAboutPart)) continue
    const { best } = await readVehicles(source, name, lang)
    const isKnown = best.length === 0 ? name.length < fewestAlone : await hasEngine(source, best, figures)
    if (!isKnown) return `${name} ${figures}`
  }
  return findCode(names, text)
}
