import { seriesIds, type Series } from '@/lib/contract/product-words'
import { splitPieces } from '@/lib/server/search/concepts'
import { askingWords } from '@/lib/server/search/texts/plan-texts'
import { normalizeText } from '@/lib/server/search/normalize'
import { splitRuns } from '@/lib/server/search/tokenize'
import { asksMeaning } from './questions'

/** Series with a name of their own, the longest first; the others are called like kinds of parts or makers of vehicles. */
const own: readonly { series: Series; spelling: RegExp }[] = seriesIds
  .filter((id) => /^(?:gtx|[ezrx]+-(?:series|sport|pert)|dtg.*)$/.test(id))
  .toSorted((a, b) => b.length - a.length)
  .map((series) => ({ series, spelling: new RegExp(`(?<= )${series.replaceAll('-', ' ?')}(?= )`) }))

const word = /series|ซีรีส|ซีรีย|しりず/
const called: ReadonlyMap<string, Series> = new Map(
  seriesIds.map((id) => [id.replace(/-series$/, '').replaceAll('-', ''), id]),
)

/** What is asked about a name beside itself: what does GTX stand for. */
const isAsking = (typed: string) => askingWords.has(typed) || /^(?:meaning|means?|stands?|for|the|of)$/.test(typed)
/** One letter is a series where the word for it stands beside it only. */
const shortest = 3

/** The series that is all a text names or asks about, as it is called in English: `GTXシリーズ`, `GTXとは` → gtx series. Some vehicles are called X-Series, too. */
export function readSeriesName(text: string): string | null {
  const pieces = splitPieces(splitRuns(text)).map(({ run }) => run.text)
  const typed = pieces.join('')
  const name = typed.replace(word, '').replaceAll(' ', '')
  const asked = asksMeaning(text) ? pieces.filter((piece) => !isAsking(piece)).join('') : ''
  const series = word.test(typed) ? called.get(name) : asked.length < shortest ? undefined : called.get(asked)
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
