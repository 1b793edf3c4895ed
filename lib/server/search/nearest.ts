import { findNearCodes } from './code-hits'
import { findMost } from './loose'
import type { Scope } from './match'
import type { SearchHitRef, SearchParams } from './query'
import { completeFrequencies, resolveQuery, type Resolved } from './resolve'
import { asSearchSource, type Ranked, type SearchSource } from './source'
import { conceptBySpelling } from './synonyms'
import type { SearchTables } from './tables'
import { findLookalikes } from './vocabulary'

const lookalikes = 3
/** The floor of likeness: share of a query that even the nearest must meet. */
const least = 0.5
/** The same where words are compared by pairs of letters. */
const leastPairs = 0.85

/** What comes closest to a query that found nothing: part numbers with the same beginning, then documents with any of its words, or with words that look like them. */
export async function searchNearest<DB extends SearchTables>(
  anySource: SearchSource<DB>,
  params: Omit<SearchParams, 'offset'>,
): Promise<SearchHitRef[]> {
  const source = asSearchSource(anySource)
  const query = params.query.trim().slice(0, 120)
  const scope: Scope = { kinds: params.kinds ?? null, limit: params.limit }
  const codes = await findNearCodes(source.db, query, scope)
  const resolved = await resolveQuery(source, query)
  if (isMostlyUnknown(resolved)) return toRefs(codes, params.limit)
  const groups = await Promise.all(
    resolved.groups.map(async (group) => {
      if (group.script !== 'latin' || !resolved.unknown.some(({ text }) => text === group.text)) return group
      const words = await findLookalikes(source.db, group.text, lookalikes)
      return words.length > 0
        ? { ...group, alternatives: words.map((word) => [conceptBySpelling.get(word) ?? word]) }
        : group
    }),
  )
  const found = await findMost(
    source,
    {
      resolved: { ...resolved, groups, frequencies: await completeFrequencies(source, groups, resolved.frequencies) },
      query,
      lang: params.lang,
      scope,
    },
    /[\u0E00-\u0E7F\u3041-\u30FF\p{Script=Han}]/u.test(query) ? leastPairs : least,
  )
  const seen = new Set(codes.map(({ id }) => id))
  return toRefs([...codes, ...found.ranked.filter(({ id }) => !seen.has(id))], params.limit)
}

/** Of several words, half or more that nothing here has: what looks like them is not what was meant. */
const isMostlyUnknown = ({ groups, unknown }: Resolved) => groups.length > 1 && unknown.length * 2 >= groups.length

const toRefs = (ranked: readonly Ranked[], limit: number): SearchHitRef[] =>
  ranked.slice(0, limit).map(({ kind, refId, score }) => ({ kind, refId, score, matched: 'nearest' }))
