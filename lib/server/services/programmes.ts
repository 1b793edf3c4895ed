import type { ParsedInputOf } from '@/lib/contract/endpoints'
import type { Lang } from '@/lib/contract/common'
import { ApiError } from '@/lib/contract/api-error'
import { seriesSchema, type ProductSummary, type Series } from '@/lib/contract/product'
import type { ProgrammeEntry } from '@/lib/contract/site'
import { cataloguePlans } from '@/lib/server/services/catalogue-plans'
import { listCatalogueIds, listProgrammeRows, type ProgrammeRow } from '@/lib/server/db/queries/programmes'
import { findProductSummaries } from '@/lib/server/db/queries/products'
import { compareVehicles, findVehicleSummaries } from '@/lib/server/db/queries/vehicles'
import type { ServiceContext } from './context'

const programmes = { 'car-spring': ['car-spring'], dtg: ['dtg', 'dtg-plus', 'dtg-sport'] } as const satisfies Record<
  string,
  readonly Series[]
>
type Programme = keyof typeof programmes

type Group = { entry: ProgrammeEntry; productIds: string[] }

async function readProgramme(db: ServiceContext['db'], programme: Programme, lang: Lang): Promise<Group[]> {
  const rows = await listProgrammeRows(db, programmes[programme])
  const byVehicle = new Map<string, ProgrammeRow[]>()
  for (const row of rows) byVehicle.set(row.vehicleId, [...(byVehicle.get(row.vehicleId) ?? []), row])
  const vehicles = await findVehicleSummaries(db, { ids: [...byVehicle.keys()], lang })
  return vehicles
    .map((vehicle) => {
      const own = byVehicle.get(vehicle.id) ?? []
      const productIds = [...new Set(own.map((row) => row.productId))]
      const height = (axle: string) =>
        own.find((row) => row.axle === axle && row.rideHeightMm !== 0)?.rideHeightMm ?? null
      return {
        productIds,
        entry: {
          id: vehicle.id,
          vehicle,
          productCount: productIds.length,
          heightFrontMm: height('front'),
          heightRearMm: height('rear'),
        },
      }
    })
    .sort((a, b) => compareVehicles(a.entry.vehicle, b.entry.vehicle))
}

function lister(programme: Programme) {
  return async ({ lang }: ParsedInputOf<'getCarSprings'>, { db }: ServiceContext): Promise<ProgrammeEntry[]> =>
    (await readProgramme(db, programme, lang)).map((group) => group.entry)
}

function reader(programme: Programme) {
  return async (
    { id, lang }: ParsedInputOf<'getCarSpring'>,
    { db }: ServiceContext,
  ): Promise<{ entry: ProgrammeEntry; products: ProductSummary[] }> => {
    const group = (await readProgramme(db, programme, lang)).find(({ entry }) => entry.id === id)
    if (!group) throw new ApiError('NOT_FOUND', { message: `${programme} vehicle ${id}` })
    return { entry: group.entry, products: await findProductSummaries(db, { ids: group.productIds, lang }) }
  }
}

export const getCarSprings = lister('car-spring')
export const getCarSpring = reader('car-spring')
export const getDtgList = lister('dtg')
export const getDtg = reader('dtg')

/** A catalogue: the products of its families, grouped by series. */
export async function getCatalogue({ name, lang }: ParsedInputOf<'getCatalogue'>, { db }: ServiceContext) {
  const rows = await listCatalogueIds(db, cataloguePlans[name])
  const products = new Map(
    (await findProductSummaries(db, { ids: rows.map((row) => row.id), lang })).map((product) => [product.id, product]),
  )
  const bySeries = new Map<Series, ProductSummary[]>()
  for (const row of rows) {
    const product = products.get(row.id)
    const series = seriesSchema.parse(row.series)
    if (product) bySeries.set(series, [...(bySeries.get(series) ?? []), product])
  }
  return {
    name,
    productCount: rows.length,
    sections: [...bySeries].map(([series, list]) => ({ series, products: list })),
  }
}
