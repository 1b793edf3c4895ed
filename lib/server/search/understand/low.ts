import { asksCost, isFillerOnly, splitPieces } from '@/lib/server/search/concepts'
import { normalizeText } from '@/lib/server/search/normalize'
import { conceptToken, isConceptToken, type ConceptId } from '@/lib/server/search/synonyms'
import { splitRuns } from '@/lib/server/search/tokenize'

/** Low: in Thai, as that is written in Latin letters, in English and in Japanese. */
const low = /เตีย(?:ลง)?|(?<![a-z])(?:tia|low)(?![a-z])|低(?:く(?:する|したい)?|い|め)/

const tokensOf = (...words: ConceptId[]): ReadonlySet<string> => new Set(words.map(conceptToken))
/** What may be low: a vehicle by its type, or the shocks that make it so. */
const lowThings = tokensOf(
  'shock',
  'pair',
  'mono',
  'scooter',
  'underbone',
  'motorcycle',
  'bigbike',
  'car',
  'pickup',
  'van',
)
const lowering = conceptToken('lowering')

/** The words of a text beside the one for low; null = it does not say so of a vehicle or its shocks: low rebound, low price. */
export function takeLow(text: string): string | null {
  const typed = normalizeText(text)
  if (!low.test(typed)) return null
  const runs = splitRuns(typed.replace(low, ' '))
  if (isFillerOnly(runs)) return ''
  const pieces = splitPieces(runs)
  const isOther = pieces.some(({ concept }) => concept !== null && isConceptToken(concept) && !lowThings.has(concept))
  return isOther || asksCost(runs) ? null : pieces.map(({ run }) => run.text).join(' ')
}

/** Whether a text asks how something is lowered, and for no part by its name. */
export function isAboutLowering(text: string): boolean {
  const concepts = splitPieces(splitRuns(text)).map(({ concept }) => concept)
  return (
    concepts.includes(lowering) &&
    concepts.every((concept) => concept !== null && (concept === lowering || lowThings.has(concept)))
  )
}
