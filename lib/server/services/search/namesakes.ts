import type { SearchHitRef } from '@/lib/server/search/query'
import type { ServiceContext } from '@/lib/server/services/context'

/** Parts that are asked about: the first pages of them say which vehicles they are for. */
const most = 100

/** Of some vehicles those that any of the parts fits, in the order of the vehicles. */
export async function findTaking(
  db: ServiceContext['db'],
  vehicles: readonly SearchHitRef[],
  parts: readonly string[],
): Promise<SearchHitRef[]> {
  const rows = await db
    .selectFrom('fitment')
    .select('vehicle_id')
    .distinct()
    .where('product_id', 'in', parts.slice(0, most))
    .where(
      'vehicle_id',
      'in',
      vehicles.map(({ refId }) => refId),
    )
    .where('status', '!=', 'does-not-fit')
    .execute()
  const taking = new Set(rows.map(({ vehicle_id: vehicle }) => vehicle))
  return vehicles.filter(({ refId }) => taking.has(refId))
}
