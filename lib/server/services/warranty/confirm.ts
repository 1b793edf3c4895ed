import type { Kysely } from 'kysely'
import type { User } from '@/lib/contract/account'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { ApiError } from '@/lib/contract/api-error'
import { waitingStates } from '@/lib/domain/warranty/states'
import type { Database } from '@/lib/server/db/schema'
import type { ServiceContext } from '../context'
import { reassessWithProof } from './reassess'
import { findByNumber } from './rows'

/** The dealer a signed-in account speaks for; null = none. */
export async function dealerOf(db: Kysely<Database>, user: User | null): Promise<string | null> {
  if (!user?.scope.includes('dealer')) return null
  const account = await db.selectFrom('account').select('dealer_id').where('id', '=', user.id).executeTakeFirst()
  return account?.dealer_id ?? null
}

/**
 * The dealer's word that the part was sold on that day, which counts as much as a receipt. FORBIDDEN for an account that speaks for no dealer,
 * NOT_FOUND for a registration that names another one, CONFLICT once it is decided.
 */
export async function confirmWarranty({ number }: ParsedInputOf<'confirmWarranty'>, { db, user, now }: ServiceContext) {
  const dealerId = await dealerOf(db, user)
  if (!user || dealerId === null) throw new ApiError('FORBIDDEN')
  return db.transaction().execute(async (trx) => {
    // The first statement writes, so that two confirmations wait for each other.
    const confirmed = await trx
      .updateTable('warranty')
      .set({ confirmed_at: now.toISOString() })
      .where('number', '=', number)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst()
    const warranty = await findByNumber(trx, number)
    if (warranty?.purchase.dealerId !== dealerId) throw new ApiError('NOT_FOUND')
    if (confirmed.numUpdatedRows === 0n) return { state: warranty.state }
    if (!waitingStates.some((state) => state === warranty.state))
      throw new ApiError('CONFLICT', { message: `it is ${warranty.state} already` })
    const { state } = await reassessWithProof(trx, warranty, { actor: 'dealer', accountId: user.id, at: now })
    return { state }
  })
}
