import { z } from 'zod'
import type { Spot } from '@/lib/domain/distance'
import data from './district-spots.json'

/**
 * Where the seat of each district lies, by the code of its province and its Thai name. Placed by studio/place-districts.ts from GeoNames
 * (CC BY 4.0), which whoever shows it names as the source; good to a few kilometres.
 */
const spots = z.record(z.string(), z.record(z.string(), z.tuple([z.number(), z.number()]))).parse(data)

const toSpot = ([lat, lng]: readonly [number, number]): Spot => ({ lat, lng })

/** Null for a district that the table does not know. */
export function districtSpot(province: string, district: string): Spot | null {
  const found = spots[province]?.[district]
  return found ? toSpot(found) : null
}

type Province = { code: string; th: string }

/** The district of a province's capital, by its Thai name; Bangkok's is where its kings' city was. Null for a province that the table does not know. */
export function capitalDistrict({ code, th }: Province): string | null {
  return [`เมือง${th}`, th, 'พระนคร'].find((district) => spots[code]?.[district] !== undefined) ?? null
}

/** Where the capital of a province lies; null for a province that the table does not know. */
export function capitalSpot(province: Province): Spot | null {
  const district = capitalDistrict(province)
  return district === null ? null : districtSpot(province.code, district)
}

export const districtSpots = Object.entries(spots).flatMap(([province, rows]) =>
  Object.entries(rows).map(([district, spot]) => ({ province, district, ...toSpot(spot) })),
)
