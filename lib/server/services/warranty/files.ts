import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { ApiError } from '@/lib/contract/api-error'
import type { Passport } from '@/lib/contract/warranty-passport'
import { waitingStates } from '@/lib/domain/warranty/states'
import { claimUpload } from '@/lib/server/services/upload/claim-upload'
import { withIdempotencyKey } from '@/lib/server/idempotency'
import type { ServiceContext } from '../context'
import { reassessWithProof } from './reassess'
import { transitionWarranty } from './transitions'
import { describePassport, openPassport } from './passport'
import { findWarranty, isProved } from './rows'

/**
 * Takes a receipt or photo that was missing. The first proof of purchase is assessed at once, as if it had come with the registration; whatever else
 * waited for a file goes back to the people who look. CONFLICT once it is decided.
 */
export async function addWarrantyFiles(
  input: ParsedInputOf<'addWarrantyFiles'>,
  context: ServiceContext,
): Promise<Passport> {
  const warranty = await openPassport(input, context)
  const { db, now } = context
  if (!waitingStates.some((state) => state === warranty.state))
    throw new ApiError('CONFLICT', { message: `it is ${warranty.state} already` })
  if (!input.receiptId && !input.photoId)
    throw new ApiError('INVALID_INPUT', { fields: [{ path: 'receiptId', code: 'required' }] })
  await withIdempotencyKey<{ done: true }>(
    db,
    { key: input.key, operation: 'addWarrantyFiles', input, now },
    async (trx) => {
      if (input.receiptId) await claimUpload(trx, input.receiptId, 'receipt', warranty.id, 'receiptId')
      if (input.photoId) await claimUpload(trx, input.photoId, 'product', warranty.id, 'photoId')
      await trx
        .updateTable('warranty')
        .set({
          ...(input.receiptId && { receipt_id: input.receiptId }),
          ...(input.photoId && { photo_id: input.photoId }),
        })
        .where('id', '=', warranty.id)
        .execute()
      const change = { actor: 'customer', at: now } as const
      if (input.receiptId && !isProved(warranty))
        await reassessWithProof(trx, { ...warranty, receiptId: input.receiptId }, change)
      else if (warranty.state === 'needs-information') await transitionWarranty(trx, warranty.id, 'submitted', change)
      return { done: true }
    },
  )
  return describePassport(context, (await findWarranty(db, warranty.id)) ?? warranty, input.lang)
}
