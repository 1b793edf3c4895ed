import { seriesIds, type Series } from '@/lib/contract/product'
import { normalizeText } from '@/lib/server/search/normalize'

/** Series with a name of their own, the longest first; the others are called like kinds of parts or makers of vehicles. */
const own: readonly { series: Series; spelling: RegExp }[] = seriesIds
  .filter((id) => /^(?:gtx|[ezrx]+-(?:series|sport|pert)|dtg.*)$/.test(id))
  .toSorted((a, b) => b.length - a.length)
  .map((series) => ({ series, spelling: new RegExp(`(?<= )${series.replaceAll('-', ' ?')}(?= )`) }))

/** A series that a text names, and the text without it; null = none, or nothing beside it. */
export function takeSeries(text: string): { series: Series; rest: string; typed: string } | null {
  const padded = ` ${normalizeText(text)} `
  const found = own.find(({ spelling }) => spelling.test(padded))
  const rest = found && padded.replace(found.spelling, ' ').trim()
  return rest
    ? { series: found.series, rest, typed: text.replace(new RegExp(found.series.replace('-', '[- ]?'), 'i'), ' ') }
    : null
}
