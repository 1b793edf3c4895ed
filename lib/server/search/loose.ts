import type { Lang } from '@/lib/contract/common'
import { findSome, findSteps, type Match, type Scope, type Step } from './match'
import { loosen } from './plan'
import { rankDocuments } from './rank'
import { type Resolved, tokenWeight } from './resolve'
import type { Found, SearchSource } from './source'

/** The best so many, by kind and weight, are put in order of relevance; later ones keep that first order. */
const rankedWindow = 150
/** Of these, so many at most are vehicles that went ahead. */
const maxVehicles = 60
/** Of a token that very many documents have, so many are looked at in a loose search. */
const perGroup = 1500

/** A query as it was resolved, and where it looks. */
export type Asked = { resolved: Resolved; query: string; lang: Lang; scope: Scope }

/** Documents that meet every group of the query; those that meet it in the title or as it is spelt come first. */
export function findAll(source: SearchSource, asked: Asked): Promise<Found> {
  const { resolved, query, lang, scope } = asked
  const key = JSON.stringify([resolved.groups, query, lang, scope])
  const found = source.found.get(key) ?? lookForAll(source, asked)
  source.found.set(key, found)
  return found
}

async function lookForAll(source: SearchSource, { resolved, query, lang, scope }: Asked): Promise<Found> {
  const { groups, frequencies } = resolved
  if (groups.length === 0 || resolved.unknown.length > 0) return { ids: [], total: 0, ranked: [] }
  const hasLoose = groups.some(({ alternatives }) => alternatives.length > 1)
  const loose: Match = { groups, where: 'any', strict: false }
  const title: Match = { groups, where: 'title', strict: false }
  const strict = hasLoose ? ([{ groups, where: 'title', strict: true }] satisfies Match[]) : []
  const strictAnywhere = hasLoose ? ([{ groups, where: 'any', strict: true }] satisfies Match[]) : []
  // The loose step has what the others have, too: these only say what goes ahead, and nothing does behind the ranked ones.
  const ahead = { ...scope, limit: Math.min(rankedWindow, scope.limit) }
  const [all = [], ...going] = await findSteps(source, [
    { match: loose, scope },
    ...listVehicleSteps(title, scope),
    ...[...strict, title, ...strictAnywhere].map((match) => ({ match, scope: ahead })),
  ])
  const ids = new Set<number>()
  for (const step of going) if (ids.size < ahead.limit) for (const id of step) ids.add(id)
  for (const id of all) ids.add(id)
  const list = [...ids].slice(0, scope.limit)
  const ranked = await rankDocuments(source, { ids: list.slice(0, rankedWindow), query, lang, groups, frequencies })
  return { ids: list, total: list.length, ranked }
}

/** A vehicle that is called so must be among the ranked ones, however many parts are named after it. */
function listVehicleSteps(title: Match, scope: Scope): Step[] {
  if (scope.kinds && !scope.kinds.includes('vehicle')) return []
  return [{ match: title, scope: { kinds: ['vehicle'], limit: Math.min(maxVehicles, scope.limit) } }]
}

/** Documents that meet at least a share of the query, by weight of its tokens. */
export async function findMost(
  source: SearchSource,
  { resolved, query, lang, scope }: Asked,
  share: number,
): Promise<Found> {
  const groups = loosen(resolved)
  const isKnown = (token: string) => resolved.frequencies.has(token)
  const weighted = groups.flatMap((group) => {
    const known = group.alternatives.flat().filter(isKnown)
    return known.length > 0
      ? [{ group, weight: Math.max(...known.map((token) => tokenWeight(resolved.frequencies, token))) }]
      : []
  })
  const knownWeight = weighted.reduce((sum, { weight }) => sum + weight, 0)
  // An unknown word counts like the known ones do on average: its rarity says nothing.
  const whole = weighted.length === 0 ? 0 : (knownWeight * groups.length) / weighted.length
  const rows = (await findSome(source, weighted, { ...scope, limit: rankedWindow, perGroup })).filter(
    ({ weight }) => weight >= share * whole,
  )
  const boosts = new Map(rows.map(({ id, weight }) => [id, whole === 0 ? 0 : (60 * weight) / whole]))
  const ids = rows.map(({ id }) => id)
  const ranked = await rankDocuments(source, {
    ids,
    query,
    lang,
    groups,
    frequencies: resolved.frequencies,
    boosts,
  })
  return { ids, total: ids.length, ranked }
}
