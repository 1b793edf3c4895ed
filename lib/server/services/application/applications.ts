import type { Application, ApplicationBrand, ApplicationList } from '@/lib/contract/application'
import { axles } from '@/lib/contract/common'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { seriesIds } from '@/lib/contract/product-words'
import {
  countApplications,
  listApplications,
  type ApplicationRow,
  type VehicleCount,
} from '@/lib/server/db/queries/applications'
import { findVehicleSummaries, listBrands } from '@/lib/server/db/queries/vehicles'
import type { ServiceContext } from '@/lib/server/services/context'
import { groupBy } from '@/lib/utils/group-by'
import { windowOf } from './window'

const byLetters = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Order of vehicles in the chart: by ids, which every engine compares alike. */
function compareVehicles(a: VehicleCount, b: VehicleCount): number {
  return (
    byLetters(a.brandId, b.brandId) ||
    byLetters(a.modelId, b.modelId) ||
    byLetters(a.from, b.from) ||
    byLetters(a.vehicleId, b.vehicleId)
  )
}

function compareRows(a: ApplicationRow, b: ApplicationRow): number {
  return (
    axles.indexOf(a.axle) - axles.indexOf(b.axle) ||
    seriesIds.indexOf(a.product.series) - seriesIds.indexOf(b.product.series) ||
    byLetters(a.product.code, b.product.code)
  )
}

/** One page of the chart: the vehicles are counted, and only the lines of those that the page shows are read. */
export async function getApplications(
  { lang, page, pageSize, ...filter }: ParsedInputOf<'getApplications'>,
  { db }: ServiceContext,
): Promise<ApplicationList> {
  const counts = (await countApplications(db, filter)).sort(compareVehicles)
  const { total, shown, skip } = windowOf(counts, (page - 1) * pageSize, pageSize)
  const ids = shown.map(({ vehicleId }) => vehicleId)
  const [rows, vehicles] = await Promise.all([listApplications(db, ids), findVehicleSummaries(db, { ids, lang })])
  const byVehicle = groupBy(rows, ({ vehicleId }) => vehicleId)
  const lines = ids.flatMap((id): Application[] => {
    const vehicle = vehicles.find((other) => other.id === id)
    if (!vehicle) return []
    return (byVehicle.get(id) ?? []).sort(compareRows).map(({ vehicleId: _, ...row }) => ({ vehicle, ...row }))
  })
  return { total, page, pageSize, items: lines.slice(skip, skip + pageSize) }
}

/** Brands of which the chart has anything, by name. */
export async function getApplicationBrands(
  { lang }: ParsedInputOf<'getApplicationBrands'>,
  { db }: ServiceContext,
): Promise<ApplicationBrand[]> {
  const [counts, brands] = await Promise.all([countApplications(db, {}), listBrands(db, { lang })])
  const names = new Map(brands.map(({ id, name }) => [id, name]))
  return [...groupBy(counts, ({ brandId }) => brandId)]
    .map(([id, vehicles]) => ({
      id,
      name: names.get(id) ?? id,
      models: new Set(vehicles.map(({ modelId }) => modelId)).size,
      vehicles: vehicles.length,
      applications: vehicles.reduce((sum, { count }) => sum + count, 0),
    }))
    .sort((a, b) => byLetters(a.id, b.id))
}
