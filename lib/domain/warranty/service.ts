import type { WarrantyTermId } from '@/lib/contract/warranty-words'
import { addMonths } from '@/lib/domain/calendar'

/** How often a part of a term is serviced in ordinary use: calendar months or km, whichever comes first; null = not serviced. */
const serviceIntervals = {
  'two-wheel': { months: 24, km: 20_000 },
  'four-by-four': { months: 24, km: 40_000 },
  car: { months: 24, km: 40_000 },
  air: { months: 12, km: 20_000 },
  service: null,
} as const satisfies Record<WarrantyTermId, { months: number; km: number } | null>

/** The next service after `from` (fitting, or purchase), the first that is not over on `today`; km from the odometer at fitting. */
export function nextService(
  term: WarrantyTermId,
  from: string,
  today: string,
  odometerKm: number | null,
): { on: string; km: number | null } | null {
  const interval = serviceIntervals[term]
  if (!interval) return null
  let count = 1
  while (addMonths(from, interval.months * count) < today) count += 1
  return {
    on: addMonths(from, interval.months * count),
    km: odometerKm === null ? null : odometerKm + interval.km * count,
  }
}
