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

/** The capital of a province; Bangkok's is where its kings' city was. Null for a province that the table does not know. */
export function capitalSpot({ code, th }: { code: string; th: string }): Spot | null {
  return districtSpot(code, `เมือง${th}`) ?? districtSpot(code, th) ?? districtSpot(code, 'พระนคร')
}

export const districtSpots = Object.entries(spots).flatMap(([province, rows]) =>
  Object.entries(rows).map(([district, spot]) => ({ province, district, ...toSpot(spot) })),
)
