import { sql, type ExpressionBuilder, type Kysely } from 'kysely'
import type { DeskKind, DeskQueue, DeskStatus } from '@/lib/contract/desk-words'
import type { Database } from '@/lib/server/db/schema'
import type { Source, SourceRow } from './source'

export type InboxFilter = {
  status: DeskStatus
  /** Kinds the caller may see. */
  kinds: readonly DeskKind[]
  queue?: DeskQueue | undefined
  /** An account; null = nobody's. Left out = anybody's. */
  owner?: string | null
  number?: string | undefined
}

type WithItem = Database & { item: SourceRow }

function selectItems(db: Kysely<Database>, source: Source, { status, kinds, owner, number }: InboxFilter) {
  const query = db
    .selectFrom(source.select(db, status))
    .leftJoin('desk_assignment', (join) =>
      join.onRef('desk_assignment.kind', '=', 'item.kind').onRef('desk_assignment.item_id', '=', 'item.id'),
    )
    .where('item.kind', 'in', kinds)
  const owned =
    owner === undefined ? query : query.where('desk_assignment.account_id', owner === null ? 'is' : '=', owner)
  return number ? owned.where('item.id', 'like', `${number.toUpperCase()}%`) : owned
}

const inQueue = (queue: DeskQueue | undefined) => (e: ExpressionBuilder<WithItem, 'item'>) => {
  if (queue === 'spam') return e('item.suspected', '=', 1)
  const real = e('item.suspected', '=', 0)
  if (queue === undefined) return real
  return e.and([real, queue === 'serial-photo' ? e('item.photo_needed', '=', 1) : e('item.kind', '=', queue)])
}

export type ReadRow = SourceRow & { owner_id: string | null; owner_name: string | null }

/** The next rows of a source; what is done comes in the opposite order, the latest first. */
export function readRows(
  db: Kysely<Database>,
  source: Source,
  filter: InboxFilter,
  { after, limit }: { after: readonly [string, string] | undefined; limit: number },
): Promise<ReadRow[]> {
  const forward = filter.status === 'open'
  const rows = selectItems(db, source, filter)
    .leftJoin('account', 'account.id', 'desk_assignment.account_id')
    .selectAll('item')
    .select(['account.id as owner_id', 'account.name as owner_name'])
    .where(inQueue(filter.queue))
    .orderBy('item.due_key', forward ? 'asc' : 'desc')
    .orderBy('item.id', forward ? 'asc' : 'desc')
    .limit(limit)
  if (!after) return rows.execute()
  const sign = sql.raw(forward ? '>' : '<')
  return rows.where(sql<boolean>`(item.due_key, item.id) ${sign} (${after[0]}, ${after[1]})`).execute()
}

/** One item of a source; undefined = it is not there. */
export function readItem(
  db: Kysely<Database>,
  source: Source,
  { kind, id, status }: { kind: DeskKind; id: string; status: DeskStatus },
): Promise<ReadRow | undefined> {
  return selectItems(db, source, { status, kinds: [kind] })
    .leftJoin('account', 'account.id', 'desk_assignment.account_id')
    .selectAll('item')
    .select(['account.id as owner_id', 'account.name as owner_name'])
    .where('item.id', '=', id)
    .executeTakeFirst()
}

export type CountRow = { kind: string; suspected: number; photo_needed: number; count: number | string | bigint }

/** How many rows there are of each sort, whatever list is looked at. */
export function countRows(db: Kysely<Database>, source: Source, filter: InboxFilter): Promise<CountRow[]> {
  return selectItems(db, source, filter)
    .select((e) => ['item.kind', 'item.suspected', 'item.photo_needed', e.fn.countAll().as('count')])
    .groupBy(['item.kind', 'item.suspected', 'item.photo_needed'])
    .execute()
}
