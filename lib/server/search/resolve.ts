import { toCommonEra } from '@/lib/domain/calendar'
import { type Group, isPlainWord, joinGroups, listJoins, listTokens, planQuery } from './plan'
import type { SearchSource } from './source'
import { conceptBySpelling } from './synonyms'
import { isEverydayWord } from './texts/everyday'
import { findCompletions, findCorrections, type Frequencies, readFrequencies } from './vocabulary'

export type Resolved = {
  groups: Group[]
  frequencies: Frequencies
  /** Words that nothing stored begins with or equals. */
  unknown: Group[]
}

const maxCompletions = 5
/** Longer ones are two numbers that stand side by side: 302 is no beginning of an AGH30 of 2018. */
const longestNumber = 4

/** Reads a query and finds what its words stand for in this index: joined or split spellings, plurals and beginnings of words. */
export async function resolveQuery(source: SearchSource, query: string): Promise<Resolved> {
  const plan = planQuery(query)
  const frequencies = new Map(
    await readFrequencies(source, [...listTokens(plan), ...listJoins(plan), ...plan.groups.flatMap(listNumbers)]),
  )
  const exists = (token: string) => (frequencies.get(token) ?? 0) > 0
  const joined = joinGroups(plan, exists).groups.map((group) => addNumbers(group, exists))
  const groups: Group[] = []
  const unknown: Group[] = []
  for (const group of joined) {
    const isKnown = group.alternatives.some((tokens) => tokens.every(exists))
    const found = isKnown ? [] : await findSpellings(source, group, frequencies)
    const resolved = found.length > 0 ? { ...group, alternatives: found } : group
    groups.push(resolved)
    if (!isKnown && found.length === 0) unknown.push(group)
  }
  return { groups, frequencies: await completeFrequencies(source, groups, frequencies), unknown }
}

/** Of words that are all unknown, one as short as this is near to some name by chance: dog food is no DTG for a Ford. */
export const shortestAlone = 5

/** The same query with its unknown Latin words replaced by known ones; null when no word could be replaced. */
export async function correctQuery(
  source: SearchSource,
  resolved: Resolved,
  query: string,
): Promise<(Resolved & { text: string }) | null> {
  const corrections = new Map<Group, string[]>()
  const isAllUnknown = resolved.groups.length > 1 && resolved.unknown.length === resolved.groups.length
  for (const group of resolved.unknown)
    if (
      group.script === 'latin' &&
      !(isAllUnknown && group.text.length < shortestAlone) &&
      !isEverydayWord(group.text) &&
      !source.isWord(group.text)
    )
      corrections.set(group, await findCorrections(source.db, group.text))
  if (![...corrections.values()].some((words) => words.length > 0)) return null
  const fixed = resolved.groups.map((group) => {
    const words = corrections.get(group)
    return words?.[0]
      ? { ...group, text: words[0], alternatives: words.map((word) => [conceptBySpelling.get(word) ?? word]) }
      : group
  })
  const unknown = resolved.unknown.filter((group) => !corrections.get(group)?.length)
  return {
    groups: fixed,
    unknown,
    frequencies: await completeFrequencies(source, fixed, resolved.frequencies),
    text: rewriteQuery(query, corrections),
  }
}

function rewriteQuery(query: string, corrections: ReadonlyMap<Group, readonly string[]>): string {
  return Array.from(corrections).reduce(
    (text, [group, [word]]) => (word ? text.replace(new RegExp(group.text, 'iu'), word) : text),
    query.normalize('NFKC'),
  )
}

/** Other number of a Latin word, one more or one less `s`, and the common era of a Thai year. */
function listNumbers(group: Group): string[] {
  if (group.script === 'digit' && /^25\d\d$/.test(group.text)) return [String(toCommonEra(Number(group.text)))]
  if (group.script !== 'latin' || group.text.length < 3 || !isPlainWord(group)) return []
  return group.text.endsWith('s') ? [group.text.slice(0, -1)] : [`${group.text}s`]
}

function addNumbers(group: Group, exists: (token: string) => boolean): Group {
  const others = listNumbers(group).filter(exists)
  return others.length > 0
    ? { ...group, alternatives: [...group.alternatives, ...others.map((word) => [word])] }
    : group
}

async function findSpellings(source: SearchSource, group: Group, frequencies: Frequencies): Promise<string[][]> {
  const numbers = listNumbers(group).filter((word) => (frequencies.get(word) ?? 0) > 0)
  if (numbers.length > 0) return numbers.map((word) => [word])
  const isWord = isPlainWord(group)
  if (isWord && group.script === 'latin') {
    const split = await findSplit(source, group.text)
    if (split) return [split]
  }
  const isShort = group.alternatives[0]?.length === 1 && Array.from(group.text).length === 1
  if (!(isWord ? group.text.length >= 2 : isShort)) return []
  const concepts =
    group.text.length >= 3
      ? Array.from(conceptBySpelling)
          .filter(([spelling]) => spelling.startsWith(group.text))
          .map(([, token]) => token)
      : []
  const stored = (await findCompletions(source.db, group.text, maxCompletions)).filter(
    (token) => group.script !== 'digit' || token.length <= longestNumber,
  )
  return [...new Set([...concepts.slice(0, 2), ...stored])].map((token) => [token])
}

/** Two known words that were written as one, e.g. `hondapcx` or `rearshock`; the most even split wins. */
async function findSplit(source: SearchSource, word: string): Promise<string[] | null> {
  const splits = Array.from({ length: Math.max(0, word.length - 5) }, (_, index) => [
    word.slice(0, index + 3),
    word.slice(index + 3),
  ])
  if (splits.length === 0) return null
  const parts = splits.map((pair) => pair.map((part) => conceptBySpelling.get(part) ?? part))
  const frequencies = await readFrequencies(source, parts.flat())
  const known = parts.filter((pair) => pair.every((part) => (frequencies.get(part) ?? 0) > 0))
  return known[Math.floor(known.length / 2)] ?? null
}

/** Adds the counts of the tokens that came in with other spellings. */
export async function completeFrequencies(
  source: SearchSource,
  groups: readonly Group[],
  known: Frequencies,
): Promise<Frequencies> {
  const missing = groups.flatMap((group) => group.alternatives.flat()).filter((token) => !known.has(token))
  return missing.length > 0 ? new Map([...known, ...(await readFrequencies(source, missing))]) : known
}

/** How much a token tells: 0 for one that every document has. */
export function tokenWeight(frequencies: Frequencies, token: string): number {
  const all = frequencies.get('') ?? 0
  const df = frequencies.get(token) ?? 0
  return Math.log(1 + (all + 1) / (df + 0.5))
}
