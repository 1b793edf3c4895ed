import type { Kysely } from 'kysely'
import type { VisitDevice } from '@/lib/contract/analytics-words'
import type { Database } from '@/lib/server/db/schema'

/** Days in Thailand, both included. */
export type Span = { from: string; until: string; device?: VisitDevice | undefined }

/** Lists end after so many. */
const longestList = 50

/** PostgreSQL answers sums as texts. */
const counted = <R extends { count: unknown }>(rows: readonly R[]) =>
  rows.map((row) => ({ ...row, count: Number(row.count) }))

type ViewColumn = 'day' | 'path' | 'lang' | 'device' | 'referrer'

/** Page views added up by one column, the most first. `missing`: of addresses where nothing is. */
export async function readViews(
  db: Kysely<Database>,
  { from, until, device }: Span,
  column: ViewColumn,
  { missing = false, all = false }: { missing?: boolean; /** Not only the first of them. */ all?: boolean } = {},
): Promise<{ key: string; count: number }[]> {
  const rows = await db
    .selectFrom('visit_count')
    .select((e) => [e.ref(column).as('key'), e.fn.sum('count').as('count')])
    .where('day', '>=', from)
    .where('day', '<=', until)
    .where('outcome', '=', missing ? 'missing' : 'found')
    .$if(device !== undefined, (query) => query.where('device', '=', device ?? ''))
    .groupBy(column)
    .orderBy((e) => e.fn.sum('count'), 'desc')
    .orderBy(column)
    .$if(!all, (query) => query.limit(longestList))
    .execute()
  return counted(rows)
}

/** The most searched first. */
export async function readSearches(db: Kysely<Database>, { from, until }: Span, onlyMissing: boolean) {
  const rows = await db
    .selectFrom('search_count')
    .select(['query', 'lang', 'outcome'])
    .select((e) => e.fn.sum('count').as('count'))
    .where('day', '>=', from)
    .where('day', '<=', until)
    .$if(onlyMissing, (query) => query.where('outcome', '=', 'missing'))
    .groupBy(['query', 'lang', 'outcome'])
    .orderBy((e) => e.fn.sum('count'), 'desc')
    .orderBy('query')
    .orderBy('lang')
    .limit(longestList)
    .execute()
  return counted(rows)
}

/** How often something was searched. */
export async function countSearches(
  db: Kysely<Database>,
  { from, until }: Span,
  onlyMissing: boolean,
): Promise<number> {
  const { count } = await db
    .selectFrom('search_count')
    .select((e) => e.fn.sum('count').as('count'))
    .where('day', '>=', from)
    .where('day', '<=', until)
    .$if(onlyMissing, (query) => query.where('outcome', '=', 'missing'))
    .executeTakeFirstOrThrow()
  // Of no rows the sum is null, which its type does not say.
  return Number(count)
}

export async function readVitals(db: Kysely<Database>, { from, until, device }: Span) {
  const rows = await db
    .selectFrom('vital_count')
    .select(['route', 'vital', 'bucket'])
    .select((e) => e.fn.sum('count').as('count'))
    .where('day', '>=', from)
    .where('day', '<=', until)
    .$if(device !== undefined, (query) => query.where('device', '=', device ?? ''))
    .groupBy(['route', 'vital', 'bucket'])
    .execute()
  return counted(rows)
}
