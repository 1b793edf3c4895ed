import type { Axle } from '@/lib/contract/common'
import type { Construction, Family, ProductKind } from '@/lib/contract/product-words'
import { splitPieces } from '@/lib/server/search/concepts'
import { conceptToken, isConceptToken, type ConceptId } from '@/lib/server/search/synonyms'
import { splitRuns } from '@/lib/server/search/tokenize'

const rear = ['twin-shock', 'mono-shock', 'unit-swing-shock', 'gas-shock'] as const
const front = [
  'front-shock',
  'gas-shock',
  'strut',
  'coilover',
  'fork-cartridge',
  'fork-upgrade',
  'fork-damper',
] as const
const forks = ['fork-upgrade', 'fork-cartridge', 'fork-damper', 'fork-spring'] as const
const springs = ['lowering-spring', 'comfort-spring', 'lift-spring', 'spare-spring', 'fork-spring'] as const

/** What is meant by an end of a vehicle that is all that is named beside it. */
export const shocksAt: Readonly<Record<Axle, readonly ProductKind[]>> = { front, rear }
export const shocks = [...rear, 'front-shock', 'strut', 'coilover'] as const
export const lowering = ['lowering-spring'] as const
const lift = ['lift-spring'] as const
const loadAssist = ['load-assist'] as const
const mono = ['mono-shock', 'unit-swing-shock'] as const
const twin = ['twin-shock'] as const

/** What takes turns in the list of what was found: none of it is behind all of the others. */
export type Turn = { kinds?: readonly ProductKind[]; axle?: Axle; vehicles?: readonly string[] }
type Meaning = { words: readonly ConceptId[]; kinds: readonly ProductKind[]; turns?: readonly Turn[] }

/** What a buyer means by words of the trade: the first row whose words all stand in the query. */
const meanings: readonly Meaning[] = [
  { words: ['fork', 'oil'], kinds: ['fork-oil'] },
  { words: ['oil'], kinds: ['damper-oil', 'fork-oil'] },
  { words: ['sealKit'], kinds: ['seal-kit'] },
  { words: ['steeringDamper'], kinds: ['steering-damper'] },
  { words: ['bushing'], kinds: ['bushing'] },
  { words: ['bumpStop'], kinds: ['bump-stop'] },
  { words: ['compressor'], kinds: ['air-compressor'] },
  { words: ['airSuspension'], kinds: ['air-kit', 'air-strut', 'air-spring'] },
  {
    words: ['cartridge', 'shock', 'rear'],
    kinds: [...rear, ...forks],
    turns: [{ kinds: forks }, { kinds: rear }],
  },
  { words: ['cartridge'], kinds: ['fork-cartridge'] },
  { words: ['fork', 'shock', 'rear'], kinds: [...rear, ...forks], turns: [{ kinds: forks }, { kinds: rear }] },
  { words: ['fork', 'spring'], kinds: ['fork-spring', 'fork-upgrade'] },
  { words: ['fork', 'upgrade'], kinds: ['fork-upgrade', 'fork-cartridge', 'fork-damper', 'fork-spring'] },
  { words: ['fork'], kinds: forks },
  { words: ['coilover'], kinds: ['coilover'] },
  { words: ['lift', 'shock'], kinds: lift, turns: [{ kinds: lift }, { kinds: shocks }] },
  { words: ['lowering', 'shock'], kinds: lowering, turns: [{ kinds: lowering }, { kinds: shocks }] },
  { words: ['lift'], kinds: lift },
  { words: ['lowering'], kinds: lowering },
  { words: ['strut'], kinds: ['strut', 'coilover'] },
  { words: ['comfort', 'spring'], kinds: ['comfort-spring'] },
  { words: ['load', 'shock'], kinds: loadAssist, turns: [{ kinds: loadAssist }, { kinds: shocks }] },
  { words: ['load'], kinds: loadAssist },
  { words: ['spring', 'mono'], kinds: [...springs, ...mono], turns: [{ kinds: springs }, { kinds: mono }] },
  { words: ['spring', 'pair'], kinds: [...springs, ...twin], turns: [{ kinds: springs }, { kinds: twin }] },
  { words: ['spring', 'shock'], kinds: [...springs, ...shocks], turns: [{ kinds: springs }, { kinds: shocks }] },
  {
    words: ['spring'],
    kinds: springs,
    turns: [{ kinds: springs.filter((kind) => kind !== 'fork-spring') }, { kinds: ['fork-spring'] }],
  },
  { words: ['mono'], kinds: mono },
  { words: ['pair'], kinds: twin },
  // Of a motorcycle, any shock with gas in it.
  { words: ['gas', 'shock'], kinds: ['gas-shock', ...twin, ...mono] },
  {
    words: ['rear', 'front'],
    kinds: [...new Set([...rear, ...front])],
    turns: [{ axle: 'rear' }, { axle: 'front' }],
  },
  { words: ['shock', 'rear'], kinds: rear },
  { words: ['shock', 'front'], kinds: front },
  { words: ['upgrade', 'shock'], kinds: [...shocks, ...forks] },
  { words: ['reservoir'], kinds: shocks },
  { words: ['shock'], kinds: shocks },
]

const withReservoir = ['piggyback', 'hose-reservoir', 'hybrid'] as const

const vehicleWords: readonly { word: ConceptId; family: Family }[] = [
  { word: 'scooter', family: 'scooter' },
  { word: 'underbone', family: 'underbone' },
  { word: 'bigbike', family: 'bigbike' },
  { word: 'car', family: 'car' },
  { word: 'pickup', family: 'pickup' },
]

export type MeantKinds = {
  kinds: readonly ProductKind[]
  turns: readonly Turn[]
  /** Of these vehicles; empty = of any. */
  families: readonly Family[]
  axle: Axle | null
  /** With a reservoir; empty = however it is built. */
  constructions: readonly Construction[]
  /** The query without the words of the trade. */
  rest: string
}

/** Parts that are asked for by what they measure, or by what they are made of. */
export const smallParts: ReadonlySet<string> = new Set(['seal-kit', 'bushing', 'bump-stop', 'eye-end'])

/** Of these, letters and figures are a size or a grade. */
export const isSized = (kind: string): boolean => smallParts.has(kind) || kind.endsWith('-oil')

/** Parts of no vehicle: liquids, and what feeds air springs. */
export const forAnyVehicle: ReadonlySet<string> = new Set([
  'fork-oil',
  'damper-oil',
  'air-compressor',
  'air-tank',
  'air-controller',
])

/** A small part of a diameter, as products are called by both: `seal kit 41`; null = the text names none. */
export function readSized(text: string): string | null {
  const { kinds } = readKinds(text)
  const [kind] = kinds
  const [, figure] = /(?<![\d.])(\d{1,2}(?:\.\d)?) ?(?:mm|มม|มิล|ミリ|$)/i.exec(text) ?? []
  if (figure === undefined || kind === undefined || !kinds.every((one) => smallParts.has(one))) return null
  return `${kind.replace('-', ' ')} ${figure}`
}

/** The kinds of part a query names, and what else stands in it. */
export function readKinds(query: string): MeantKinds {
  const pieces = splitPieces(splitRuns(query))
  const named = new Set(pieces.flatMap(({ concept }) => (concept === null ? [] : [concept])))
  const has = (id: ConceptId) => named.has(conceptToken(id))
  const { kinds = [], turns = [] } = meanings.find(({ words }) => words.every(has)) ?? {}
  return {
    kinds,
    turns,
    families: vehicleWords.flatMap(({ word, family }) => (has(word) ? [family] : [])),
    constructions: has('reservoir') ? withReservoir : [],
    axle: has('rear') === has('front') ? null : has('rear') ? 'rear' : 'front',
    rest: pieces
      .filter(({ concept }) => concept === null || !isConceptToken(concept))
      .map(({ run }) => run.text)
      .join(' '),
  }
}
