import type { VehiclePage, VehiclePart } from '@/lib/contract/vehicle-page'
import { axlesOf, largestHeights } from './page-facts'
import { ratesOf } from './rates'

/** The part whose setup is shown: the one with the most adjusters. */
export function setupOf({ parts }: VehiclePage): VehiclePart | undefined {
  return parts
    .filter(({ setups }) => setups.length > 0)
    .toSorted((a, b) => b.product.adjusters.length - a.product.adjusters.length)[0]
}

/** A page with parts for one end does not speak of both. */
export function titleOfParts({ parts }: VehiclePage) {
  const axles = new Set(parts.flatMap(axlesOf))
  if (axles.size > 1) return 'parts'
  return axles.has('front') ? 'partsFront' : 'partsRear'
}

/** What the navigation of the page names, in the order of the page, as far as there is something to say. */
export function sectionsOf(page: VehiclePage) {
  const isThere = {
    fits: true,
    parts: true,
    height: largestHeights(page) !== null,
    rates: ratesOf(page).length > 0,
    fitting: true,
    setup: setupOf(page) !== undefined,
    series: page.otherSeries.length > 0,
  }
  return (['fits', 'parts', 'height', 'rates', 'fitting', 'setup', 'series'] as const).filter((id) => isThere[id])
}
