import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/schema'

async function dropWhereGone(db: Kysely<Database>, table: 'desk_note' | 'desk_assignment'): Promise<number> {
  const cases = db.selectFrom('visitor_case').select('number').where('erased_at', 'is', null)
  const registrations = db.selectFrom('warranty').select('number').where('owner', '!=', '')
  const claims = db
    .selectFrom('claim')
    .innerJoin('warranty', 'warranty.id', 'claim.warranty_id')
    .select('claim.number')
    .where('warranty.owner', '!=', '')
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('item_id', 'not in', cases)
    .where('item_id', 'not in', registrations)
    .where('item_id', 'not in', claims)
    .where('item_id', 'not in', db.selectFrom('appointment').select('number').where('name', '!=', ''))
    .where('item_id', 'not in', db.selectFrom('wish').select('id'))
    .where('item_id', 'not in', db.selectFrom('dealer_change').select('id'))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Deletes notes and owners of what is erased or nameless by now. Returns how many. */
export async function deleteNotesOfGone(db: Kysely<Database>): Promise<number> {
  return (await dropWhereGone(db, 'desk_note')) + (await dropWhereGone(db, 'desk_assignment'))
}

/** The same at once, for one that its sender erases. */
export async function deleteNotesOf(
  trx: Kysely<Database>,
  { kind, number }: { kind: string; number: string },
): Promise<void> {
  for (const table of ['desk_note', 'desk_assignment'] as const)
    await trx.deleteFrom(table).where('kind', '=', kind).where('item_id', '=', number).execute()
}
