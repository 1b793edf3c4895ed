import type { Kysely } from 'kysely'
import { printedSerial, readSerial } from '@/lib/domain/serial'
import type { SerialFacts } from '@/lib/domain/warranty/rules'
import type { Database } from '@/lib/server/db/schema'

/** A typed serial with what is known of it; `text` = as printed where readable, as typed otherwise. */
export type KnownSerial = SerialFacts & { text: string }

/** Product whose range holds this number; null = never issued. */
async function findIssuedProduct(
  db: Kysely<Database>,
  { lot, number }: { lot: string; number: number },
): Promise<string | null> {
  const row = await db
    .selectFrom('serial_range')
    .select('product_id')
    .where('lot', '=', lot)
    .where('first_number', '<=', number)
    .where('last_number', '>=', number)
    .executeTakeFirst()
  return row?.product_id ?? null
}

/** Looks up one typed serial. Whether somebody holds it is asked in the transaction that takes it. */
async function knowSerial(db: Kysely<Database>, typed: string): Promise<KnownSerial> {
  const reading = readSerial(typed)
  const issuedFor = reading.kind === 'serial' ? await findIssuedProduct(db, reading.serial) : null
  return { text: printedSerial(typed), reading: reading.kind, issuedFor, taken: false }
}

/** The same for all serials of a registration, one after another: a transaction asks one question at a time. */
export async function knowSerials(db: Kysely<Database>, serials: readonly string[]): Promise<KnownSerial[]> {
  const known: KnownSerial[] = []
  for (const serial of serials) known.push(await knowSerial(db, serial))
  return known
}

/** The serials that somebody holds. */
export async function findTaken(db: Kysely<Database>, serials: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('serial_holder')
    .select('serial')
    .where('serial', 'in', [...serials])
    .execute()
  return new Set(rows.map(({ serial }) => serial))
}

/** Takes the serials of a registration that nobody holds yet. Answers the ones that somebody else has. */
export async function holdSerials(
  trx: Kysely<Database>,
  warrantyId: string,
  serials: readonly string[],
): Promise<Set<string>> {
  const taken = new Set<string>()
  // In one order: two that take the same pair from its two ends would wait for each other for ever.
  for (const serial of serials.toSorted()) {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('serial_holder')
      .values({ serial, warranty_id: warrantyId })
      .onConflict((conflict) => conflict.column('serial').doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 0n) taken.add(serial)
  }
  return taken
}
