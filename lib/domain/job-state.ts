import type { JobState } from '@/lib/contract/career-words'
import { daysBetween } from './calendar'

/** From so many days before its last one on, a posting says that it is coming to its end. */
const closingDays = 14

/** State of a posting on a day in Thailand; it can be applied for on its first and its last day, and for good without a last one. null = not posted yet. ISO days compare as text. */
export function jobState(
  { posted, validThrough }: { posted: string; validThrough: string | null },
  day: string,
): JobState | null {
  if (day < posted) return null
  if (validThrough === null) return 'open'
  if (day > validThrough) return 'closed'
  return daysBetween(day, validThrough) < closingDays ? 'closing' : 'open'
}
