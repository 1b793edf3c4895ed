import { listConcepts } from '@/lib/server/search/concepts'
import { isConceptToken } from '@/lib/server/search/synonyms'
import { indexTokens, splitRuns } from '@/lib/server/search/tokenize'
import { stemWord } from './stem'

/** A text with what it is found by, in all languages at once. */
export type TextDocument = {
  /** Title and other ways to ask. */ title: ReadonlySet<string>
  /** Title and everything else. */ all: ReadonlySet<string>
}

/** Texts few enough to be held in memory and looked at one by one. */
export type TextIndex<D extends TextDocument> = {
  documents: readonly D[]
  /** In how many texts a token stands. */
  frequencies: ReadonlyMap<string, number>
  /** Latin words that stand somewhere. */
  words: readonly string[]
}

export function buildTextIndex<D extends TextDocument>(documents: readonly D[]): TextIndex<D> {
  const frequencies = countTokens(documents)
  return {
    documents,
    frequencies,
    words: [...frequencies.keys()].filter((token) => /^[a-z]{3,}$/.test(token) && !isConceptToken(token)),
  }
}

/** Words, pairs of letters and concepts of some texts; each text is read for itself, so that nothing is found across their borders. */
export function readTokens(texts: readonly string[]): ReadonlySet<string> {
  const lines = texts.flatMap((text) => text.split('\n'))
  return new Set(
    lines.flatMap((line) => [
      ...indexTokens(line, false).flatMap((token) => [token, stemWord(token)]),
      ...listConcepts(splitRuns(line)),
    ]),
  )
}

function countTokens(documents: readonly TextDocument[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { all } of documents) for (const token of all) counts.set(token, (counts.get(token) ?? 0) + 1)
  return counts
}
