import { collectPostings, type Postings } from '@/lib/server/search/postings'
import { askingWords } from './plan-texts'
import { tokensOfLine } from './text-index'

/** A query that is known to be meant for something. */
type Phrase<T> = { of: T; length: number }

/** A year is of a vehicle, and how one asks says nothing of what is asked. */
const year = /^(?:19|20|25)\d\d$/
const readPhrase = (text: string): ReadonlySet<string> =>
  new Set(tokensOfLine(text).filter((token) => !askingWords.has(token) && !year.test(token)))

export type PhraseIndex<T> = {
  /** The phrases that have a token. */
  postings: Postings<Phrase<T>>
  /** How much a token tells: the rarer, the more. */
  weightOf: (token: string) => number
}

/**
 * Whole queries that others can be compared with. Tokens weigh `ln(1 + N / n)`, where n of N phrases have them (inverse document
 * frequency, Spärck Jones 1972); one that none has weighs twice as much as the rarest.
 */
export function buildPhraseIndex<T>(phrases: readonly { of: T; text: string }[]): PhraseIndex<T> {
  const read = phrases.map(({ of, text }) => ({ of, tokens: readPhrase(text) }))
  const counts = new Map<string, number>()
  for (const { tokens } of read) for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1)
  const { length: total } = read
  const weightOf = (token: string) => Math.log(1 + total / (counts.get(token) ?? 0.5))
  const { add, close } = collectPostings<Phrase<T>>()
  for (const { of, tokens } of read) {
    const phrase = { of, length: measure(tokens, weightOf) }
    for (const token of tokens) add(token, phrase)
  }
  return { postings: close(), weightOf }
}

/** How like a text is to the nearest phrase of each: the cosine of their weighted tokens, 0–1; below `least` they are left out. */
export function comparePhrases<T>({ postings, weightOf }: PhraseIndex<T>, text: string, least: number): Map<T, number> {
  const tokens = readPhrase(text)
  const length = measure(tokens, weightOf)
  const products = new Map<Phrase<T>, number>()
  for (const token of tokens)
    for (const phrase of postings.get(token) ?? [])
      products.set(phrase, (products.get(phrase) ?? 0) + weightOf(token) ** 2)
  const best = new Map<T, number>()
  for (const [phrase, product] of products) {
    const likeness = product / (length * phrase.length)
    if (likeness >= least && likeness > (best.get(phrase.of) ?? 0)) best.set(phrase.of, likeness)
  }
  return best
}

function measure(tokens: ReadonlySet<string>, weightOf: (token: string) => number): number {
  return Math.hypot(...[...tokens].map(weightOf))
}
