import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { viewedKinds, type ViewedKind } from '@/lib/contract/desk-words'
import type { OutputOf, ParsedInputOf } from '@/lib/contract/endpoints'
import type { RetentionLimit } from '@/lib/domain/retention'
import type { Database } from '@/lib/server/db/schema'
import type { ServiceContext } from '@/lib/server/services/context'

const mostViews = 500

/** Writes down who looks at data of a person, before they are shown. */
export async function recordView(
  db: Kysely<Database>,
  { kind, id }: { kind: ViewedKind; id: string },
  { accountId, what, now }: { accountId: string; what: 'item' | 'file'; now: Date },
): Promise<void> {
  await db
    .insertInto('desk_view')
    .values({ id: randomUUID(), at: now.toISOString(), account_id: accountId, kind, item_id: id, what })
    .execute()
}

/** The newest records of who looked at what; of everything, of one account or of one item. */
export async function listDeskViews(
  { account, item }: ParsedInputOf<'listDeskViews'>,
  { db }: ServiceContext,
): Promise<OutputOf<'listDeskViews'>> {
  const rows = await db
    .selectFrom('desk_view')
    .selectAll()
    .$if(account !== undefined, (query) => query.where('account_id', '=', account ?? ''))
    .$if(item !== undefined, (query) => query.where('item_id', '=', item ?? ''))
    .orderBy('at', 'desc')
    .limit(mostViews)
    .execute()
  return rows.flatMap(({ at, account_id, kind, item_id, what }) => {
    const known = viewedKinds.find((one) => one === kind)
    return known ? [{ at, account: account_id, kind: known, id: item_id, what: what === 'file' ? 'file' : 'item' }] : []
  })
}

/** Forgets who looked at what, and who edited content; what was edited stays. Returns how many rows. */
export async function deleteOldViews(db: Kysely<Database>, { at }: RetentionLimit): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('desk_view').where('at', '<', at).executeTakeFirst()
  const { numUpdatedRows } = await db
    .updateTable('content_revision')
    .set({ account_id: null })
    .where('at', '<', at)
    .where('account_id', 'is not', null)
    .executeTakeFirst()
  return Number(numDeletedRows) + Number(numUpdatedRows)
}
