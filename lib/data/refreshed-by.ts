import { endpoints, type OperationId } from '@/lib/contract/endpoints'
import { cacheTags } from './cache-table'

type Tags = readonly (typeof cacheTags)[keyof typeof cacheTags][]

/** Whatever a file held: products, vehicles or fitments. */
const catalogue = [cacheTags.products, cacheTags.vehicles, cacheTags.fitments] as const

/** Operations after which stored pages are out of date, as they are after an import. */
const refreshedBy: Partial<Record<OperationId, Tags>> = {
  changeDealerListing: [cacheTags.dealers],
  undoDealerChange: [cacheTags.dealers, cacheTags.site],
  // What is planned is a turn of the site.
  reviewDealerChange: [cacheTags.dealers, cacheTags.site],
  commitImport: catalogue,
  undoImport: catalogue,
  publishEntry: [cacheTags.site],
  withdrawEntry: [cacheTags.site],
  removeEntry: [cacheTags.site],
}

const tagsOfPath = new Map(
  Object.entries(refreshedBy).map(([id, tags]) => [endpoints[id as OperationId].path as string, tags]),
)

/** What a call to this path of the company API puts out of date. */
export const tagsRefreshedBy = (path: string): Tags => tagsOfPath.get(path) ?? []
