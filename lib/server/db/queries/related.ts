import type { Kysely } from 'kysely'
import type { Database } from '../schema'

/** Products that fit the same vehicles, most shared vehicles first, then others of the family. */
export async function listRelatedIds(
  db: Kysely<Database>,
  params: { productId: string; family: string; limit: number },
): Promise<string[]> {
  const { productId, family, limit } = params
  const shared = await db
    .selectFrom('fitment')
    .select((eb) => ['product_id', eb.fn.countAll<number>().as('vehicles')])
    .where('status', '!=', 'does-not-fit')
    .where('product_id', '!=', productId)
    .where(
      'vehicle_id',
      'in',
      db
        .selectFrom('fitment as own')
        .select('own.vehicle_id')
        .where('own.product_id', '=', productId)
        .where('own.status', '!=', 'does-not-fit')
        .limit(20),
    )
    .groupBy('product_id')
    .orderBy('vehicles', 'desc')
    .orderBy('product_id')
    .limit(limit)
    .execute()
  const ids = shared.map((row) => row.product_id)
  if (ids.length >= limit) return ids
  const others = await db
    .selectFrom('product')
    .select('id')
    .where('family', '=', family)
    .where('id', '!=', productId)
    .orderBy('released_on', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return [...new Set([...ids, ...others.map((row) => row.id)])].slice(0, limit)
}
