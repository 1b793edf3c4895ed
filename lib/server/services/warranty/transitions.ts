import type { Transaction } from 'kysely'
import { ApiError } from '@/lib/contract/api-error'
import { claimStateSchema, warrantyStateSchema } from '@/lib/contract/warranty-schemas'
import type { Actor, ClaimState, WarrantyState } from '@/lib/contract/warranty-words'
import { canTransition, claimTransitions, moversOf } from '@/lib/domain/warranty/states'
import type { Database } from '@/lib/server/db/schema'

/** Who changes something, when and why. `detail`: what beside the state of a registration, for staff. */
export type Change = {
  actor: Actor
  accountId?: string | null
  reason?: string | null
  detail?: string | null
  at: Date
}

const eventOf = ({ actor, accountId = null, reason = null, at }: Change, from: string, to: string) => ({
  at: at.toISOString(),
  actor,
  account_id: accountId,
  from_state: from,
  to_state: to,
  reason,
})

/** Moves a registration on and records it. CONFLICT for a change that the table of states does not let this actor make, or when somebody else was quicker. */
export async function transitionWarranty(
  trx: Transaction<Database>,
  id: string,
  to: WarrantyState,
  change: Change,
): Promise<void> {
  const row = await trx.selectFrom('warranty').select('state').where('id', '=', id).executeTakeFirstOrThrow()
  const from = warrantyStateSchema.parse(row.state)
  if (!moversOf(from, to).includes(change.actor))
    throw new ApiError('CONFLICT', { message: `${from} does not become ${to}` })
  const { numUpdatedRows } = await trx
    .updateTable('warranty')
    .set({ state: to })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new ApiError('CONFLICT', { message: 'Somebody else changed it' })
  await recordEvent(trx, id, change, { from, to })
}

async function recordEvent(
  trx: Transaction<Database>,
  id: string,
  change: Change,
  { from, to }: { from: WarrantyState; to: WarrantyState },
): Promise<void> {
  await trx
    .insertInto('warranty_event')
    .values({ warranty_id: id, detail: change.detail ?? null, ...eventOf(change, from, to) })
    .execute()
}

/** Of a change of the owner's contact details; what they were, nobody keeps. */
export const contactDetail = 'contact'
/** Of the same, where the account of another person had the registration before. */
export const ownerDetail = 'owner'
/** Of a message that staff have read and that needs no answer. */
export const readDetail = 'read'
/** What changes nothing about the cover, and is no step in its history. */
export const quietDetails = [contactDetail, ownerDetail, readDetail] as const

/** Records a change that leaves the state as it is: a product that is set, a proof that has come. */
export async function recordChange(
  trx: Transaction<Database>,
  id: string,
  state: WarrantyState,
  change: Change,
): Promise<void> {
  await recordEvent(trx, id, change, { from: state, to: state })
}

/** Records how a registration came in; a draft is never stored, so its first change has no row to change. */
export async function recordArrival(trx: Transaction<Database>, id: string, at: Date): Promise<void> {
  await recordEvent(trx, id, { actor: 'customer', at }, { from: 'draft', to: 'submitted' })
}

/** The same as {@link transitionWarranty}, for a claim. */
export async function transitionClaim(
  trx: Transaction<Database>,
  id: string,
  to: ClaimState,
  change: Change,
): Promise<void> {
  const row = await trx.selectFrom('claim').select('state').where('id', '=', id).executeTakeFirstOrThrow()
  const from = claimStateSchema.parse(row.state)
  if (!canTransition(claimTransitions, from, to))
    throw new ApiError('CONFLICT', { message: `${from} does not become ${to}` })
  const { numUpdatedRows } = await trx
    .updateTable('claim')
    .set({ state: to })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new ApiError('CONFLICT', { message: 'Somebody else changed it' })
  await trx
    .insertInto('claim_event')
    .values({ claim_id: id, ...eventOf(change, from, to) })
    .execute()
}

export async function recordClaimOpened(trx: Transaction<Database>, id: string, at: Date): Promise<void> {
  await trx
    .insertInto('claim_event')
    .values({ claim_id: id, ...eventOf({ actor: 'customer', at }, 'opened', 'opened') })
    .execute()
}
