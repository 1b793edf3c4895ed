import type { Kysely } from 'kysely'
import { collectPostings, findMeeting, type Postings } from './postings'
import type { SearchTables } from './tables'

/**
 * The vehicles of an index by their tokens, held in this process: there are no more of them where there are a hundred thousand parts, and
 * one search looks for some of them up to a dozen times.
 */
export type HeldVehicles = { title: Postings<number>; any: Postings<number> }
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
  const [title, any] = [collectPostings<number>(), collectPostings<number>()]
  for (const row of rows) {
    const id = Number(row.id)
    for (const token of row.title_tokens.split(' ')) title.add(token, id)
    for (const token of `${row.title_tokens} ${row.body_tokens}`.split(' ')) any.add(token, id)
  }
  return { title: title.close(), any: any.close() }
}

/** Numbers of the vehicles that meet every group, smallest first. */
export function findHeld(postings: Postings<number>, groups: readonly Alternatives[], limit: number): number[] {
  const [first, ...others] = groups.map((alternatives) => findMeeting(postings, alternatives))
  return [...(first ?? [])]
    .filter((id) => others.every((met) => met.has(id)))
    .sort((a, b) => a - b)
    .slice(0, limit)
}
