import type { Transaction } from 'kysely'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { ApiError } from '@/lib/contract/api-error'
import { coverOf } from '@/lib/domain/warranty/cover'
import { coverOn, dayInThailand } from '@/lib/domain/warranty/dates'
import { reasonedStates } from '@/lib/domain/warranty/states'
import type { Database } from '@/lib/server/db/schema'
import type { ServiceContext } from '../context'
import { tellChanged, tellClaim } from './letters'
import { moveClaim, moveWarranty, type Change } from './moves'
import { readWarranty, type Warranty } from './rows'
import { holdSerials } from './serials'

type Review = { to: string; reason?: string | undefined }

/** FORBIDDEN for anybody but staff; INVALID_INPUT when a change that the customer has to understand comes without a reason. */
function changeOf({ to, reason }: Review, { user, now }: ServiceContext): Change {
  if (!user?.scope.includes('staff')) throw new ApiError('FORBIDDEN')
  if (reasonedStates.some((state) => state === to) && !reason) throw new ApiError('INVALID_INPUT', { fields: [{ path: 'reason', code: 'required' }] })
  return { actor: 'staff', accountId: user.id, reason: reason ?? null, at: now }
}

/** A verified registration takes its serials and is covered at once; CONFLICT when another one holds a serial. */
async function activate(trx: Transaction<Database>, warranty: Warranty, now: Date): Promise<void> {
  if (warranty.term === null) throw new ApiError('CONFLICT', { message: 'Without a product there is no term' })
  const taken = await holdSerials(trx, warranty.id, warranty.serials)
  if (taken.size > 0) throw new ApiError('CONFLICT', { message: 'Another registration holds a serial' })
  const cover = coverOf(warranty.term, warranty.purchase.boughtOn, warranty.purchase.odometerKm ?? null)
  await trx.updateTable('warranty').set({ covered_until: cover.until, covered_km: cover.km }).where('id', '=', warranty.id).execute()
  await moveWarranty(trx, warranty.id, 'active', { actor: 'rule', at: now })
  const state = coverOn(cover.until, dayInThailand(now))
  if (state !== 'active') await moveWarranty(trx, warranty.id, state, { actor: 'calendar', at: now })
}

/** A decision of the staff. CONFLICT for a change the states do not allow. */
export async function reviewWarranty(input: ParsedInputOf<'reviewWarranty'>, context: ServiceContext) {
  const change = changeOf(input, context)
  return context.db.transaction().execute(async (trx) => {
    const row = await trx.selectFrom('warranty').selectAll().where('number', '=', input.number).executeTakeFirst()
    if (!row) throw new ApiError('NOT_FOUND')
    const warranty = readWarranty(row)
    await moveWarranty(trx, warranty.id, input.to, change)
    if (input.to === 'verified') await activate(trx, warranty, context.now)
    const { state } = readWarranty(await trx.selectFrom('warranty').selectAll().where('id', '=', warranty.id).executeTakeFirstOrThrow())
    await tellChanged(trx, { warrantyId: warranty.id, state, reason: input.reason ?? null }, context.now)
    return { state }
  })
}

export async function reviewClaim(input: ParsedInputOf<'reviewClaim'>, context: ServiceContext) {
  const change = changeOf(input, context)
  return context.db.transaction().execute(async (trx) => {
    const claim = await trx.selectFrom('claim').select(['id', 'warranty_id']).where('number', '=', input.number).executeTakeFirst()
    if (!claim) throw new ApiError('NOT_FOUND')
    await moveClaim(trx, claim.id, input.to, change)
    await tellClaim(trx, { warrantyId: claim.warranty_id, claimNumber: input.number, state: input.to, reason: input.reason ?? null }, context.now)
    return { state: input.to }
  })
}
