import { normalizeText } from './normalize'
import { fillers } from './words/fillers'
import { parts } from './words/parts'
import { queryOnly } from './words/query-only'
import { vehicles } from './words/vehicles'
import { wishes } from './words/wishes'

/**
 * Words of the trade that mean the same to a buyer, in all languages at once: whoever writes one of them finds the texts with any other.
 * Spellings that differ only by tone marks, small kana, long vowels, width or case need no entry of their own.
 */
const synonyms = { ...parts, ...vehicles, ...wishes }

export type ConceptId = keyof typeof synonyms

/** Tokens begin with a private-use character that no visitor types, so that a word can never be taken for one. */
export function conceptToken(id: ConceptId): string {
  return `\uE000${id.toLowerCase()}`
}

/** Whether a token stands for a concept and not for a written word. */
export function isConceptToken(token: string): boolean {
  return token.startsWith('\uE000')
}

/** What a filler stands for instead of a concept. */
export const fillerToken = '\uE000'
/** What it costs is asked of services and questions; among parts, which are all sold, it tells nothing. */
export const costToken = conceptToken('cost')

export const queryOnlySpellings: ReadonlySet<string> = new Set(queryOnly.map(normalizeText))

/** Spellings by normalised text, e.g. `shock absorber` or โชคอพ. The entry with the most characters wins where several fit. */
export const conceptBySpelling: ReadonlyMap<string, string> = new Map([
  ...fillers.map((filler): [string, string] => [normalizeText(filler), fillerToken]),
  ...(Object.keys(synonyms) as ConceptId[]).flatMap((id) =>
    synonyms[id].map((spelling): [string, string] => [normalizeText(spelling), conceptToken(id)]),
  ),
])

/** Latin words of the table: known words even when no stored text has them. */
export const conceptWords: ReadonlySet<string> = new Set(
  [...conceptBySpelling]
    .filter(([, token]) => token !== fillerToken)
    .flatMap(([spelling]) => spelling.split(' '))
    .filter((word) => /^[a-z]{4,}$/.test(word)),
)
