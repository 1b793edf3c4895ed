import { ApiError } from '@/lib/contract/api-error'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import type { ServiceContext } from '@/lib/server/services/context'
import { requireHandler, requireRow } from './find-item'
import { findColleagues } from './open-item'

/** Gives an item to somebody who handles its kind, or to nobody. */
export async function assignDeskItem(
  { kind, id, owner }: ParsedInputOf<'assignDeskItem'>,
  context: ServiceContext,
): Promise<Record<string, never>> {
  const { db, now } = context
  requireHandler(kind, context)
  await requireRow(db, { kind, id })
  if (owner === null) {
    await db.deleteFrom('desk_assignment').where('kind', '=', kind).where('item_id', '=', id).execute()
    return {}
  }
  if (!(await findColleagues(db, kind)).some((one) => one.id === owner))
    throw new ApiError('INVALID_INPUT', { fields: [{ path: 'owner', code: 'unknown-value' }] })
  const given = { account_id: owner, at: now.toISOString() }
  await db
    .insertInto('desk_assignment')
    .values({ kind, item_id: id, ...given })
    .onConflict((conflict) => conflict.columns(['kind', 'item_id']).doUpdateSet(given))
    .execute()
  return {}
}
