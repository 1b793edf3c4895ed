import type { Transaction } from 'kysely'
import type { Database } from '@/lib/server/db/schema'
import { notifyChanged } from './notify'
import { assessSubmitted } from './assess'
import { readDetail, recordChange, transitionWarranty, type Change } from './transitions'
import { isProved, readWarranty, type Warranty } from './rows'

async function readAnew(trx: Transaction<Database>, id: string): Promise<Warranty> {
  return readWarranty(await trx.selectFrom('warranty').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
}

/** Whether a member of staff has decided something about it, not only read a message: then the case stays with a person. */
async function isInHands(trx: Transaction<Database>, id: string): Promise<boolean> {
  return (
    (await trx
      .selectFrom('warranty_event')
      .select('id')
      .where('warranty_id', '=', id)
      .where('actor', '=', 'staff')
      .where((e) => e.or([e('detail', 'is', null), e('detail', '!=', readDetail)]))
      .limit(1)
      .executeTakeFirst()) !== undefined
  )
}

/**
 * Goes on with a registration whose proof of purchase has come: a receipt from its owner, or the word of its dealer. It is assessed as if it had
 * come with it, unless a person has it in hand. Its owner is told when that changes its state. Answers it as it then is.
 */
export async function reassessWithProof(
  trx: Transaction<Database>,
  before: Warranty,
  change: Change,
): Promise<Warranty> {
  const { id, state } = before
  if (state === 'needs-information') await transitionWarranty(trx, id, 'submitted', change)
  else await recordChange(trx, id, state, change)
  const flags = before.flags.filter((flag) => flag !== 'receipt-missing')
  await trx
    .updateTable('warranty')
    .set({ flags: JSON.stringify(flags) })
    .where('id', '=', id)
    .execute()
  const warranty = await readAnew(trx, id)
  if (warranty.state !== 'submitted' || (await isInHands(trx, id))) return warranty
  const { productId, serials, purchase, vehicle } = warranty
  const assessed = await assessSubmitted(
    trx,
    {
      id,
      serials,
      productId,
      boughtOn: purchase.boughtOn,
      odometerKm: purchase.odometerKm ?? null,
      vehicleId: vehicle.vehicleId ?? null,
      proved: isProved(warranty),
      manySerials: flags.includes('many-serials'),
      spamSuspected: flags.includes('spam-suspected'),
    },
    change.at,
  )
  if (assessed.state !== 'submitted')
    await notifyChanged(trx, { warrantyId: id, state: assessed.state, reason: null }, change.at)
  return readAnew(trx, id)
}
