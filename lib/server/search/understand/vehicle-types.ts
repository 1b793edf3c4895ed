import type { VehicleType } from '@/lib/contract/vehicle-types'
import { splitPieces } from '@/lib/server/search/concepts'
import { conceptToken, type ConceptId } from '@/lib/server/search/synonyms'
import { splitRuns } from '@/lib/server/search/tokenize'

const meant: readonly { word: ConceptId; types: readonly VehicleType[] }[] = [
  { word: 'scooter', types: ['scooter', 'vespa'] },
  { word: 'underbone', types: ['underbone'] },
  { word: 'bigbike', types: ['bigbike'] },
  { word: 'motorcycle', types: ['scooter', 'bigbike', 'underbone', 'vespa'] },
  { word: 'car', types: ['car'] },
  { word: 'pickup', types: ['pickup'] },
  { word: 'van', types: ['van'] },
]

/** The types of vehicle that are all a text names: กระบะ, pickup truck; empty = it names none, or says more. */
export function readTypes(text: string): readonly VehicleType[] {
  const pieces = splitPieces(splitRuns(text))
  const row = meant.find(({ word }) => pieces.every(({ concept }) => concept === conceptToken(word)))
  return pieces.length > 0 && row ? row.types : []
}
