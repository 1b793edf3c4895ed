import type { Kysely } from 'kysely'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { dayInThailand } from '@/lib/domain/calendar'
import { warrantyTerms } from '@/lib/domain/warranty/terms'
import { findProductSummaries } from '@/lib/server/db/queries/products'
import type { Database } from '@/lib/server/db/schema'
import { redeemCode } from '@/lib/server/one-time-codes'
import type { ServiceContext } from '../context'
import { followCalendar } from './calendar'
import { readWarranty, type Warranty } from './rows'
import { isSame } from './same'
import { printedSerial } from '@/lib/domain/serial'
import { notBefore } from '@/lib/server/not-before'
import { countInVain } from '../asked/asked'
import { knowSerials } from './serials'

/** Longer than any of the questions below takes, so that the answer's time says nothing. */
const answerMs = 250

type Input = ParsedInputOf<'getWarrantyInfo'>

/** Every registration of a serial that is not nameless, the one that holds it first: a set-aside twin must not hide it. */
export async function findBySerial(db: Kysely<Database>, serial: string): Promise<Warranty[]> {
  const rows = await db
    .selectFrom('warranty_serial')
    .innerJoin('warranty', 'warranty.id', 'warranty_serial.warranty_id')
    .leftJoin('serial_holder', (join) =>
      join
        .onRef('serial_holder.warranty_id', '=', 'warranty.id')
        .onRef('serial_holder.serial', '=', 'warranty_serial.serial'),
    )
    .selectAll('warranty')
    .where('warranty_serial.serial', '=', serial)
    .where('warranty.owner', '!=', '')
    .orderBy((eb) => eb.case().when('serial_holder.serial', 'is', null).then(1).else(0).end())
    .orderBy('warranty.registered_at', 'desc')
    .limit(20)
    .execute()
  return rows.map(readWarranty)
}

/** A code belongs to one registration, and costs a try only there. */
async function redeemFor(
  candidates: readonly Warranty[],
  code: string,
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
): Promise<Warranty | null> {
  for (const candidate of candidates)
    if (await redeemCode(db, { purpose: 'warranty-check', target: candidate.id, code }, now)) return candidate
  return null
}

async function findProven(input: Input, serial: string, { db, now }: ServiceContext): Promise<Warranty | null> {
  const candidates = await findBySerial(db, serial)
  if (input.code !== undefined) return redeemFor(candidates, input.code, { db, now })
  const digits = input.phoneLast4 ?? ''
  // A comparison is made even without a candidate: nothing here is quicker for a serial that nobody has.
  const proven = (candidates.length > 0 ? candidates : [null]).filter((candidate) =>
    isSame(candidate?.phoneLast4 ?? 'none', digits),
  )
  return proven[0] ?? null
}

/** The status of a serial. A wrong pair and an unknown serial are the same answer after the same time, and both are counted as a wrong guess. */
export async function getWarrantyInfo(input: Input, context: ServiceContext) {
  const serial = printedSerial(input.serial)
  return notBefore(answerMs, describe(input, serial, context))
}

async function describe(input: Input, serial: string, context: ServiceContext) {
  const [kind, thing] =
    input.code === undefined ? (['digits', `serial ${serial}`] as const) : (['pin', `code for ${serial}`] as const)
  const proven = await context.guess(kind, thing, () => findProven(input, serial, context))
  if (!proven) {
    // After the comparison, and within the time that every answer takes.
    const [known] = await knowSerials(context.db, [serial])
    if (known?.reading === 'serial' && known.issuedFor === null)
      await countInVain(context.db, { kind: 'serial', lang: '', words: serial }, context.now)
    return { warranty: null }
  }
  await followCalendar(context.db, proven.id, context.now)
  const row = await context.db.selectFrom('warranty').selectAll().where('id', '=', proven.id).executeTakeFirstOrThrow()
  const warranty = readWarranty(row)
  const [product] =
    warranty.productId === null
      ? []
      : await findProductSummaries(context.db, { ids: [warranty.productId], lang: input.lang })
  return {
    warranty: {
      state: warranty.state,
      serial,
      productName: product?.name ?? null,
      productCode: product?.code ?? null,
      productId: product?.id ?? null,
      registeredOn: dayInThailand(new Date(warranty.registeredAt)),
      coveredUntil: warranty.coveredUntil,
      coveredKm: warranty.coveredKm,
      limitKm: warranty.term === null ? null : warrantyTerms[warranty.term].km,
    },
  }
}
