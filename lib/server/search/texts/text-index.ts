import { listConcepts } from '@/lib/server/search/concepts'
import { normalizeText } from '@/lib/server/search/normalize'
import { collectPostings, type Postings } from '@/lib/server/search/postings'
import { isConceptToken } from '@/lib/server/search/synonyms'
import { splitNormalized, tokensOfRuns } from '@/lib/server/search/tokenize'
import { remember } from '@/lib/utils/remember'
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

/** Words, pairs of letters and concepts of a line. */
export function tokensOfLine(line: string): readonly string[] {
  const normalized = normalizeText(line)
  const runs = splitNormalized(normalized)
  return [
    ...tokensOfRuns(runs, false).flatMap((token) => [token, stemWord(token)]),
    ...listConcepts(runs),
    ...takeEveryday(normalized).words.map(({ token }) => token),
  ]
}

/** Of lines of the site: a change of the catalogue or at the desk leaves nearly all of them as they were, and many stand in several texts. */
const tokensOfStored = remember(20_000, tokensOfLine)

/** Tokens of some texts of the site; each line is read for itself, so that nothing is found across their borders. */
export function readTokens(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.split('\n')).flatMap(tokensOfStored))
}

function listPostings<D extends TextDocument>(documents: readonly D[]): Postings<D> {
  const { add, close } = collectPostings<D>()
  for (const document of documents) for (const token of document.all) add(token, document)
  return close()
}
