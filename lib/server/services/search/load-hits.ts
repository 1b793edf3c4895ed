import type { Lang } from '@/lib/contract/common'
import type { ProductSummary } from '@/lib/contract/product'
import type { SearchHit, SiteHit } from '@/lib/contract/search'
import { drawingAddress } from '@/lib/drawings/drawing-address'
import { findProductPicture, pictureAddress } from '@/lib/pictures/find-picture'
import { countFitting } from '@/lib/server/db/queries/fitments'
import { findProductSummaries } from '@/lib/server/db/queries/products'
import { findVehicleSummaries } from '@/lib/server/db/queries/vehicles'
import type { SearchHitRef } from '@/lib/server/search/query'
import type { ServiceContext } from '@/lib/server/services/context'
import type { FoundEntry } from './entry-points'

/** Address of the smallest picture of a product, or of its drawing. */
function pictureOf(product: ProductSummary): string {
  const picture = findProductPicture(product)
  return picture ? pictureAddress(picture, Math.min(...picture.sizes), 'webp') : drawingAddress(product, 'card')
}

/** Products and vehicles with what is shown of them; those that are gone by now are left out. */
export async function loadHits(
  db: ServiceContext['db'],
  refs: readonly SearchHitRef[],
  lang: Lang,
): Promise<SearchHit[]> {
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
    if (kind === 'product' && product)
      return [{ kind, score, matched, picture: pictureOf(product), product, fits: null }]
    if (kind !== 'vehicle' || !vehicle) return []
    const picture = `/vehicles/${vehicle.body}.svg`
    return [{ kind, score, matched, picture, vehicle, productCount: counts.get(refId) ?? 0 }]
  })
}

const shortest = 160

/** An entry as it is shown in one language. */
export function toSiteHit({ entry, score, isNamed }: FoundEntry, lang: Lang): SiteHit {
  const { kind, id, path, picture, texts } = entry
  const { title, summary } = texts[lang]
  const shown = summary.length > shortest ? `${summary.slice(0, shortest).trimEnd()}…` : summary
  return { kind, id, path, picture, title, summary: shown, score, matched: isNamed ? 'meant' : 'all' }
}
