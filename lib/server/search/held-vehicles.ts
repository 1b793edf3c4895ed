import type { Kysely } from 'kysely'
import type { SearchTables } from './tables'

type Postings = ReadonlyMap<string, ReadonlySet<number>>

/**
 * The vehicles of an index by their tokens, held in this process: there are no more of them where there are a hundred thousand parts, and
 * one search looks for some of them up to a dozen times.
 */
export type HeldVehicles = { title: Postings; any: Postings }
export type Held = { vehicles: Promise<HeldVehicles> | null }

/** The tokens of a group: one of the alternatives has to be there, with all of its tokens. */
type Alternatives = readonly (readonly string[])[]

/** Read by the first who asks. */
export function holdVehicles(db: Kysely<SearchTables>, held: Held): Promise<HeldVehicles> {
  const vehicles = (held.vehicles ??= readVehicles(db))
  vehicles.catch(() => (held.vehicles = null))
  return vehicles
}

async function readVehicles(db: Kysely<SearchTables>): Promise<HeldVehicles> {
  const rows = await db
    .selectFrom('search_document')
    .select(['id', 'title_tokens', 'body_tokens'])
    .where('kind', '=', 'vehicle')
    .execute()
  const title = new Map<string, Set<number>>()
  const any = new Map<string, Set<number>>()
  for (const row of rows) {
    const id = Number(row.id)
    for (const token of row.title_tokens.split(' ')) add(title, token, id)
    for (const token of `${row.title_tokens} ${row.body_tokens}`.split(' ')) add(any, token, id)
  }
  return { title, any }
}

function add(postings: Map<string, Set<number>>, token: string, id: number): void {
  const known = postings.get(token)
  if (known) known.add(id)
  else postings.set(token, new Set([id]))
}

/** Numbers of the vehicles that meet every group, smallest first. */
export function findHeld(postings: Postings, groups: readonly Alternatives[], limit: number): number[] {
  const [first, ...others] = groups.map((alternatives) => meeting(postings, alternatives))
  return [...(first ?? [])]
    .filter((id) => others.every((met) => met.has(id)))
    .sort((a, b) => a - b)
    .slice(0, limit)
}

const none: ReadonlySet<number> = new Set()

function meeting(postings: Postings, alternatives: Alternatives): Set<number> {
  const met = new Set<number>()
  for (const tokens of alternatives) {
    const [rarest, ...others] = tokens.map((token) => postings.get(token) ?? none).sort((a, b) => a.size - b.size)
    for (const id of rarest ?? none) if (others.every((other) => other.has(id))) met.add(id)
  }
  return met
}
