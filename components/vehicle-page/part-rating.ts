import type { VehiclePage, VehiclePart } from '@/lib/contract/vehicle-page'
import { rateLoad, type LoadRating } from '@/lib/domain/load-rating'
import { axlesOf } from './page-facts'

/** How a part carries the newest of the page's vehicles that it fits. */
export function ratingOf(part: VehiclePart, { vehicles }: VehiclePage): LoadRating | null {
  const [axle] = axlesOf(part)
  const fitted = new Set(part.fitments.map(({ vehicle }) => vehicle.id))
  const point = vehicles.findLast(({ id }) => fitted.has(id))?.mountPoints.find((one) => one.axle === axle)
  return point ? rateLoad(part.product, point) : null
}
