import type { Insertable, Kysely } from 'kysely'
import { langs } from '@/lib/contract/lang-words'
import type { VehicleType } from '@/lib/contract/vehicle-types'
import { splitPriceRange } from '@/lib/domain/price-range'
import { normalizeCode } from '@/lib/domain/product-code'
import type { Database, FitmentTable, ProductTable, ProductTextTable } from '@/lib/server/db/schema'
import { insertAll } from '@/lib/server/db/insert-all'
import { listNumberRows } from './product-numbers'
import type { CatalogueFitment, CatalogueProduct } from './types'

/** The product row of the database. `updatedOn` is a day, `YYYY-MM-DD`. */
function toProductRow(product: CatalogueProduct, updatedOn: string): Insertable<ProductTable> {
  const price = splitPriceRange(product.price)
  return {
    id: product.id,
    code: product.code,
    code_key: normalizeCode(product.code),
    family: product.family,
    kind: product.kind,
    series: product.series,
    axle: product.axle,
    construction: product.construction,
    adjusters: JSON.stringify(product.adjusters),
    body_finish: product.bodyFinish,
    spring_finish: product.springFinish,
    length_mm: product.spec.lengthMm,
    stroke_mm: product.spec.strokeMm,
    top_kind: product.spec.top?.kind ?? null,
    bottom_kind: product.spec.bottom?.kind ?? null,
    spec: JSON.stringify(product.spec),
    setups: JSON.stringify(product.setups),
    price_thb: price.lowThb,
    price_to_thb: price.highThb,
    former_codes: JSON.stringify(product.formerCodes),
    original_numbers: JSON.stringify(product.originalNumbers),
    released_on: product.releasedOn,
    updated_on: updatedOn,
  }
}

function toTextRows(product: CatalogueProduct): Insertable<ProductTextTable>[] {
  return langs.map((lang) => ({
    product_id: product.id,
    lang,
    name: product.name[lang],
    tagline: product.tagline[lang],
    description: product.description[lang],
  }))
}

function toFitmentRow(fitment: CatalogueFitment): Insertable<FitmentTable> {
  return {
    product_id: fitment.productId,
    vehicle_id: fitment.vehicleId,
    axle: fitment.axle,
    quantity: fitment.quantity,
    status: fitment.status,
    restrictions: JSON.stringify(fitment.restrictions),
    ride_height_mm: fitment.rideHeightMm,
    verified_by: fitment.verifiedBy,
    verified_on: fitment.verifiedOn,
  }
}

/** Writes products with their texts, adjusters, fitments and vehicle types. */
export async function writeProducts(
  db: Kysely<Database>,
  batch: {
    products: readonly CatalogueProduct[]
    fitments: readonly CatalogueFitment[]
    typeOfVehicle: ReadonlyMap<string, VehicleType>
  },
): Promise<void> {
  const { products, fitments, typeOfVehicle } = batch
  await insertAll(
    db,
    'product',
    products.map((product) => toProductRow(product, product.releasedOn)),
  )
  await insertAll(db, 'product_text', products.flatMap(toTextRows))
  await insertAll(
    db,
    'product_adjuster',
    products.flatMap((product) =>
      [...new Set(product.adjusters)].map((adjuster) => ({ product_id: product.id, adjuster })),
    ),
  )
  await insertAll(db, 'product_number', products.flatMap(listNumberRows))
  await insertAll(db, 'fitment', fitments.map(toFitmentRow))
  const types = new Set(
    fitments.flatMap(({ productId, vehicleId, status }) =>
      status === 'does-not-fit' ? [] : [`${productId} ${typeOfVehicle.get(vehicleId) ?? ''}`],
    ),
  )
  await insertAll(
    db,
    'product_vehicle_type',
    [...types]
      .map((pair) => pair.split(' '))
      .flatMap(([product_id, type]) => (product_id && type ? [{ product_id, type }] : [])),
  )
}
