import type { PromotionState } from '@/lib/contract/promotion'

/** State of a promotion on a day in Thailand; it runs on its first and its last day. ISO days compare as text. */
export function promotionState(
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
  day: string,
): PromotionState {
  if (day < startsOn) return 'coming'
  return day > endsOn ? 'past' : 'running'
}
