import { ApiError } from '@/lib/contract/api-error'
import type { Inbox, InboxRow } from '@/lib/contract/desk'
import { deskKinds, deskQueues, type DeskKind, type DeskQueue } from '@/lib/contract/desk-words'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { clocks, dueDay } from '@/lib/domain/desk/clocks'
import { deskKindTable, isInQueue, kindsFor } from '@/lib/domain/desk/kinds'
import type { ServiceContext } from '@/lib/server/services/context'
import { readCursor, writeCursor, type Cursor } from './cursor'
import { countRows, readRows, type CountRow, type InboxFilter, type ReadRow } from './read-source'
import type { Source } from './source'
import { sourceNames, sources, type SourceName } from './sources'

const kindOf = (row: { kind: string }): DeskKind => {
  const kind = deskKinds.find((one) => one === row.kind)
  if (!kind) throw new Error(`The desk knows no ${row.kind}`)
  return kind
}

export function toInboxRow(source: Source, row: ReadRow): InboxRow {
  const clock = source.clockOf(row.kind)
  return {
    kind: kindOf(row),
    id: row.id,
    state: row.state,
    topic: row.topic,
    receivedAt: row.received_at,
    due: dueDay(clock, row.due_key),
    basis: clocks[clock].basis,
    owner: row.owner_id === null ? null : { id: row.owner_id, name: row.owner_name ?? '' },
    suspected: row.suspected === 1,
    photoNeeded: row.photo_needed === 1,
    replied: row.replied === 1,
  }
}

type Waiting = { name: SourceName; row: InboxRow; key: string }

/** Rows of all sources as one list, each source having given its own in order. */
function merge(lists: readonly Waiting[][], limit: number, forward: boolean): Waiting[] {
  const all = lists.flat()
  // A stable sort: rows of one source that are due on one day keep their order.
  const sorted = all.toSorted((a, b) => (forward ? 1 : -1) * a.row.due.localeCompare(b.row.due))
  return sorted.slice(0, limit)
}

function ownerOf(owner: string | undefined, me: string): { owner?: string | null } {
  if (owner === undefined) return {}
  return { owner: owner === 'me' ? me : owner === 'nobody' ? null : owner }
}

function queuesFor(kinds: readonly DeskKind[]): DeskQueue[] {
  return deskQueues.filter(
    (queue) =>
      queue === 'spam' || kinds.some((kind) => kind === queue || (queue === 'serial-photo' && kind === 'registration')),
  )
}

function addUp(rows: readonly CountRow[], queues: readonly DeskQueue[]): Inbox['counts'] {
  const total = (queue: DeskQueue) =>
    rows
      .filter((row) =>
        isInQueue(queue, {
          kind: kindOf(row),
          suspected: row.suspected === 1,
          photoNeeded: row.photo_needed === 1,
        }),
      )
      .reduce((sum, { count }) => sum + Number(count), 0)
  return Object.fromEntries(queues.map((queue) => [queue, total(queue)]))
}

/** What waits at the desk for who asks, the one that is due first on top. FORBIDDEN for a list of another's. */
export async function listInbox(input: ParsedInputOf<'listInbox'>, { db, user }: ServiceContext): Promise<Inbox> {
  if (!user) throw new ApiError('UNAUTHORIZED')
  const kinds = kindsFor(user.scope)
  const queues = queuesFor(kinds)
  const { queue, status, number, limit } = input
  if (queue !== undefined && !queues.includes(queue)) throw new ApiError('FORBIDDEN')
  const filter: InboxFilter = { status, kinds, queue, number, ...ownerOf(input.owner, user.id) }
  const cursor = readCursor(input.after)
  const asked = sourceNames.filter((name) => sources[name].kinds.some((kind) => kinds.includes(kind)))
  const lists = await Promise.all(
    asked.map(async (name) => {
      const rows = await readRows(db, sources[name], filter, { after: cursor[name], limit: limit + 1 })
      return rows.map((row) => ({ name, row: toInboxRow(sources[name], row), key: row.due_key }))
    }),
  )
  const counted = await Promise.all(asked.map((name) => countRows(db, sources[name], filter)))
  const shown = merge(lists, limit, status === 'open')
  const next: Cursor = Object.fromEntries([
    ...Object.entries(cursor),
    ...shown.map(({ name, key, row }) => [name, [key, row.id]] as const),
  ])
  return {
    rows: shown.map(({ row }) => row),
    next: lists.flat().length > shown.length ? writeCursor(next) : null,
    counts: addUp(counted.flat(), queues),
  }
}

/** Whether somebody handles what is of this kind. */
export const mayHandle = (kind: DeskKind, scopes: readonly string[]): boolean => scopes.includes(deskKindTable[kind])
