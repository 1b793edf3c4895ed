import type { Kysely } from 'kysely'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { ApiError } from '@/lib/contract/api-error'
import type { FieldError } from '@/lib/contract/errors'
import { productKindSchema } from '@/lib/contract/product'
import type { WarrantyTermId } from '@/lib/contract/warranty-words'
import { madeOn } from '@/lib/domain/serial'
import { dayInThailand } from '@/lib/domain/warranty/dates'
import { termOf } from '@/lib/domain/warranty/terms'
import type { Database } from '@/lib/server/db/schema'
import { requirePlace } from '../place/check-place'
import { knowSerial, type KnownSerial } from './serials'

type Input = ParsedInputOf<'createWarranty'>

/** What is known before anything is written. */
export type Registration = {
  serials: KnownSerial[]
  /** The product the visitor named, else the one all serials were issued for; null = neither. */
  productId: string | null
  term: WarrantyTermId | null
  /** The kind of part is known and sold without a warranty. */
  withoutTerm: boolean
}

/** Days that cannot be; each is something the visitor mends in the form. */
export function findWrongDays({ purchase }: Pick<Input, 'purchase'>, serials: readonly KnownSerial[], today: string): FieldError[] {
  const { boughtOn, fittedOn } = purchase
  const made = serials.flatMap(({ year, week }) => (year === null || week === null ? [] : madeOn({ year, week })))
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
  const serials = await Promise.all(input.serials.map((typed) => knowSerial(db, typed)))
  const wrong = findWrongDays(input, serials, dayInThailand(now))
  const issued = [...new Set(serials.flatMap(({ issuedFor }) => issuedFor ?? []))]
  const productId = input.productId ?? (issued.length === 1 ? (issued[0] ?? null) : null)
  const product = productId === null ? undefined : await db.selectFrom('product').select('kind').where('id', '=', productId).executeTakeFirst()
  if (productId !== null && !product) wrong.push({ path: 'productId', code: 'unknown-value' })
  const { dealerId } = input.purchase
  if (dealerId !== undefined && !(await db.selectFrom('dealer').select('id').where('id', '=', dealerId).executeTakeFirst())) wrong.push({ path: 'purchase.dealerId', code: 'unknown-value' })
  if (wrong.length > 0) throw new ApiError('INVALID_INPUT', { fields: wrong })
  const term = product ? termOf(productKindSchema.parse(product.kind)) : null
  return { serials, productId, term, withoutTerm: product !== undefined && term === null }
}
