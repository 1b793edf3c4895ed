import { randomBytes, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { CreateWarrantyInput } from '@/lib/contract/warranty-register'
import { formatSerial } from '@/lib/domain/serial'
import type { Database } from '@/lib/server/db/schema'

export type IssuedProduct = { id: string; kind: string; serial: (n: number) => string }

/** A product with issued serials; `serial(1)` is the first of its range. */
export async function issuedProduct(
  db: Kysely<Database>,
  { kind = 'twin-shock', skip = 0 } = {},
): Promise<IssuedProduct> {
  const row = await db
    .selectFrom('serial_range')
    .innerJoin('product', 'product.id', 'serial_range.product_id')
    .select(['product.id', 'product.kind', 'serial_range.lot', 'serial_range.first_number', 'serial_range.last_number'])
    .where('product.kind', '=', kind)
    .orderBy('product.id')
    .offset(skip)
    .limit(1)
    .executeTakeFirstOrThrow()
  const stamped = Array.from({ length: row.last_number - row.first_number + 1 }, (_, i) =>
    formatSerial(row.lot, row.first_number + i),
  ).filter((serial) => serial !== null)
  return { id: row.id, kind: row.kind, serial: (n) => stamped[n - 1] ?? '' }
}

/** A registration form filled in rightly, but for its receipt. */
export function warrantyForm(serials: string[], change: Partial<CreateWarrantyInput> = {}): CreateWarrantyInput {
  return {
    key: randomUUID(),
    lang: 'en',
    serials,
    position: 'rear',
    purchase: { boughtOn: '2026-11-10', channel: 'dealer', dealerName: 'A dealer', odometerKm: 1200 },
    vehicle: { type: 'scooter', brand: 'Honda', model: 'PCX160', year: 2022 },
    owner: { name: 'Somchai Jaidee', phone: '+66812345678', email: 'somchai@example.com' },
    consents: { terms: true, marketing: false, version: '2026-11' },
    guard: { website: '', elapsedMs: 42_000 },
    ...change,
  }
}

/** A receipt that was sent and belongs to nothing yet; answers its id. */
export async function someReceipt(db: Kysely<Database>): Promise<string> {
  const id = randomBytes(16).toString('hex')
  await db
    .insertInto('upload')
    .values({
      id,
      purpose: 'receipt',
      type: 'application/pdf',
      bytes: 4,
      width: null,
      height: null,
      sha256: '',
      storage_key: `test/${id}.pdf`,
      created_at: '2026-11-21T02:00:00.000Z',
      claimed_by: null,
    })
    .execute()
  return id
}

/** The same form with a receipt of its own. */
export async function provedForm(
  db: Kysely<Database>,
  serials: string[],
  change: Partial<CreateWarrantyInput> = {},
): Promise<CreateWarrantyInput> {
  return warrantyForm(serials, { receiptId: await someReceipt(db), ...change })
}
