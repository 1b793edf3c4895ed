import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { ApiError } from '@/lib/contract/api-error'
import { isWeakPin } from '@/lib/domain/warranty/weak-pin'
import { withIdempotencyKey } from '@/lib/server/idempotency'
import { notBefore } from '@/lib/server/not-before'
import type { ServiceContext } from '../context'
import { notifyNewPin } from './notify'
import { openPassport } from './passport'
import { hashPin, makePin, newPinHours, offerPinHash, setPinHash } from './pin'
import { findWarranty } from './rows'
import { readPassportToken } from './secrets'

const answerMs = 250

/** Sets a PIN of the owner's own. NOT_FOUND for a wrong link or PIN, INVALID_INPUT for one that is soon guessed. */
export async function changePassportPin(
  { newPin, ...key }: ParsedInputOf<'changePassportPin'>,
  context: ServiceContext,
): Promise<Record<string, never>> {
  const { id, owner, vehicle, purchase } = await openPassport(key, context)
  const years = [vehicle.year, Number(purchase.boughtOn.slice(0, 4))]
  if (isWeakPin(newPin, { phone: owner.phone ?? '', years }))
    throw new ApiError('INVALID_INPUT', { fields: [{ path: 'newPin', code: 'invalid' }] })
  await setPinHash(context.db, id, await hashPin(newPin))
  return {}
}

/**
 * Sends a new PIN for a lost one to the phone on file. Until it is used the old one stays good, so that nobody can lock the owner out with
 * the link alone. Says nothing of whether there is such a registration.
 */
export async function resetPassportPin(
  input: ParsedInputOf<'resetPassportPin'>,
  context: ServiceContext,
): Promise<{ hours: number }> {
  const id = readPassportToken(input.token)
  await context.limit('message', `new pin ${id ?? 'of no link'}`)
  await notBefore(answerMs, id === null ? Promise.resolve() : sendNewPin(id, input, context))
  return { hours: newPinHours }
}

async function sendNewPin(
  id: string,
  input: ParsedInputOf<'resetPassportPin'>,
  { db, now }: ServiceContext,
): Promise<void> {
  const pin = makePin()
  const pinHash = await hashPin(pin)
  await withIdempotencyKey<{ done: true }>(
    db,
    { key: input.key, operation: 'resetPassportPin', input, now },
    async (trx) => {
      const warranty = await findWarranty(trx, id)
      if (warranty) {
        await offerPinHash(trx, id, pinHash, now)
        await notifyNewPin(trx, warranty, { pin, lang: input.lang }, now)
      }
      return { done: true }
    },
  )
}
