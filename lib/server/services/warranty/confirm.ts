import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { ApiError } from '@/lib/contract/api-error'
import { waitingStates } from '@/lib/domain/warranty/states'
import { dealersOf } from '@/lib/server/services/dealer-corner/members'
import type { ServiceContext } from '../context'
import { reassessWithProof } from './reassess'
import { findByNumber } from './rows'

/**
 * The dealer's word that the part was sold on that day, which counts as much as a receipt. FORBIDDEN for an account that speaks for no dealer,
 * NOT_FOUND for a registration that names another one, CONFLICT once it is decided.
 */
export async function confirmWarranty({ number }: ParsedInputOf<'confirmWarranty'>, { db, user, now }: ServiceContext) {
  const dealers = await dealersOf(db, user)
  if (!user || dealers.length === 0) throw new ApiError('FORBIDDEN')
  return db.transaction().execute(async (trx) => {
    // The first statement writes, so that two confirmations wait for each other.
    const confirmed = await trx
      .updateTable('warranty')
      .set({ confirmed_at: now.toISOString() })
      .where('number', '=', number)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst()
    const warranty = await findByNumber(trx, number)
    if (!warranty?.purchase.dealerId || !dealers.includes(warranty.purchase.dealerId)) throw new ApiError('NOT_FOUND')
    if (confirmed.numUpdatedRows === 0n) return { state: warranty.state }
    if (!waitingStates.some((state) => state === warranty.state))
      throw new ApiError('CONFLICT', { message: `it is ${warranty.state} already` })
    const { state } = await reassessWithProof(trx, warranty, { actor: 'dealer', accountId: user.id, at: now })
    return { state }
  })
}
