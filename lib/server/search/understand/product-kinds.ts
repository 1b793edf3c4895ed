import type { Axle } from '@/lib/contract/common'
import type { Construction, Family, ProductKind } from '@/lib/contract/product'
import { splitPieces } from '@/lib/server/search/concepts'
import { isConceptToken, type ConceptId } from '@/lib/server/search/synonyms'
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

/** What a buyer means by words of the trade: the first row whose words all stand in the query. */
const meanings: readonly { words: readonly ConceptId[]; kinds: readonly ProductKind[] }[] = [
  { words: ['fork', 'oil'], kinds: ['fork-oil'] },
  { words: ['oil'], kinds: ['damper-oil', 'fork-oil'] },
  { words: ['sealKit'], kinds: ['seal-kit'] },
  { words: ['steeringDamper'], kinds: ['steering-damper'] },
  { words: ['bushing'], kinds: ['bushing'] },
  { words: ['bumpStop'], kinds: ['bump-stop'] },
  { words: ['compressor'], kinds: ['air-compressor'] },
  { words: ['airSuspension'], kinds: ['air-kit', 'air-strut', 'air-spring'] },
  { words: ['cartridge'], kinds: ['fork-cartridge'] },
  { words: ['fork', 'spring'], kinds: ['fork-spring', 'fork-upgrade'] },
  { words: ['fork', 'upgrade'], kinds: ['fork-upgrade', 'fork-cartridge', 'fork-damper', 'fork-spring'] },
  { words: ['fork'], kinds: forks },
  { words: ['coilover'], kinds: ['coilover'] },
  { words: ['lift'], kinds: ['lift-spring'] },
  { words: ['lowering'], kinds: ['lowering-spring'] },
  { words: ['strut'], kinds: ['strut', 'coilover'] },
  { words: ['comfort', 'spring'], kinds: ['comfort-spring'] },
  { words: ['load'], kinds: ['load-assist'] },
  { words: ['spring'], kinds: springs },
  { words: ['mono'], kinds: ['mono-shock', 'unit-swing-shock'] },
  { words: ['pair'], kinds: ['twin-shock'] },
  { words: ['gas', 'shock'], kinds: ['gas-shock'] },
  { words: ['shock', 'rear'], kinds: rear },
  { words: ['shock', 'front'], kinds: front },
  { words: ['upgrade', 'shock'], kinds: [...rear, 'front-shock', 'strut', 'coilover', ...forks] },
  { words: ['reservoir'], kinds: [...rear, 'front-shock', 'strut', 'coilover'] },
  { words: ['shock'], kinds: [...rear, 'front-shock', 'strut', 'coilover'] },
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
  /** Of these vehicles; empty = of any. */
  families: readonly Family[]
  axle: Axle | null
  /** With a reservoir; empty = however it is built. */
  constructions: readonly Construction[]
  /** The query without the words of the trade. */
  rest: string
}

/** The kinds of part a query names, and what else stands in it. */
export function readKinds(query: string): MeantKinds {
  const pieces = splitPieces(splitRuns(query))
  const named = new Set(pieces.flatMap(({ concept }) => (concept === null ? [] : [concept])))
  const has = (id: ConceptId) => named.has(`\uE000${id.toLowerCase()}`)
  const kinds = meanings.find(({ words }) => words.every(has))?.kinds ?? []
  return {
    kinds,
    families: vehicleWords.flatMap(({ word, family }) => (has(word) ? [family] : [])),
    constructions: has('reservoir') ? withReservoir : [],
    axle: has('rear') === has('front') ? null : has('rear') ? 'rear' : 'front',
    rest: pieces
      .filter(({ concept }) => concept === null || !isConceptToken(concept))
      .map(({ run }) => run.text)
      .join(' '),
  }
}
