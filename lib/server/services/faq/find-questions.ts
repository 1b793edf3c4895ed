import { listKeyboardReadings } from '@/lib/server/search/keyboard'
import { loosen, planQuery, type Group } from '@/lib/server/search/plan'
import { conceptBySpelling } from '@/lib/server/search/synonyms'
import { editDistance } from '@/lib/server/search/vocabulary'
import type { FaqDocument, FaqIndex } from './search-index'
import { stemWord } from './stem'

export type FaqFound = {
  /** Best first. */
  ids: string[]
  /** What was searched instead of the query; null = the query itself. */
  corrected: string | null
}

/** Share of the weight of a query that a question must meet, and share of the best one's score below which a question is left out. */
const enough = 0.45
const nearBest = 0.4
/** A reading of the query that meets less than this of its weight makes the other keyboard layout worth trying. */
const sure = 0.75
const points = { title: 2, body: 1 } as const
const most = 20
/** Share of the weight that a word has when no question has it. */
const unknownWord = 0.3

/** Words that say how one asks and not about what. */
const askingWords = new Set([
  'i',
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
])

/** Questions for a text in any of the three scripts: as typed, on the other keyboard layout, then with misspelt words mended. */
export function findQuestions(index: FaqIndex, query: string): FaqFound {
  const plain = rank(index, planGroups(index, query, false))
  if (plain.share >= sure) return { ids: plain.ids, corrected: null }
  const readings = listKeyboardReadings(query).map((text) => ({ text, ...rank(index, planGroups(index, text, false)) }))
  const other = readings.sort((a, b) => b.share - a.share)[0]
  const mended = rank(index, planGroups(index, query, true))
  if (other && other.share >= sure && other.share > mended.share) return { ids: other.ids, corrected: other.text }
  return { ids: mended.share > plain.share ? mended.ids : plain.ids, corrected: null }
}

/** The ideas of a query, with the words of this index that may be meant. */
function planGroups(index: FaqIndex, query: string, mend: boolean): Group[] {
  const groups = loosen(planQuery(query.trim().slice(0, 120)))
  const telling = groups.filter(({ text }) => !askingWords.has(text))
  return (telling.length > 0 ? telling : groups).map((group) =>
    group.script === 'latin'
      ? { ...group, alternatives: [...group.alternatives, ...listSpellings(index, group.text, mend)] }
      : group,
  )
}

function listSpellings(index: FaqIndex, word: string, mend: boolean): string[][] {
  if (index.frequencies.has(word) || conceptBySpelling.has(word)) return [[stemWord(word)]]
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
  const near = words
    .filter((known) => Math.abs(known.length - word.length) <= reach)
    .map((known) => ({ known, distance: editDistance(word, known) }))
  const best = Math.min(reach + 1, ...near.map(({ distance }) => distance))
  return best > reach ? [] : near.filter(({ distance }) => distance === best).map(({ known }) => known)
}

type Ranking = { ids: string[]; /** How much of the whole query the best question meets, 0–1. */ share: number }

/** Scores every question by the weight of the groups it meets; those in the question itself count twice. */
function rank(index: FaqIndex, groups: readonly Group[]): Ranking {
  const weighted = weigh(index, groups)
  const whole = sum(weighted, ({ weight }) => weight)
  if (whole === 0) return { ids: [], share: 0 }
  const scored = index.documents.map((document) => {
    const met = weighted
      .map((part) => ({ ...part, times: pointsOf(document, part.group) }))
      .filter(({ times }) => times > 0)
    return {
      document,
      share: sum(met, ({ weight }) => weight) / whole,
      score: sum(met, ({ weight, times }) => weight * times) / whole,
      full: sum(met, ({ full }) => full),
    }
  })
  const found = scored
    .filter(({ share }) => share >= enough)
    .sort((a, b) => b.score - a.score || a.document.number - b.document.number)
  const best = found[0]?.score ?? 0
  const kept = found.filter(({ score }) => score >= nearBest * best).slice(0, most)
  return {
    ids: kept.map(({ document }) => document.id),
    share: Math.max(0, ...found.map(({ full }) => full)) / sum(weighted, ({ full }) => full),
  }
}

function sum<T>(parts: readonly T[], read: (part: T) => number): number {
  return parts.reduce((total, part) => total + read(part), 0)
}

function pointsOf({ title, all }: FaqDocument, { alternatives }: Group): number {
  const meets = (tokens: ReadonlySet<string>) =>
    alternatives.some((alternative) => alternative.every((token) => tokens.has(token)))
  return meets(title) ? points.title : meets(all) ? points.body : 0
}

type Weighted = {
  group: Group
  /** As in any other query. */ full: number
  /** Less for a word that no question has. */ weight: number
}

/**
 * How much each group tells: much for what few questions have. A word that none has says little, because visitors add names and places
 * of their own; a pair of letters that none has says that the rest may have been met by chance.
 */
function weigh({ documents, frequencies }: FaqIndex, groups: readonly Group[]): Weighted[] {
  const counted = groups.map((group) => ({
    group,
    count: Math.max(
      0,
      ...group.alternatives.map((tokens) => Math.min(...tokens.map((token) => frequencies.get(token) ?? 0))),
    ),
  }))
  if (counted.every(({ count }) => count === 0)) return []
  return counted.map(({ group, count }) => {
    const full = Math.log(1 + documents.length / Math.max(1, count))
    return { group, full, weight: count === 0 && isWord(group) ? unknownWord * full : full }
  })
}

function isWord({ script }: Group): boolean {
  return script === 'latin' || script === 'digit'
}
