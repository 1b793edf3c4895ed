import type { Kysely } from 'kysely'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { ApiError, type FieldError } from '@/lib/contract/api-error'
import { madeOn, printedSerial, readSerial } from '@/lib/domain/serial'
import { dayInThailand } from '@/lib/domain/calendar'
import type { Database } from '@/lib/server/db/schema'
import { requirePlace } from '../place/check-place'

type Input = ParsedInputOf<'createWarranty'>

/** What is known before anything is written. */
export type Registration = {
  /** As printed where readable, as typed otherwise; each once. */
  serials: string[]
  /** The product the visitor named; null = whatever the serial says. */
  productId: string | null
}

/** Days that cannot be; each is something the visitor mends in the form. */
function findWrongDays({ purchase, serials }: Pick<Input, 'purchase' | 'serials'>, today: string): FieldError[] {
  const { boughtOn, fittedOn } = purchase
  const made = serials.flatMap((typed) => {
    const reading = readSerial(typed)
    return reading.kind === 'serial' ? madeOn(reading.serial) : []
  })
  const wrong: FieldError[] = []
  if (boughtOn > today) wrong.push({ path: 'purchase.boughtOn', code: 'too-big' })
  else if (made.some((day) => day > boughtOn)) wrong.push({ path: 'purchase.boughtOn', code: 'too-small' })
  if (fittedOn !== undefined && fittedOn > today) wrong.push({ path: 'purchase.fittedOn', code: 'too-big' })
  else if (fittedOn !== undefined && fittedOn < boughtOn) wrong.push({ path: 'purchase.fittedOn', code: 'too-small' })
  return wrong
}

/** Looks everything up that a registration names. INVALID_INPUT for wrong days, an unknown product or an unknown dealer. */
export async function prepareRegistration(db: Kysely<Database>, input: Input, now: Date): Promise<Registration> {
  if (input.owner.address) await requirePlace(input.owner.address, 'owner.address')
  const wrong = findWrongDays(input, dayInThailand(now))
  const productId = input.productId ?? null
  if (
    productId !== null &&
    !(await db.selectFrom('product').select('id').where('id', '=', productId).executeTakeFirst())
  )
    wrong.push({ path: 'productId', code: 'unknown-value' })
  const { dealerId } = input.purchase
  if (
    dealerId !== undefined &&
    !(await db.selectFrom('dealer').select('id').where('id', '=', dealerId).executeTakeFirst())
  )
    wrong.push({ path: 'purchase.dealerId', code: 'unknown-value' })
  if (wrong.length > 0) throw new ApiError('INVALID_INPUT', { fields: wrong })
  return { serials: [...new Set(input.serials.map(printedSerial))], productId }
}
