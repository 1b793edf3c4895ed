import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import type { WarrantyReceipt } from '@/lib/contract/warranty-register'
import type { WarrantyFlag } from '@/lib/contract/warranty-words'
import { warrantyFlagSchema, warrantyStateSchema } from '@/lib/contract/warranty-schemas'
import { callerKey } from '@/lib/server/http/caller-address'
import { judgeSpam } from '@/lib/server/spam'
import { claimUpload } from '@/lib/server/services/upload/claim-upload'
import { withIdempotencyKey } from '@/lib/server/idempotency'
import type { ServiceContext } from '../context'
import type { Arrival } from './arrival'
import { callerOf, countSerials } from './callers'
import { dealersOf } from '@/lib/server/services/dealer-corner/members'
import { recordConsents } from './consents'
import { assessSubmitted } from './assess'
import { notifyRegistered } from './notify'
import { recordArrival, recordChange } from './transitions'
import { prepareRegistration } from './prepare'
import { firstPinOf, hashPin } from './pin'
import { makeNumber } from '@/lib/server/make-number'
import { passportPathOf } from './secrets'

type Input = ParsedInputOf<'createWarranty'>
/** What is stored for a repeated sending: the PIN follows from its key each time and is never kept. */
const storedSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  state: warrantyStateSchema,
  flags: z.array(warrantyFlagSchema),
  coveredUntil: z.string().nullable(),
})

/**
 * Registers parts. Sending the same form twice is one registration. What does not hold is set aside with its reasons, not refused;
 * INVALID_INPUT only for what the visitor can mend in the form.
 */
export async function createWarranty(input: Input, context: ServiceContext) {
  const { db, now } = context
  const registration = await prepareRegistration(db, input, now)
  const { suspected } = await judgeSpam(input.guard, context)
  const dealers = await dealersOf(db, context.user)
  const { dealerId } = input.purchase
  const confirmedBy = dealerId !== undefined && dealers.includes(dealerId) ? (context.user?.id ?? null) : null
  const id = randomUUID()
  // Slow on purpose, so not while the database is locked.
  const pinHash = await hashPin(firstPinOf(id, input.key))
  const stored = await withIdempotencyKey<unknown>(
    db,
    { key: input.key, operation: 'createWarranty', input, now },
    async (trx) => {
      const arrival: Arrival = {
        trx,
        id,
        number: makeNumber('W'),
        pinHash,
        input,
        registration,
        now,
        confirmedBy,
        caller: context.address,
      }
      const { number } = arrival
      const manySerials = dealers.length === 0 && (await hasManySerials(arrival, context))
      await insertWarranty(arrival)
      const { purchase, vehicle } = input
      const submitted = {
        id,
        ...registration,
        boughtOn: purchase.boughtOn,
        odometerKm: purchase.odometerKm ?? null,
        vehicleId: vehicle.vehicleId ?? null,
      }
      const proved = input.receiptId !== undefined || confirmedBy !== null
      const outcome = await assessSubmitted(trx, { ...submitted, proved, manySerials, spamSuspected: suspected }, now)
      if (!manySerials && !suspected) await notifyRegistered(arrival, outcome)
      return { id, number, state: outcome.state, flags: outcome.flags, coveredUntil: outcome.coveredUntil }
    },
  )
  const { id: registered, ...receipt } = storedSchema.parse(stored)
  return {
    ...receipt,
    passport: passportPathOf(registered),
    pin: firstPinOf(registered, input.key),
    toldBy: toldBy(input.owner, receipt.flags),
  }
}

const untold: readonly WarrantyFlag[] = ['many-serials', 'spam-suspected']

/** How link and PIN go to its owner beside the page; a program's form must not cost the mailbox and the phone it names a message. */
function toldBy({ email, phone }: Input['owner'], flags: readonly WarrantyFlag[]): WarrantyReceipt['toldBy'] {
  if (flags.some((flag) => untold.includes(flag))) return []
  return [...(email === undefined ? [] : ['email' as const]), ...(phone === undefined ? [] : ['sms' as const])]
}

/** Whether its caller registers more serials today than a household has; from then on each registration waits its turn, too. */
async function hasManySerials(
  { trx, registration, now }: Arrival,
  { address, limit }: ServiceContext,
): Promise<boolean> {
  if (address === null) return false
  const caller = callerOf(callerKey(address))
  const many = await countSerials(trx, caller, registration.serials, now)
  if (many) await limit('serials', caller)
  return many
}

async function insertWarranty({
  trx,
  id,
  number,
  pinHash,
  input,
  registration,
  now,
  confirmedBy,
}: Arrival): Promise<void> {
  const { serials, productId } = registration
  await trx
    .insertInto('warranty')
    .values({
      id,
      number,
      state: 'submitted',
      flags: '[]',
      product_id: productId,
      term: null,
      position: input.position,
      serials: JSON.stringify(serials),
      bought_on: input.purchase.boughtOn,
      purchase: JSON.stringify(input.purchase),
      vehicle: JSON.stringify(input.vehicle),
      owner: JSON.stringify(input.owner),
      phone_last4: input.owner.phone?.slice(-4) ?? '',
      lang: input.lang,
      receipt_id: input.receiptId ?? null,
      photo_id: input.photoId ?? null,
      confirmed_at: confirmedBy === null ? null : now.toISOString(),
      registered_at: now.toISOString(),
      covered_until: null,
      covered_km: null,
      pin_hash: pinHash,
    })
    .execute()
  await trx
    .insertInto('warranty_serial')
    .values(serials.map((serial) => ({ warranty_id: id, serial })))
    .execute()
  if (input.receiptId) await claimUpload(trx, input.receiptId, 'receipt', id, 'receiptId')
  if (input.photoId) await claimUpload(trx, input.photoId, 'product', id, 'photoId')
  await recordArrival(trx, id, now)
  if (confirmedBy !== null)
    await recordChange(trx, id, 'submitted', { actor: 'dealer', accountId: confirmedBy, at: now })
  await recordConsents(trx, id, input, now)
}
