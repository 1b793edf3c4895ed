import type { Kysely } from 'kysely'
import type { Lang } from '@/lib/contract/common'
import { ApiError } from '@/lib/contract/api-error'
import type { FitAnswer, FitVerdict } from '@/lib/contract/fitment'
import type { ProductSummary } from '@/lib/contract/product'
import type { Vehicle, VehicleSummary } from '@/lib/contract/vehicle'
import { measureFit } from '@/lib/domain/fit-figures'
import { judgeFit } from '@/lib/domain/fit-verdict'
import { findNearest } from '@/lib/domain/nearest-part'
import {
  listFittingIds,
  listProductDrives,
  listProductVehicleTypes,
  listRecorded,
} from '@/lib/server/db/queries/fitments'
import { findProductSummaries } from '@/lib/server/db/queries/products'
import { findVehicle } from '@/lib/server/db/queries/vehicles'
import type { Database } from '@/lib/server/db/schema'

/** The vehicle, or NOT_FOUND. */
export async function requireVehicle(db: Kysely<Database>, params: { id: string; lang: Lang }): Promise<Vehicle> {
  const vehicle = await findVehicle(db, params)
  if (!vehicle) throw new ApiError('NOT_FOUND', { message: `vehicle ${params.id}` })
  return vehicle
}

/** Verdict of every product for one vehicle, by product id. */
export async function judgeProducts(
  db: Kysely<Database>,
  vehicle: Vehicle,
  products: readonly ProductSummary[],
): Promise<Map<string, FitVerdict>> {
  const productIds = products.map((product) => product.id)
  const [recorded, types, driven] = await Promise.all([
    listRecorded(db, { vehicleId: vehicle.id, productIds }),
    listProductVehicleTypes(db, productIds),
    listProductDrives(db, productIds),
  ])
  return new Map(
    products.map((product) => [
      product.id,
      judgeFit({
        product,
        vehicle,
        fitments: recorded.filter((row) => row.productId === product.id),
        productVehicleTypes: types.get(product.id) ?? [],
        productDrive: driven.get(product.id) ?? null,
      }),
    ]),
  )
}

/** Adds the verdict for one vehicle to each summary. */
export async function withVerdicts(
  db: Kysely<Database>,
  vehicle: Vehicle,
  products: readonly ProductSummary[],
): Promise<ProductSummary[]> {
  const verdicts = await judgeProducts(db, vehicle, products)
  return products.map((product) => ({ ...product, verdict: verdicts.get(product.id) ?? null }))
}

/** Whether products fit a vehicle, why not, and the nearest part that does. Unknown products are left out. */
export async function answerFit(
  db: Kysely<Database>,
  params: { vehicle: string; products: readonly string[]; lang: Lang },
): Promise<FitAnswer> {
  const vehicle = await requireVehicle(db, { id: params.vehicle, lang: params.lang })
  const products = await findProductSummaries(db, { ids: params.products, lang: params.lang })
  const verdicts = await judgeProducts(db, vehicle, products)
  const fitting = await findFittingSummaries(
    db,
    vehicle,
    params.lang,
    products.some((product) => !fits(verdicts.get(product.id))),
  )
  const recorded = await listRecorded(db, { vehicleId: vehicle.id, productIds: products.map(({ id }) => id) })
  const answers = products.flatMap((product) => {
    const verdict = verdicts.get(product.id)
    if (!verdict) return []
    const nearest = fits(verdict) ? null : findNearest(product, fitting)
    return [
      {
        productId: product.id,
        verdict,
        nearest: nearest && { id: nearest.id, code: nearest.code, name: nearest.name },
        figures: measureFit(
          product,
          vehicle,
          recorded.filter((row) => row.productId === product.id),
        ),
      },
    ]
  })
  return { vehicle: summaryOf(vehicle), answers }
}

const fits = (verdict: FitVerdict | undefined) => verdict?.verdict === 'fits' || verdict?.verdict === 'fits-if'

async function findFittingSummaries(
  db: Kysely<Database>,
  vehicle: Vehicle,
  lang: Lang,
  needed: boolean,
): Promise<ProductSummary[]> {
  return needed ? findProductSummaries(db, { ids: await listFittingIds(db, vehicle.id), lang }) : []
}

function summaryOf(vehicle: Vehicle): VehicleSummary {
  const { id, type, body, brandId, brand, modelId, model, generation, from, to } = vehicle
  return { id, type, body, brandId, brand, modelId, model, generation, from, to }
}
