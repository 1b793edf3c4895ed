import type { ServiceContext } from '@/lib/server/services/context'
import type { QueryReading } from './query-reading'
import type { FoundEntry } from './entry-points'
import type { SiteIndex } from './site-index'

/** Before the parts where the page is what was asked for, behind them otherwise. */
const points = { asked: 133, beside: 58 } as const
const most = 3

const isSpring = (kind: string) => kind.endsWith('-spring')

/** The pages of the vehicles that were named, in the ranges of the parts that were. */
export async function findPagesOf(
  db: ServiceContext['db'],
  { texts }: SiteIndex,
  { vehicles, kinds, series }: Pick<QueryReading, 'vehicles' | 'kinds' | 'series'>,
): Promise<FoundEntry[]> {
  if (vehicles.length === 0) return []
  const rows = await db
    .selectFrom('vehicle_page_vehicle')
    .select('path')
    .distinct()
    .where(
      'vehicle_id',
      'in',
      vehicles.map(({ refId }) => refId),
    )
    .execute()
  const paths = new Set(rows.map(({ path }) => path))
  const isAsked = (path: string) => series !== null && path.toLowerCase().startsWith(`/${series}/`)
  const isMeant = (path: string) =>
    kinds.length === 0 || kinds.some((kind) => isSpring(kind) === path.startsWith('/car-spring/'))
  return texts.documents
    .filter(({ entry }) => entry.kind === 'vehicle-page' && paths.has(entry.path))
    .filter(({ entry: { path } }) => isAsked(path) || (series === null && isMeant(path)))
    .slice(0, most)
    .map(({ entry }, at) => ({
      entry,
      score: (isAsked(entry.path) ? points.asked : points.beside) - at * 0.1,
      isNamed: true,
      isWhole: true,
    }))
}
