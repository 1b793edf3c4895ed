import { loosen, planQuery, type Group } from '@/lib/server/search/plan'
import { asksCost, isFillerOnly } from '@/lib/server/search/concepts'
import { normalizeText } from '@/lib/server/search/normalize'
import { conceptBySpelling, costToken, isConceptToken } from '@/lib/server/search/synonyms'
import { splitRuns } from '@/lib/server/search/tokenize'
import { editDistance } from '@/lib/server/search/vocabulary'
import { takeEveryday, type EverydayWord } from './everyday'
import { stemWord } from './stem'
import { shortestAlone } from '@/lib/server/search/resolve'
import type { TextDocument, TextIndex } from './text-index'

type Index = TextIndex<TextDocument>

/** Words that say how one asks and not about what. */
export const askingWords: ReadonlySet<string> = new Set([
  'a',
  'i',
  'like',
  'how',
  'what',
  'which',
  'when',
  'where',
  'why',
  'who',
  'can',
  'do',
  'does',
  'did',
  'is',
  'are',
  'was',
  'be',
  'to',
  'in',
  'on',
  'it',
  'an',
  'or',
  'if',
  'me',
  'you',
  'your',
  'should',
  'have',
  'has',
  'need',
  'there',
  'this',
  'that',
  'from',
  'at',
  'get',
  'much',
  'many',
  'must',
  'near',
  'nearest',
  'nearby',
  'closest',
  'still',
  'after',
  'before',
  'than',
  'then',
  'while',
  'too',
  'we',
  'will',
  'would',
  'feel',
  'feels',
  'gets',
  'going',
  'very',
])

const isKnown = ({ alternatives }: Group) => isConceptToken(alternatives[0]?.[0] ?? '')

/** An everyday word, or in Latin letters also the very words that were typed. */
function toGroup({ token, text }: EverydayWord): Group {
  const [first] = splitRuns(text)
  const script = first?.script ?? 'latin'
  return { text, script, alternatives: [[token], ...(script === 'latin' ? [text.split(' ').map(stemWord)] : [])] }
}

const cost: Group = { text: 'cost', script: 'latin', alternatives: [[costToken]] }

/** The ideas of a query, with the words of this index that may be meant. */
export function planGroups(index: Index, query: string, mend: boolean): Group[] {
  const { words, rest } = takeEveryday(normalizeText(query.trim().slice(0, 120)))
  const groups = words.length > 0 && isFillerOnly(splitRuns(rest)) ? [] : loosen(planQuery(rest))
  const known = [...words.map(toGroup), ...(asksCost(splitRuns(query)) ? [cost] : [])]
  const telling = groups.filter(({ text }) => text !== '' && !askingWords.has(text))
  const all = [...known, ...telling]
  // Of words that are all unknown, a short one is near to some other by chance: dog food is no Ford.
  const isStrange = all.length > 1 && !all.some((group) => isKnown(group) || index.postings.has(group.text))
  const canMend = (word: string) => mend && !(isStrange && word.length < shortestAlone)
  return (all.length > 0 ? all : groups).map((group) =>
    group.script === 'latin' && !isKnown(group)
      ? { ...group, alternatives: [...group.alternatives, ...listSpellings(index, group.text, canMend(group.text))] }
      : group,
  )
}

function listSpellings(index: Index, word: string, mend: boolean): string[][] {
  if (index.postings.has(word) || conceptBySpelling.has(word)) return [[stemWord(word)]]
  const begun = word.length >= 3 ? index.words.filter((known) => known.startsWith(word)) : []
  const close = mend && word.length >= 4 ? nearestWords(index.words, word) : []
  return [stemWord(word), ...begun, ...close].flatMap((known) => [[known], ...listConceptOf(known)])
}

function listConceptOf(word: string): string[][] {
  const concept = conceptBySpelling.get(word)
  return concept ? [[concept]] : []
}

/** Known words at most one edit away, two from seven letters on; only the nearest. */
function nearestWords(words: readonly string[], word: string): string[] {
  const reach = word.length >= 7 ? 2 : 1
  const letters = lettersOf(word)
  const near = words
    .filter(
      (known) => Math.abs(known.length - word.length) <= reach && countBits(lettersOf(known) ^ letters) <= 2 * reach,
    )
    .map((known) => ({ known, distance: editDistance(word, known) }))
  const best = Math.min(reach + 1, ...near.map(({ distance }) => distance))
  return best > reach ? [] : near.filter(({ distance }) => distance === best).map(({ known }) => known)
}

/** The letters of a Latin word as bits: an edit changes two of them at most, so that few of thousands of words have to be compared. */
function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) - 97)
  return bits
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}
