import type { Transaction } from 'kysely'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { ApiError } from '@/lib/contract/api-error'
import { coverOf } from '@/lib/domain/warranty/cover'
import { dayInThailand } from '@/lib/domain/calendar'
import { coverOn } from '@/lib/domain/warranty/cover'
import { coveredStates, holdingStates, reasonedStates, waitingStates } from '@/lib/domain/warranty/states'
import { queueAt } from '@/lib/server/db/queue-at'
import type { Database } from '@/lib/server/db/schema'
import type { ServiceContext } from '../context'
import { findTerm, productOf } from './assess'
import { notifyChanged } from './notify'
import { notifyClaim } from './notify-claim'
import { transitionClaim, transitionWarranty, recordChange, type Change } from './transitions'
import { endHold, releaseSerials } from './release'
import { findByNumber, readWarranty, type Warranty } from './rows'
import { holdSerials, knowSerials } from './serials'
import { staffChange } from './staff-change'

type Review = { to?: string | undefined; reason?: string | undefined; release?: boolean }

/** FORBIDDEN for anybody but staff; INVALID_INPUT when a change that a customer has to understand comes without a reason. */
function changeOf({ to, reason, release = false }: Review, context: ServiceContext): Change {
  const change = staffChange(reason, context)
  if ((release || reasonedStates.some((state) => state === to)) && !reason)
    throw new ApiError('INVALID_INPUT', { fields: [{ path: 'reason', code: 'required' }] })
  return change
}

const isOneOf = (states: readonly Warranty['state'][], { state }: Warranty) => states.includes(state)

async function writeCover(trx: Transaction<Database>, { id, term, purchase }: Warranty): Promise<string> {
  if (term === null) throw new ApiError('CONFLICT', { message: 'Without a product there is no term' })
  const cover = coverOf(term, purchase.boughtOn, purchase.odometerKm ?? null)
  await trx
    .updateTable('warranty')
    .set({ covered_until: cover.until, covered_km: cover.km })
    .where('id', '=', id)
    .execute()
  return cover.until
}

/** A verified registration takes its serials and is covered at once; CONFLICT when another one holds a serial. */
async function activate(trx: Transaction<Database>, warranty: Warranty, now: Date): Promise<void> {
  const until = await writeCover(trx, warranty)
  const taken = await holdSerials(trx, warranty.id, warranty.serials)
  if (taken.size > 0) throw new ApiError('CONFLICT', { message: 'Another registration holds a serial' })
  await transitionWarranty(trx, warranty.id, 'active', { actor: 'rule', at: now })
  const state = coverOn(until, dayInThailand(now))
  if (state !== 'active') await transitionWarranty(trx, warranty.id, state, { actor: 'calendar', at: now })
}

/** Says which product it is; what is covered already is then covered as long as that product is. CONFLICT once it is over. */
async function setProduct(trx: Transaction<Database>, warranty: Warranty, productId: string): Promise<Warranty> {
  const term = await findTerm(trx, productId)
  if (term === undefined)
    throw new ApiError('INVALID_INPUT', { fields: [{ path: 'productId', code: 'unknown-value' }] })
  if (!isOneOf([...waitingStates, ...coveredStates], warranty))
    throw new ApiError('CONFLICT', { message: `it is ${warranty.state} already` })
  await trx
    .updateTable('warranty')
    .set({ product_id: productId, term, remind_on: null })
    .where('id', '=', warranty.id)
    .execute()
  const changed = { ...warranty, productId, term }
  if (isOneOf(coveredStates, warranty)) await writeCover(trx, changed)
  return changed
}

/** The product a decision names; for a verified registration that names none, the one its serials were issued for. */
async function productOfDecision(
  trx: Transaction<Database>,
  warranty: Warranty,
  { to, productId }: ParsedInputOf<'reviewWarranty'>,
): Promise<string | null> {
  if (productId !== undefined || to !== 'verified' || warranty.productId !== null) return productId ?? null
  return productOf(await knowSerials(trx, warranty.serials))
}

/** A decision of the staff. CONFLICT for a change the states do not allow, or when another registration holds a serial that is not released. */
export async function reviewWarranty(input: ParsedInputOf<'reviewWarranty'>, context: ServiceContext) {
  const change = changeOf(input, context)
  return context.db.transaction().execute(async (trx) => {
    await queueAt(trx, 'warranty', 'number', input.number)
    const before = await findByNumber(trx, input.number)
    if (!before) throw new ApiError('NOT_FOUND')
    const productId = await productOfDecision(trx, before, input)
    const warranty = productId === null ? before : await setProduct(trx, before, productId)
    const detailed = productId === null ? change : { ...change, detail: `product ${productId}` }
    if (input.to === undefined) await recordChange(trx, warranty.id, warranty.state, detailed)
    else await transitionWarranty(trx, warranty.id, input.to, detailed)
    if (input.to !== undefined && isOneOf(holdingStates, before)) await endHold(trx, warranty.id)
    if (input.release) await releaseSerials(trx, warranty.serials, change)
    if (input.to === 'verified') await activate(trx, warranty, context.now)
    const { state } = readWarranty(
      await trx.selectFrom('warranty').selectAll().where('id', '=', warranty.id).executeTakeFirstOrThrow(),
    )
    await notifyChanged(trx, { warrantyId: warranty.id, state, reason: input.reason ?? null }, context.now)
    return { state }
  })
}

export async function reviewClaim(input: ParsedInputOf<'reviewClaim'>, context: ServiceContext) {
  const change = changeOf(input, context)
  return context.db.transaction().execute(async (trx) => {
    const claim = await trx
      .selectFrom('claim')
      .select(['id', 'warranty_id'])
      .where('number', '=', input.number)
      .executeTakeFirst()
    if (!claim) throw new ApiError('NOT_FOUND')
    await transitionClaim(trx, claim.id, input.to, change)
    await notifyClaim(
      trx,
      { warrantyId: claim.warranty_id, claimNumber: input.number, state: input.to, reason: input.reason ?? null },
      context.now,
    )
    return { state: input.to }
  })
}
