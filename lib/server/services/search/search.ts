import type { ParsedInputOf } from '@/lib/contract/endpoints'
import type { SearchAnswer, SearchHit } from '@/lib/contract/search'
import type { Lang } from '@/lib/contract/common'
import { countFitting } from '@/lib/server/db/queries/fitments'
import { findProductSummaries } from '@/lib/server/db/queries/products'
import { findVehicleSummaries } from '@/lib/server/db/queries/vehicles'
import { engineOf } from '@/lib/server/db/engine'
import { searchNearest } from '@/lib/server/search/nearest'
import { searchDocuments, type SearchHitRef } from '@/lib/server/search/query'
import type { ServiceContext } from '@/lib/server/services/context'
import { requireVehicle, withVerdicts } from '@/lib/server/services/fit'

const pageSize = 24
const nearestCount = 8

/** Products, vehicles and pages for a text in any of the three scripts; the nearest when nothing matches. */
export async function search(input: ParsedInputOf<'search'>, { db }: ServiceContext): Promise<SearchAnswer> {
  const { q, lang, page, kind } = input
  const engine = engineOf(db)
  const vehicle = input.vehicle ? await requireVehicle(db, { id: input.vehicle, lang }) : null
  const found = await searchDocuments(db, engine, {
    query: q,
    lang,
    limit: pageSize,
    offset: (page - 1) * pageSize,
    ...(kind && { kinds: [kind] }),
  })
  const nearest = found.total === 0
  const refs = nearest
    ? await searchNearest(db, engine, { query: q, lang, limit: nearestCount, ...(kind && { kinds: [kind] }) })
    : found.hits
  const hits = await loadHits(db, refs, lang)
  if (vehicle) await judgeHits(db, hits, vehicle)
  return { query: q, corrected: found.correctedQuery, total: found.total, page, hits, nearest }
}

async function loadHits(db: ServiceContext['db'], refs: readonly SearchHitRef[], lang: Lang): Promise<SearchHit[]> {
  const idsOf = (kind: SearchHitRef['kind']) => refs.filter((ref) => ref.kind === kind).map((ref) => ref.refId)
  const vehicleIds = idsOf('vehicle')
  const [products, vehicles, counts] = await Promise.all([
    findProductSummaries(db, { ids: idsOf('product'), lang }),
    findVehicleSummaries(db, { ids: vehicleIds, lang }),
    countFitting(db, vehicleIds),
  ])
  const productById = new Map(products.map((product) => [product.id, product]))
  const vehicleById = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]))
  return refs.flatMap(({ kind, refId, score, matched }): SearchHit[] => {
    const product = productById.get(refId)
    const vehicle = vehicleById.get(refId)
    if (kind === 'product') return product ? [{ kind, score, matched, product }] : []
    if (kind === 'vehicle')
      return vehicle ? [{ kind, score, matched, vehicle, productCount: counts.get(refId) ?? 0 }] : []
    return [{ kind, score, matched, route: refId, title: refId }]
  })
}

async function judgeHits(
  db: ServiceContext['db'],
  hits: SearchHit[],
  vehicle: Awaited<ReturnType<typeof requireVehicle>>,
): Promise<void> {
  const products = hits.flatMap((hit) => (hit.kind === 'product' ? [hit.product] : []))
  const judged = new Map((await withVerdicts(db, vehicle, products)).map((product) => [product.id, product]))
  for (const hit of hits) if (hit.kind === 'product') hit.product = judged.get(hit.product.id) ?? hit.product
}
