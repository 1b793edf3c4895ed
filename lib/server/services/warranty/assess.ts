import type { Transaction } from 'kysely'
import { productKindSchema } from '@/lib/contract/product'
import type { WarrantyFlag, WarrantyState, WarrantyTermId } from '@/lib/contract/warranty-words'
import { coverOf } from '@/lib/domain/warranty/cover'
import { dayInThailand } from '@/lib/domain/calendar'
import { isCompared, assessRegistration, type Assessment, type RegistrationFacts } from '@/lib/domain/warranty/rules'
import { termOf } from '@/lib/domain/warranty/terms'
import { findProductSummaries } from '@/lib/server/db/queries/products'
import { findVehicle } from '@/lib/server/db/queries/vehicles'
import type { Database } from '@/lib/server/db/schema'
import { judgeProducts } from '@/lib/server/services/fit'
import { transitionWarranty } from './transitions'
import { findTaken, holdSerials, knowSerials, type KnownSerial } from './serials'

/** A submitted registration as it is assessed: when it comes in, and again when its proof has come. */
export type Submitted = Pick<
  RegistrationFacts,
  'productId' | 'boughtOn' | 'proved' | 'manySerials' | 'spamSuspected'
> & {
  id: string
  /** As printed where readable, as typed otherwise. */
  serials: readonly string[]
  odometerKm: number | null
  /** Generation of our own list; null = typed by hand. */
  vehicleId: string | null
}

/** `productId`: what the visitor or the serial says; null = neither does, or the serial is not compared. `coveredUntil`: null = set aside. */
export type Outcome = {
  state: WarrantyState
  flags: WarrantyFlag[]
  productId: string | null
  coveredUntil: string | null
}

type Part = { productId: string | null; term: WarrantyTermId | null; wrongVehicle: boolean }

/** The term of a product; null = it is sold without one, undefined = there is no such product. */
export async function findTerm(
  trx: Transaction<Database>,
  productId: string,
): Promise<WarrantyTermId | null | undefined> {
  const product = await trx.selectFrom('product').select('kind').where('id', '=', productId).executeTakeFirst()
  return product && termOf(productKindSchema.parse(product.kind))
}

/** The product all serials were issued for; null = none, or several. */
export function productOf(serials: readonly KnownSerial[]): string | null {
  const [first = null, ...others] = new Set(serials.flatMap(({ issuedFor }) => issuedFor ?? []))
  return others.length > 0 ? null : first
}

async function isWrongVehicle(
  trx: Transaction<Database>,
  productId: string,
  vehicleId: string | null,
): Promise<boolean> {
  const vehicle = vehicleId === null ? null : await findVehicle(trx, { id: vehicleId, lang: 'en' })
  if (!vehicle) return false
  const verdicts = await judgeProducts(trx, vehicle, await findProductSummaries(trx, { ids: [productId], lang: 'en' }))
  return verdicts.get(productId)?.verdict === 'does-not-fit'
}

async function findPart(
  trx: Transaction<Database>,
  submitted: Submitted,
  serials: readonly KnownSerial[],
): Promise<Part> {
  const productId = submitted.productId ?? (isCompared(submitted) ? productOf(serials) : null)
  if (productId === null) return { productId, term: null, wrongVehicle: false }
  return {
    productId,
    term: (await findTerm(trx, productId)) ?? null,
    wrongVehicle: await isWrongVehicle(trx, productId, submitted.vehicleId),
  }
}

/** Judged twice when somebody takes a serial between the look and the grip. */
async function assess(
  trx: Transaction<Database>,
  submitted: Submitted,
  { known, part, now }: { known: readonly KnownSerial[]; part: Part; now: Date },
): Promise<Assessment> {
  const assessWith = (taken: ReadonlySet<string>) =>
    assessRegistration({
      ...submitted,
      serials: known.map((serial) => ({ ...serial, taken: taken.has(serial.text) })),
      today: dayInThailand(now),
      hasTerm: part.productId === null || part.term !== null,
      wrongVehicle: part.wrongVehicle,
    })
  const assessment = assessWith(await findTaken(trx, submitted.serials))
  if (assessment.state !== 'verified') return assessment
  const lost = await holdSerials(trx, submitted.id, submitted.serials)
  if (lost.size === 0) return assessment
  await trx.deleteFrom('serial_holder').where('warranty_id', '=', submitted.id).execute()
  return assessWith(lost)
}

/** Assesses a submitted registration, writes the assessment down and moves it on: covered at once, set aside, or left where it is. */
export async function assessSubmitted(trx: Transaction<Database>, submitted: Submitted, now: Date): Promise<Outcome> {
  const { id } = submitted
  const known = await knowSerials(trx, submitted.serials)
  const part = await findPart(trx, submitted, known)
  const { productId, term } = part
  const { state, flags } = await assess(trx, submitted, { known, part, now })
  await trx
    .updateTable('warranty')
    .set({ flags: JSON.stringify(flags), product_id: productId, term })
    .where('id', '=', id)
    .execute()
  if (state !== 'submitted')
    await transitionWarranty(trx, id, state, { actor: 'rule', reason: flags.join(' ') || null, at: now })
  if (state !== 'verified' || term === null) return { state, flags, productId, coveredUntil: null }
  const cover = coverOf(term, submitted.boughtOn, submitted.odometerKm)
  await trx
    .updateTable('warranty')
    .set({ covered_until: cover.until, covered_km: cover.km })
    .where('id', '=', id)
    .execute()
  await transitionWarranty(trx, id, 'active', { actor: 'rule', at: now })
  return { state: 'active', flags, productId, coveredUntil: cover.until }
}
