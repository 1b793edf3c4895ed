import type { ProductKind } from '@/lib/contract/product-words'
import type { WarrantyTermId } from '@/lib/contract/warranty-words'
import { addMonths } from '@/lib/domain/calendar'
import { serviceFacts, type Interval } from '@/lib/domain/service-facts'

/** How often a part of a term is serviced in ordinary use; null = not serviced. */
const serviceIntervals = {
  'two-wheel': serviceFacts.overhaul.twin,
  'four-by-four': serviceFacts.overhaul.car,
  car: serviceFacts.overhaul.car,
  air: serviceFacts.air,
  service: null,
} as const satisfies Record<WarrantyTermId, Interval | null>

/** The next service after `from` (fitting, or purchase), the first that is not over on `today`; km from the odometer at fitting. */
export function nextService(
  { term, kind }: { term: WarrantyTermId; kind: ProductKind | null },
  from: string,
  today: string,
  odometerKm: number | null,
): { on: string; km: number | null } | null {
  const interval = kind === 'mono-shock' ? serviceFacts.overhaul.mono : serviceIntervals[term]
  if (!interval) return null
  let count = 1
  while (addMonths(from, interval.months * count) < today) count += 1
  return {
    on: addMonths(from, interval.months * count),
    km: odometerKm === null ? null : odometerKm + interval.km * count,
  }
}
