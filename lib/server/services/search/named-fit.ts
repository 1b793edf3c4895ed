import type { Lang } from '@/lib/contract/common'
import type { NamedFit, SearchHit } from '@/lib/contract/search'
import { findVehicleSummaries } from '@/lib/server/db/queries/vehicles'
import type { SearchHitRef } from '@/lib/server/search/query'
import type { ServiceContext } from '@/lib/server/services/context'
import { groupBy } from '@/lib/utils/group-by'

/** Says of each product which of the named vehicles it fits: its own name speaks of the one it was first made for. */
export async function sayNamedFit(
  db: ServiceContext['db'],
  hits: readonly SearchHit[],
  named: readonly SearchHitRef[],
  lang: Lang,
): Promise<void> {
  const products = hits.flatMap((hit) => (hit.kind === 'product' ? [hit.product.id] : []))
  if (products.length === 0 || named.length === 0) return
  const ids = named.map(({ refId }) => refId)
  const [vehicles, rows] = await Promise.all([
    findVehicleSummaries(db, { ids, lang }),
    db
      .selectFrom('fitment')
      .select(['product_id', 'vehicle_id', 'status'])
      .where('product_id', 'in', products)
      .where('vehicle_id', 'in', ids)
      .where('status', '!=', 'does-not-fit')
      .execute(),
  ])
  const fitting = groupBy(rows, ({ product_id: product }) => product)
  const newest = [...vehicles].sort((a, b) => (a.from < b.from ? 1 : -1))
  for (const hit of hits) {
    const own = hit.kind === 'product' ? (fitting.get(hit.product.id) ?? []) : []
    const taken = newest.filter(({ id }) => own.some(({ vehicle_id: vehicle }) => vehicle === id))
    const [first] = taken
    if (hit.kind !== 'product' || !first) continue
    const isOf = ({ modelId }: { modelId: string }) => modelId === first.modelId
    const generations = taken.filter(isOf).map(({ generation }) => generation)
    hit.fits = {
      model: first.model,
      generations: generations.length === newest.filter(isOf).length && generations.length > 1 ? [] : generations,
      isConditional: own.every(({ status }) => status !== 'direct'),
    } satisfies NamedFit
  }
}
