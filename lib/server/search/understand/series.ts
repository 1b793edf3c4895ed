import { seriesIds, type Series } from '@/lib/contract/product-words'
import { splitPieces } from '@/lib/server/search/concepts'
import { normalizeText } from '@/lib/server/search/normalize'
import { splitRuns } from '@/lib/server/search/tokenize'

/** Series with a name of their own, the longest first; the others are called like kinds of parts or makers of vehicles. */
const own: readonly { series: Series; spelling: RegExp }[] = seriesIds
  .filter((id) => /^(?:gtx|[ezrx]+-(?:series|sport|pert)|dtg.*)$/.test(id))
  .toSorted((a, b) => b.length - a.length)
  .map((series) => ({ series, spelling: new RegExp(`(?<= )${series.replaceAll('-', ' ?')}(?= )`) }))

const word = /series|ซีรีส|ซีรีย|しりず/
const called: ReadonlyMap<string, Series> = new Map(
  seriesIds.map((id) => [id.replace(/-series$/, '').replaceAll('-', ''), id]),
)

/** The series that is all a text names, as it is called in English: `GTXシリーズ` → gtx series. Some vehicles are called X-Series, too. */
export function readSeriesName(text: string): string | null {
  const typed = splitPieces(splitRuns(text))
    .map(({ run }) => run.text)
    .join('')
  const series = word.test(typed) ? called.get(typed.replace(word, '').replaceAll(' ', '')) : undefined
  return series === undefined ? null : `${series.replace(/-series$/, '').replaceAll('-', ' ')} series`
}

/** A series that a text names, and the text without it; null = none, or nothing beside it. */
export function takeSeries(text: string): { series: Series; rest: string; typed: string } | null {
  const padded = ` ${normalizeText(text)} `
  const found = own.find(({ spelling }) => spelling.test(padded))
  const rest = found && padded.replace(found.spelling, ' ').trim()
  return rest
    ? { series: found.series, rest, typed: text.replace(new RegExp(found.series.replace('-', '[- ]?'), 'i'), ' ') }
    : null
}
