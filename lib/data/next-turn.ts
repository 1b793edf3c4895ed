import 'server-only'
import { nextMidnight } from '@/lib/domain/calendar'
import { askCompany } from './company'

/** The moment from which content may be other than it is now: midnight in Thailand, or the next one for which staff have planned something. */
export async function readNextTurn(now: Date): Promise<Date> {
  const midnight = nextMidnight(now)
  const { at } = await askCompany('getNextChange', {})
  const planned = at === null ? midnight : new Date(at)
  return planned < midnight ? planned : midnight
}
