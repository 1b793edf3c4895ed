import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable, Transaction } from 'kysely'
import {
  changeStateSchema,
  listingFields,
  listingValuesSchema,
  type ListingChange,
  type ListingField,
  type ListingValues,
  type SomeListingValues,
} from '@/lib/contract/dealer-listing'
import { isLiveAtOnce } from '@/lib/domain/dealer-listing'
import type { Database } from '@/lib/server/db/schema'
import type { DealerChangeTable } from '@/lib/server/db/tables/dealer-corner'

/** Longer ago is history for the record only. */
const shown = 40

export type ChangeState = ListingChange['state']
export type StoredChange = Selectable<DealerChangeTable>

export const pickField = (values: SomeListingValues, field: ListingField): SomeListingValues => ({
  [field]: values[field],
})

const someValues = listingValuesSchema.partial()
const fieldOf = ({ field }: StoredChange) => listingFields.find((known) => known === field)

/** A field's value, as the history keeps it, under the field's name. Older values may be wider than what may be written today. */
export function readSide(row: StoredChange, side: 'before' | 'after'): SomeListingValues {
  const value: unknown = JSON.parse(row[side])
  return someValues.parse({ [row.field]: value })
}

export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Whether a row can be taken back: it waits, or its field still has what it said. What staff wrote and had seen, the shop's people cannot take back unseen. */
export function isUndoable(row: NamedChange, values: ListingValues, staff: boolean): boolean {
  const field = fieldOf(row)
  if (!staff && row.member === null && field !== undefined && !isLiveAtOnce(field)) return false
  if (row.state === 'proposed' || row.state === 'planned') return true
  return row.state === 'live' && field !== undefined && isSame(readSide(row, 'after')[field], values[field])
}

type NewChange = {
  dealer: string
  field: ListingField
  before: unknown
  after: unknown
  state: ChangeState
  account: string
  now: Date
}

export async function recordListingChange(trx: Transaction<Database>, change: NewChange): Promise<void> {
  await trx
    .insertInto('dealer_change')
    .values({
      id: randomUUID(),
      dealer_id: change.dealer,
      field: change.field,
      before: JSON.stringify(change.before),
      after: JSON.stringify(change.after),
      state: change.state,
      account_id: change.account,
      at: change.now.toISOString(),
      decided_at: null,
      decided_by: null,
      reason: '',
      live_at: null,
    })
    .execute()
}

type Decision = { state: ChangeState; account: string; now: Date; reason?: string; liveAt?: string }

export async function decideChange(trx: Transaction<Database>, id: string, decision: Decision): Promise<void> {
  const { state, account, now, reason = '', liveAt } = decision
  await trx
    .updateTable('dealer_change')
    .set({
      state,
      decided_at: now.toISOString(),
      decided_by: account,
      reason,
      ...(liveAt !== undefined && { live_at: liveAt }),
    })
    .where('id', '=', id)
    .execute()
}

/** `member`: its writer, where that is one of the shop's people today. */
export type NamedChange = StoredChange & { by: string | null; member: string | null }

export function selectChanges(db: Kysely<Database>) {
  return db
    .selectFrom('dealer_change as c')
    .leftJoin('account as a', 'a.id', 'c.account_id')
    .leftJoin('dealer_member as m', (join) =>
      join.onRef('m.account_id', '=', 'c.account_id').onRef('m.dealer_id', '=', 'c.dealer_id'),
    )
    .selectAll('c')
    .select(['a.name as by', 'm.account_id as member'])
}

/** `staff`: who looks writes for the company. */
export function showChange(row: NamedChange, values: ListingValues, staff: boolean): ListingChange[] {
  const field = fieldOf(row)
  if (field === undefined) return []
  const { id, by, at, reason, live_at } = row
  return [
    {
      id,
      field,
      by,
      at,
      liveAt: live_at,
      reason,
      before: readSide(row, 'before'),
      after: readSide(row, 'after'),
      state: changeStateSchema.parse(row.state),
      undoable: isUndoable(row, values, staff),
    },
  ]
}

/** The newest changes of a listing. */
export async function readChanges(
  db: Kysely<Database>,
  dealer: string,
  values: ListingValues,
  staff: boolean,
): Promise<ListingChange[]> {
  const rows = await selectChanges(db)
    .where('c.dealer_id', '=', dealer)
    .orderBy('at', 'desc')
    .orderBy('c.id')
    .limit(shown)
    .execute()
  return rows.flatMap((row) => showChange(row, values, staff))
}
