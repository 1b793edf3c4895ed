import type { NewsEvent, NewsSummary } from '@/lib/contract/news'

export type Dated = { item: NewsSummary; event: NewsEvent }

/** Events that are not over, the first day first. */
export function comingEvents(news: readonly NewsSummary[]): Dated[] {
  return news
    .flatMap((item) => (item.event && item.event.state !== 'past' ? [{ item, event: item.event }] : []))
    .toSorted((a, b) => a.event.startsOn.localeCompare(b.event.startsOn))
}
