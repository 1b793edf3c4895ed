import type { Axle } from '@/lib/contract/common'
import type { VehiclePage } from '@/lib/contract/vehicle-page'
import { axlesOf, mountPointsOf } from './page-facts'

/** Rates in N/mm; `endNmm` of a spring that rises, null of a linear one. */
export type AxleRates = {
  axle: Axle
  original: number
  parts: { code: string; rateNmm: number; endNmm: number | null }[]
}

const mostParts = 6

/** Rates of parts beside the original's, for axles where both are known; softest first, each pair of rates once. */
export function ratesOf(page: VehiclePage): AxleRates[] {
  return mountPointsOf(page).flatMap(({ axle, springRateNmm: original }) => {
    if (original === null) return []
    const rated = page.parts
      .filter((part) => axlesOf(part).includes(axle))
      .flatMap(({ product: { code, spec } }) =>
        spec.springRateNmm === null ? [] : [{ code, rateNmm: spec.springRateNmm, endNmm: spec.springRateEndNmm }],
      )
      .toSorted((a, b) => a.rateNmm - b.rateNmm)
    const parts = [...new Map(rated.map((part) => [`${part.rateNmm} ${part.endNmm}`, part])).values()]
    return parts.length === 0 ? [] : [{ axle, original, parts: parts.slice(0, mostParts) }]
  })
}
