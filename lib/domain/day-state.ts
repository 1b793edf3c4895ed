import type { DayState } from '@/lib/contract/day-state'

/** State on a day in Thailand of what runs on its first and its last day, too. ISO days compare as text. */
export function dayState({ startsOn, endsOn }: { startsOn: string; endsOn: string }, day: string): DayState {
  if (day < startsOn) return 'coming'
  return day > endsOn ? 'past' : 'running'
}
