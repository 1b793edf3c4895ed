import { addMonths, daysBetween } from '@/lib/domain/calendar'

type Span = { startsOn: string; endsOn: string }

/** Where a span lies on a ribbon, in percent of its length. */
export type RibbonPlace = { left: number; width: number }

export type Ribbon = {
  /** First days of the months it shows. */ months: string[]
  placeOf: (span: Span) => RibbonPlace
}

const monthOf = (day: string) => `${day.slice(0, 7)}-01`
const rounded = (percent: number) => Math.round(percent * 100) / 100

/** A ribbon of whole months from the first start to the last end; null when there is nothing to show. */
export function ribbonOf(spans: readonly Span[]): Ribbon | null {
  const [first] = spans.map(({ startsOn }) => monthOf(startsOn)).toSorted()
  const last = spans
    .map(({ endsOn }) => monthOf(endsOn))
    .toSorted()
    .at(-1)
  if (!first || !last) return null
  const months = [first]
  for (let month = first; month < last;) {
    month = addMonths(month, 1)
    months.push(month)
  }
  const length = daysBetween(first, addMonths(last, 1))
  const placeOf = ({ startsOn, endsOn }: Span) => ({
    left: rounded((daysBetween(first, startsOn) / length) * 100),
    width: rounded(((daysBetween(startsOn, endsOn) + 1) / length) * 100),
  })
  return { months, placeOf }
}
