import { splitPieces } from '@/lib/server/search/concepts'
import { conceptBySpelling } from '@/lib/server/search/synonyms'
import { normalizeText } from '@/lib/server/search/normalize'
import { splitRuns, toBigrams } from '@/lib/server/search/tokenize'
import { takeEveryday } from './everyday'
import { planGroups } from './plan-texts'
import type { TextDocument, TextIndex } from './text-index'

/** Of longer queries the rest says enough. */
const most = { words: 4, thai: 14, japanese: 9 } as const
/** Share of the pairs of letters of a word that a text with that word surely has; two words share some. */
const sure = 0.67
const links = /\s(?:for|of|in|on|at|from|with|to|after|before|when|while|and|or)\s.*$/
const shortest = 4
/** What more texts have is no word of another trade. */
const rare = 4
/** Letters that a word may lose and still be the same. */
const longestEnding = 3

/** Japanese without spaces that ends in a noun: no verb, and no particle behind it. */
const isCompound = (query: string) =>
  /^[\u3041-\u30FF\p{Script=Han}]*[\u30A1-\u30FF\p{Script=Han}]{2,}$/u.test(query.normalize('NFKC').trim())

/** Whether a text has the word that a query is about. */
export type HasHead = (document: TextDocument) => boolean

/**
 * What a short query is about: grips in `handlebar grips`, the last word in English and Japanese, the first in Thai (ผ้า in ผ้าเบรก).
 * Where only the other word is known, nothing here is about it. Null = it cannot be told.
 */
export function findHead(index: TextIndex<TextDocument>, query: string): HasHead | null {
  const text = normalizeText(query)
  if (/^[a-z ]+$/.test(text)) return findLatin(index, text)
  if (/^[\u0E00-\u0E7F]+$/.test(text) && text.length <= most.thai) return findUnspaced(text, 0)
  return isCompound(query) && text.length <= most.japanese ? findUnspaced(text, -1) : null
}

const isKnownWord = (text: string) => takeEveryday(text).words.length > 0 || conceptBySpelling.has(text)

function findLatin(index: TextIndex<TextDocument>, text: string): HasHead | null {
  const words = text.split(' ').length
  const head = text.replace(links, '').split(' ').at(-1) ?? ''
  // What is done, or what it costs, is done with the other word.
  if (words < 2 || words > most.words + 1 || head.length < shortest || isKnownWord(head)) return null
  if ((index.postings.get(head)?.length ?? 0) > rare) return null
  const spellings = planGroups(index, head, false)
    .flatMap(({ alternatives }) => alternatives.flat())
    .filter((token) => token.length >= head.length - longestEnding)
  return ({ all }) => spellings.some((token) => all.has(token))
}

/** The unknown word at one end of a text whose other words are known. */
function findUnspaced(text: string, end: 0 | -1): HasHead | null {
  const { words, rest } = takeEveryday(text)
  const part = rest.split(' ').at(end) ?? ''
  const piece = splitPieces(splitRuns(part)).at(end)
  const head = piece?.run.text ?? ''
  const isAtEnd = end === 0 ? text.startsWith(head) : text.endsWith(head)
  const isOther = words.length > 0 || head.length < part.length
  if (!piece || piece.concept !== null || head.length < 2 || !isAtEnd || !isOther) return null
  const pairs = toBigrams(head)
  return ({ title }) => pairs.filter((pair) => title.has(pair)).length >= sure * pairs.length
}
