import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { warrantyFlagSchema, warrantyStateSchema } from '@/lib/contract/warranty-schemas'
import { coverOf } from '@/lib/domain/warranty/cover'
import { dayInThailand } from '@/lib/domain/warranty/dates'
import { judgeRegistration, type Judgement } from '@/lib/domain/warranty/rules'
import type { Database } from '@/lib/server/db/schema'
import { judgeSpam } from '@/lib/server/spam'
import { claimUpload } from '@/lib/server/services/upload/claim-upload'
import { answerOnce } from '@/lib/server/submissions'
import type { ServiceContext } from '../context'
import { recordConsents } from './consents'
import { tellRegistered } from './letters'
import { moveWarranty, recordArrival } from './moves'
import { prepareRegistration, type Registration } from './prepare'
import { makeNumber, passportPathOf, pinOf } from './secrets'
import { findTaken, holdSerials } from './serials'

type Input = ParsedInputOf<'createWarranty'>
type Arrival = { trx: Transaction<Database>; id: string; number: string; input: Input; registration: Registration; now: Date; spamSuspected: boolean }

/** What is stored for a repeated sending: the PIN is derived anew each time and never kept. */
const storedSchema = z.object({ id: z.uuid(), number: z.string(), state: warrantyStateSchema, flags: z.array(warrantyFlagSchema), coveredUntil: z.string().nullable() })

/**
 * Registers parts. Sending the same form twice is one registration. What does not hold is set aside with its reasons, not refused;
 * INVALID_INPUT only for what the visitor can mend in the form.
 */
export async function createWarranty(input: Input, context: ServiceContext) {
  const { db, now } = context
  const registration = await prepareRegistration(db, input, now)
  const { suspected } = await judgeSpam(input.guard, context)
  const stored = await answerOnce<unknown>(db, { key: input.key, operation: 'createWarranty', input, now }, async (trx) => {
    const arrival: Arrival = { trx, id: randomUUID(), number: makeNumber('W'), input, registration, now, spamSuspected: suspected }
    await insertWarranty(arrival)
    const judgement = await judge(arrival)
    const coveredUntil = await settle(arrival, judgement)
    const state = coveredUntil === null ? judgement.state : 'active'
    await tellRegistered(arrival, { state, coveredUntil })
    return { id: arrival.id, number: arrival.number, state, flags: judgement.flags, coveredUntil }
  })
  const { id, ...receipt } = storedSchema.parse(stored)
  return { ...receipt, passport: passportPathOf(id), pin: pinOf(id) }
}

async function insertWarranty({ trx, id, number, input, registration, now }: Arrival): Promise<void> {
  const serials = [...new Set(registration.serials.map(({ text }) => text))]
  await trx
    .insertInto('warranty')
    .values({
      id,
      number,
      state: 'submitted',
      flags: '[]',
      product_id: registration.productId,
      term: registration.term,
      position: input.position,
      serials: JSON.stringify(serials),
      bought_on: input.purchase.boughtOn,
      purchase: JSON.stringify(input.purchase),
      vehicle: JSON.stringify(input.vehicle),
      owner: JSON.stringify(input.owner),
      phone_last4: input.owner.phone.slice(-4),
      lang: input.lang,
      receipt_id: input.receiptId ?? null,
      photo_id: input.photoId ?? null,
      registered_at: now.toISOString(),
      covered_until: null,
      covered_km: null,
    })
    .execute()
  await trx.insertInto('warranty_serial').values(serials.map((serial) => ({ warranty_id: id, serial }))).execute()
  if (input.receiptId) await claimUpload(trx, input.receiptId, 'receipt', id, 'receiptId')
  if (input.photoId) await claimUpload(trx, input.photoId, 'product', id, 'photoId')
  await recordArrival(trx, id, now)
  await recordConsents(trx, id, input, now)
}

/** Judged twice when somebody takes a serial between the look and the grip. */
async function judge({ trx, id, input, registration, now, spamSuspected }: Arrival): Promise<Judgement> {
  const texts = registration.serials.map(({ text }) => text)
  const judgeWith = (taken: ReadonlySet<string>) =>
    judgeRegistration({
      serials: registration.serials.map((serial) => ({ ...serial, taken: taken.has(serial.text) })),
      productId: input.productId ?? null,
      boughtOn: input.purchase.boughtOn,
      today: dayInThailand(now),
      channel: input.purchase.channel,
      hasReceipt: input.receiptId !== undefined,
      hasTerm: !registration.withoutTerm,
      spamSuspected,
    })
  const judgement = judgeWith(await findTaken(trx, texts))
  if (judgement.state !== 'verified') return judgement
  const lost = await holdSerials(trx, id, texts)
  if (lost.size === 0) return judgement
  await trx.deleteFrom('serial_holder').where('warranty_id', '=', id).execute()
  return judgeWith(lost)
}

/** Writes the judgement down, and the cover that follows from it. Answers the last covered day; null = set aside. */
async function settle({ trx, id, input, registration, now }: Arrival, { state, flags }: Judgement): Promise<string | null> {
  await trx.updateTable('warranty').set({ flags: JSON.stringify(flags) }).where('id', '=', id).execute()
  if (state === 'submitted') return null
  await moveWarranty(trx, id, state, { actor: 'rule', reason: flags.join(' ') || null, at: now })
  if (state !== 'verified' || registration.term === null) return null
  const cover = coverOf(registration.term, input.purchase.boughtOn, input.purchase.odometerKm ?? null)
  await trx.updateTable('warranty').set({ covered_until: cover.until, covered_km: cover.km }).where('id', '=', id).execute()
  await moveWarranty(trx, id, 'active', { actor: 'rule', at: now })
  return cover.until
}

export type { Arrival }
