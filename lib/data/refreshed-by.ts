import { endpoints, type OperationId } from '@/lib/contract/endpoints'
import { cacheTags } from './cache-table'

type Tag = (typeof cacheTags)[keyof typeof cacheTags]

/** Operations after which stored pages are out of date, as they are after an import. */
const refreshedBy: Partial<Record<OperationId, Tag>> = {
  changeDealerListing: cacheTags.dealers,
  undoDealerChange: cacheTags.dealers,
  reviewDealerChange: cacheTags.dealers,
}

const tagOfPath = new Map(
  Object.entries(refreshedBy).map(([id, tag]) => [endpoints[id as OperationId].path as string, tag]),
)

/** What a call to this path of the company API puts out of date; null = nothing. */
export const tagRefreshedBy = (path: string): Tag | null => tagOfPath.get(path) ?? null
