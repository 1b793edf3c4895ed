import type { Kysely } from 'kysely'
import { ApiError } from '@/lib/contract/api-error'
import type { Lang } from '@/lib/contract/common'
import type { VehicleSummary } from '@/lib/contract/vehicle'
import {
  vehicleRanges,
  vehicleRangeSchema,
  type VehiclePage,
  type VehiclePageEntry,
  type VehicleRange,
} from '@/lib/contract/vehicle-page'
import type { Database } from '@/lib/server/db/schema'
import { toFitments } from '@/lib/server/db/queries/fitments'
import { findProductSummaries, findSetups } from '@/lib/server/db/queries/products'
import { listSeriesFitments, listVehiclePages, type VehiclePageRow } from '@/lib/server/db/queries/vehicle-pages'
import { listGenerations } from '@/lib/server/db/queries/vehicles'
import { requireVehicle } from '@/lib/server/services/fit'
import { toEntries } from './entries'
import { readOtherSeries } from './other-series'

const mostSpares = 12
const mostRelated = 6
const allRanges = vehicleRangeSchema.options
const seriesOf = (range: string) => vehicleRanges[vehicleRangeSchema.parse(range)].series

async function readParts(db: Kysely<Database>, page: VehiclePageRow, range: VehicleRange, lang: Lang) {
  const rows = await listSeriesFitments(db, { series: [vehicleRanges[range].series], vehicleIds: page.vehicleIds })
  const ids = [...new Set(rows.map((row) => row.product_id))]
  const [products, setups, fitments] = await Promise.all([
    findProductSummaries(db, { ids, lang }),
    findSetups(db, ids),
    toFitments(db, rows, lang),
  ])
  return products.map((product) => ({
    product,
    setups: setups.get(product.id) ?? [],
    fitments: fitments.get(product.id) ?? [],
  }))
}

/** Generations of the page's models that it is not about. */
async function readOtherGenerations(
  db: Kysely<Database>,
  { vehicles }: VehiclePageEntry,
  pages: readonly VehiclePageRow[],
  range: VehicleRange,
  lang: Lang,
) {
  const models = [...new Set(vehicles.map(({ modelId }) => modelId))]
  const generations = (await Promise.all(models.map((modelId) => listGenerations(db, { modelId, lang })))).flat()
  const own = new Set(vehicles.map(({ id }) => id))
  const pageOf = ({ id }: VehicleSummary) =>
    pages.find((page) => page.range === range && page.supersededBy === null && page.vehicleIds.includes(id))?.path
  return generations.filter(({ id }) => !own.has(id)).map((vehicle) => ({ vehicle, path: pageOf(vehicle) ?? null }))
}

/** Pages of the range for the nearest vehicles: the same brand and body first, then the same body. */
function rankRelated(entry: VehiclePageEntry, entries: readonly VehiclePageEntry[]): VehiclePageEntry[] {
  const [first] = entry.vehicles
  const rank = ({ vehicles: [other] }: VehiclePageEntry) =>
    Number(other?.body === first?.body) * 2 + Number(other?.brandId === first?.brandId)
  return entries
    .filter(({ path, supersededBy }) => path !== entry.path && supersededBy === null)
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, mostRelated)
}

/** Everything one page shows. Throws NOT_FOUND where no part of the range fits its vehicles. */
export async function readVehiclePage(
  db: Kysely<Database>,
  range: VehicleRange,
  page: VehiclePageRow,
  lang: Lang,
): Promise<VehiclePage> {
  const pages = await listVehiclePages(db, allRanges)
  const siblings = pages.filter((other) => seriesOf(other.range) === seriesOf(range) && other.path !== page.path)
  const [entry, ...entries] = await toEntries(db, [page, ...siblings], lang)
  if (entry?.path !== page.path) throw new ApiError('NOT_FOUND', { message: `parts of ${page.path}` })
  const [vehicles, parts, otherGenerations, others] = await Promise.all([
    Promise.all(page.vehicleIds.map((id) => requireVehicle(db, { id, lang }))),
    readParts(db, page, range, lang),
    readOtherGenerations(db, entry, pages, range, lang),
    readOtherSeries(db, range, page.vehicleIds, pages),
  ])
  const spares = await findProductSummaries(db, { ids: others.spareIds.slice(0, mostSpares), lang })
  return {
    entry,
    vehicles,
    parts,
    otherGenerations,
    otherSeries: others.series,
    spares,
    related: rankRelated(entry, entries),
  }
}
