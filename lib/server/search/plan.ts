import { splitPieces } from './concepts'
import { isConceptToken } from './synonyms'
import { isWordRun, joinedTokens, type Run, runTokens, splitNormalized, splitRuns } from './tokenize'

/** One idea of a query. It is met by any alternative, an alternative by all its tokens. The first is the strict one. */
export type Group = { text: string; script: Run['script']; alternatives: string[][] }
export type Plan = { groups: Group[] }

/** Reads a query into groups, without knowing yet which tokens exist. Neighbours that may be one word are joined later, by `joinGroups`. */
export function planQuery(query: string): Plan {
  const pieces = splitPieces(splitRuns(query))
  const groups = pieces.map(({ concept, run }): Group => ({
    text: run.text,
    script: run.script,
    alternatives: concept ? [[concept], ...spellOut(run)] : [[...runTokens(run)]],
  }))
  return { groups }
}

/** A word of the trade may also be a name (Seal, Africa Twin), so its own tokens are an alternative. One lone bigram would match too much. */
function spellOut(run: Run): string[][] {
  const tokens = splitNormalized(run.text).flatMap(runTokens)
  return isWordRun(run) || tokens.length > 1 ? [tokens] : []
}

/** All tokens that `joinGroups` may ask for. */
export function listJoins(plan: Plan): string[] {
  return joinedTokens(
    plan.groups.filter(isPlainWord).map((group, word) => ({ script: group.script, text: group.text, word })),
    true,
  )
}

/** Every token that a plan looks up, all alternatives of all groups. */
export function listTokens(plan: Plan): string[] {
  return plan.groups.flatMap((group) => group.alternatives.flat())
}

/** `x max` also means xmax, where that word exists; the joined spelling is the strict one. */
export function joinGroups(plan: Plan, exists: (token: string) => boolean): Plan {
  const groups: Group[] = []
  for (let index = 0; index < plan.groups.length;) {
    const taken = [3, 2].find((count) => {
      const part = plan.groups.slice(index, index + count)
      return part.length === count && part.every(isPlainWord) && exists(part.map(({ text }) => text).join(''))
    })
    const part = plan.groups.slice(index, index + (taken ?? 1))
    const [first] = part
    if (!first) break
    const joined = part.map(({ text }) => text).join('')
    groups.push(
      taken
        ? {
            text: part.map(({ text }) => text).join(' '),
            script: first.script,
            alternatives: [[joined], part.flatMap(({ alternatives }) => alternatives[0] ?? [])],
          }
        : first,
    )
    index += part.length
  }
  return { groups }
}

/** A group for each token, for finding the documents that have most of them. */
export function loosen(plan: Plan): Group[] {
  return plan.groups.flatMap((group) => {
    const parts = group.alternatives.reduce(
      (longest, tokens) => (tokens.length > longest.length ? tokens : longest),
      [],
    )
    if (parts.length < 2 || isConceptToken(group.alternatives[0]?.[0] ?? '')) return [group]
    return [...new Set(parts)].map((token) => ({ text: token, script: group.script, alternatives: [[token]] }))
  })
}

/** True for a Latin or digit word that stands for itself. */
export function isPlainWord(group: Group): boolean {
  return (
    (group.script === 'latin' || group.script === 'digit') &&
    group.alternatives.length === 1 &&
    group.alternatives[0]?.[0] === group.text
  )
}
