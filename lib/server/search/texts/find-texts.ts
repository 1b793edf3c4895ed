import { normalizeText } from '@/lib/server/search/normalize'
import type { Group } from '@/lib/server/search/plan'
import { findMeeting } from '@/lib/server/search/postings'
import { listReadings } from '@/lib/server/search/readings'
import { isConceptToken } from '@/lib/server/search/synonyms'
import { planGroups } from './plan-texts'
import type { TextDocument, TextIndex } from './text-index'

export type FoundText<D extends TextDocument> = {
  document: D
  /** How much of the query it meets, 0–1, and how much of that in its title. */
  share: number
  titleShare: number
}
export type FoundTexts<D extends TextDocument> = {
  /** In no order. */
  found: FoundText<D>[]
  /** How much of the whole query, unknown words included, the best one meets, 0–1. */
  share: number
  /** Some of it is compared by pairs of letters, of which any two words share some. */
  isByPairs: boolean
  /** Words of it were taken for misspelt ones. */
  isMended: boolean
  /** What was searched instead of the query; null = the query itself. */
  corrected: string | null
}

/** Share of the weight of a query that a text must meet. */
const enough = 0.45
/** A reading of the query that meets less than this of its weight makes the other keyboard layout worth trying. */
const sure = 0.75
/** Shares that differ by less are the same. */
const nearly = 0.01
/** Share of the weight that a word has when no text has it. */
const unknownWord = 0.3
const pair = 0.5

/** Texts for a query in any of the three scripts: as typed, on the other keyboard layout, then with misspelt words mended. */
export function findTexts<D extends TextDocument>(index: TextIndex<D>, query: string): FoundTexts<D> {
  const plain = measure(index, planGroups(index, query, false))
  if (plain.share >= sure) return { ...plain, isMended: false, corrected: null }
  const isKnown = (word: string) => index.postings.has(normalizeText(word))
  const readings = listReadings(query, isKnown).map((text) => ({
    corrected: text,
    isMended: false,
    ...measure(index, planGroups(index, text, false)),
  }))
  const other = readings.sort((a, b) => b.share - a.share)[0]
  const mended = measure(index, planGroups(index, query, true))
  // What was typed as it is read is likelier than a word that was misspelt.
  if (other && other.share >= sure && other.share > mended.share - nearly && !isChance(other)) return other
  const isMended = mended.share > plain.share
  return { ...(isMended ? mended : plain), isMended, corrected: null }
}

/** Letters of another layout make pairs that stand somewhere; what is meant stands in a title. */
function isChance({ found, isByPairs }: Pick<FoundTexts<TextDocument>, 'found' | 'isByPairs'>): boolean {
  return isByPairs && !found.some(({ titleShare }) => titleShare >= sure)
}

/** Measures every text by the weight of the groups it meets. */
function measure<D extends TextDocument>(
  index: TextIndex<D>,
  groups: readonly Group[],
): Omit<FoundTexts<D>, 'corrected' | 'isMended'> {
  const weighted = weigh(index, groups)
  const whole = sum(weighted, ({ weight }) => weight)
  const isByPairs = groups.some(isPair)
  if (whole === 0) return { found: [], share: 0, isByPairs }
  const full = sum(weighted, (part) => part.full)
  const meeting = weighted.map((part) => ({ ...part, documents: findMeeting(index.postings, part.group.alternatives) }))
  let share = 0
  const found = [...new Set(meeting.flatMap(({ documents }) => [...documents]))].flatMap((document): FoundText<D>[] => {
    const met = meeting.filter(({ documents }) => documents.has(document))
    const metShare = sum(met, ({ weight }) => weight) / whole
    if (metShare < enough) return []
    share = Math.max(share, sum(met, (part) => part.full) / full)
    const inTitle = met.filter(({ group }) => meets(document.title, group))
    return [{ document, share: metShare, titleShare: sum(inTitle, ({ weight }) => weight) / whole }]
  })
  return { found, share, isByPairs }
}

function sum<T>(parts: readonly T[], read: (part: T) => number): number {
  return parts.reduce((total, part) => total + read(part), 0)
}

function meets(tokens: ReadonlySet<string>, { alternatives }: Group): boolean {
  return alternatives.some((alternative) => alternative.every((token) => tokens.has(token)))
}

type Weighted = {
  group: Group
  /** As in any other query. */ full: number
  /** Less for a word that no text has. */ weight: number
}

/**
 * How much each group tells: much for what few texts have. A word that none has says little, because visitors add names and places
 * of their own; a pair of letters that none has says that the rest may have been met by chance.
 */
function weigh({ documents, postings }: TextIndex<TextDocument>, groups: readonly Group[]): Weighted[] {
  const counted = groups.map((group) => ({
    group,
    count: Math.max(
      0,
      ...group.alternatives.map((tokens) => Math.min(...tokens.map((token) => postings.get(token)?.length ?? 0))),
    ),
  }))
  if (counted.every(({ count }) => count === 0)) return []
  return counted.map(({ group, count }) => {
    const full = Math.log(1 + documents.length / Math.max(1, count)) * (isPair(group) ? pair : 1)
    return { group, full, weight: count === 0 && isWord(group) ? unknownWord * full : full }
  })
}

/** Several pairs of letters are one word, and a rare pair tells less than a rare word. */
function isPair({ script, alternatives }: Group): boolean {
  return (script === 'thai' || script === 'cjk') && !isConceptToken(alternatives[0]?.[0] ?? '')
}

function isWord({ script }: Group): boolean {
  return script === 'latin' || script === 'digit'
}
