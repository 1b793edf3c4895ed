import { listConcepts } from '@/lib/server/search/concepts'
import { normalizeText } from '@/lib/server/search/normalize'
import { addPosting, type Postings } from '@/lib/server/search/postings'
import { isConceptToken } from '@/lib/server/search/synonyms'
import { indexTokens, splitRuns } from '@/lib/server/search/tokenize'
import { takeEveryday } from './everyday'
import { stemWord } from './stem'

/** A text with what it is found by, in all languages at once. */
export type TextDocument = {
  /** Title and other ways to ask. */ title: ReadonlySet<string>
  /** Title and everything else. */ all: ReadonlySet<string>
}

/** Texts few enough to be held in memory and looked at one by one. */
export type TextIndex<D extends TextDocument> = {
  documents: readonly D[]
  /** The texts in which a token stands. */
  postings: Postings<D>
  /** Latin words that stand somewhere. */
  words: readonly string[]
}

export function buildTextIndex<D extends TextDocument>(documents: readonly D[]): TextIndex<D> {
  const postings = listPostings(documents)
  return {
    documents,
    postings,
    words: [...postings.keys()].filter((token) => /^[a-z]{3,}$/.test(token) && !isConceptToken(token)),
  }
}

/** Words, pairs of letters and concepts of some texts; each text is read for itself, so that nothing is found across their borders. */
export function readTokens(texts: readonly string[]): ReadonlySet<string> {
  const lines = texts.flatMap((text) => text.split('\n'))
  return new Set(
    lines.flatMap((line) => [
      ...indexTokens(line, false).flatMap((token) => [token, stemWord(token)]),
      ...listConcepts(splitRuns(line)),
      ...takeEveryday(normalizeText(line)).words.map(({ token }) => token),
    ]),
  )
}

function listPostings<D extends TextDocument>(documents: readonly D[]): Map<string, Set<D>> {
  const postings = new Map<string, Set<D>>()
  for (const document of documents) for (const token of document.all) addPosting(postings, token, document)
  return postings
}
