import type { Kysely } from 'kysely'
import { dayInThailand } from '@/lib/domain/calendar'
import type { Passport } from '@/lib/contract/warranty-passport'
import type { Database } from '@/lib/server/db/schema'

/** The links of a registration that open today, the oldest first. */
export async function listBuyerLinks(
  db: Kysely<Database>,
  warrantyId: string,
  now: Date,
): Promise<Passport['buyerLinks']> {
  const rows = await db
    .selectFrom('buyer_link')
    .select(['id', 'created_at', 'ends_on'])
    .where('warranty_id', '=', warrantyId)
    .where('ends_on', '>=', dayInThailand(now))
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({ id: row.id, madeOn: dayInThailand(new Date(row.created_at)), endsOn: row.ends_on }))
}
