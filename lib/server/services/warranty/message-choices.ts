import type { Kysely } from 'kysely'
import type { WarrantyMessages } from '@/lib/contract/warranty-messages'
import type { Database } from '@/lib/server/db/schema'
import type { Warranty } from './rows'

/** The newest answer to each purpose counts; reminders are sent until they are stopped, news only to who has agreed. */
export async function readMessageChoices(
  db: Kysely<Database>,
  { id, owner }: Pick<Warranty, 'id' | 'owner'>,
): Promise<WarrantyMessages> {
  const rows = await db
    .selectFrom('consent_receipt')
    .select(['purpose', 'given'])
    .where('subject_kind', '=', 'warranty')
    .where('subject_id', '=', id)
    .where('purpose', 'in', ['marketing', 'reminders'])
    .orderBy('at')
    .execute()
  const newest = new Map(rows.map(({ purpose, given }) => [purpose, given === 1]))
  return {
    reminders: owner.email !== undefined && (newest.get('reminders') ?? true),
    news: newest.get('marketing') ?? false,
  }
}
