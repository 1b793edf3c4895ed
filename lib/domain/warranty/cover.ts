import type { WarrantyTermId } from '@/lib/contract/warranty-words'
import { addDays, addMonths, daysBetween } from '@/lib/domain/calendar'
import { expiringDays, warrantyTerms } from './terms'

/** Last covered day and last covered km (null = not limited, or the odometer was not told). A year from 1 March ends on the last of February. */
export function coverOf(
  term: WarrantyTermId,
  boughtOn: string,
  odometerKm: number | null,
): { until: string; km: number | null } {
  const { months, km } = warrantyTerms[term]
  return {
    until: addDays(addMonths(boughtOn, months), -1),
    km: km === null || odometerKm === null ? null : odometerKm + km,
  }
}

/** What the calendar makes of a cover that ends on `until`; the last day is still covered. */
export function coverOn(until: string, today: string): 'active' | 'expiring' | 'expired' {
  if (today > until) return 'expired'
  return daysBetween(today, until) <= expiringDays ? 'expiring' : 'active'
}
