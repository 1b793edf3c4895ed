import type { Kysely, Selectable } from 'kysely'
import { z } from 'zod'
import { ownerSchema, purchaseSchema, registeredVehicleSchema } from '@/lib/contract/warranty-parts'
import { warrantyFlagSchema, warrantyStateSchema, warrantyTermSchema } from '@/lib/contract/warranty-schemas'
import { positions } from '@/lib/contract/warranty-words'
import type { Database } from '@/lib/server/db/schema'

const serialsSchema = z.array(z.string())
const flagsSchema = z.array(warrantyFlagSchema)
const positionSchema = z.enum(positions)

/** A row of `warranty` with its JSON read. */
export function readWarranty(row: Selectable<Database['warranty']>) {
  return {
    id: row.id,
    number: row.number,
    state: warrantyStateSchema.parse(row.state),
    flags: flagsSchema.parse(JSON.parse(row.flags)),
    productId: row.product_id,
    term: warrantyTermSchema.nullable().parse(row.term),
    position: positionSchema.parse(row.position),
    serials: serialsSchema.parse(JSON.parse(row.serials)),
    purchase: purchaseSchema.parse(JSON.parse(row.purchase)),
    vehicle: registeredVehicleSchema.parse(JSON.parse(row.vehicle)),
    owner: ownerSchema.parse(JSON.parse(row.owner)),
    phoneLast4: row.phone_last4,
    registeredAt: row.registered_at,
    coveredUntil: row.covered_until,
    coveredKm: row.covered_km,
    receiptId: row.receipt_id,
    photoId: row.photo_id,
    confirmedAt: row.confirmed_at,
  }
}
export type Warranty = ReturnType<typeof readWarranty>

/** Whether the purchase is proved: by a receipt, or by the dealer's word. */
export function isProved({ receiptId, confirmedAt }: Pick<Warranty, 'receiptId' | 'confirmedAt'>): boolean {
  return receiptId !== null || confirmedAt !== null
}

/** One registration; null = does not exist, or is nameless. */
export async function findWarranty(db: Kysely<Database>, id: string): Promise<Warranty | null> {
  const row = await db
    .selectFrom('warranty')
    .selectAll()
    .where('id', '=', id)
    .where('owner', '!=', '')
    .executeTakeFirst()
  return row ? readWarranty(row) : null
}

/** The same by the number that staff and dealers know. */
export async function findByNumber(db: Kysely<Database>, number: string): Promise<Warranty | null> {
  const row = await db
    .selectFrom('warranty')
    .selectAll()
    .where('number', '=', number)
    .where('owner', '!=', '')
    .executeTakeFirst()
  return row ? readWarranty(row) : null
}
