import type { Lang } from '@/lib/contract/common'
import type { NewsEvent } from '@/lib/contract/news'
import type { RoadShowStop } from '@/lib/contract/road-show'
import { dayState } from '@/lib/domain/day-state'
import { findRoadShowStop } from '@/lib/server/services/road-show/stops'
import type { NewsFacts, NewsText } from './news-table'

/** Place and province in the order of the language. */
function placeOf(lang: Lang, { place, province }: RoadShowStop): string {
  if (lang === 'ja') return `${province.name}・${place}`
  return `${place}${lang === 'th' ? ' ' : ', '}${province.name}`
}

/** What takes place, with its state on a day; null = nothing does. A stop of the mobile workshop brings its own facts. */
export function eventOf(lang: Lang, day: string, facts: NewsFacts, { place }: NewsText): NewsEvent | null {
  if (facts.stop) {
    const stop = findRoadShowStop(lang, facts.stop)
    if (!stop) throw new Error(`The news ${facts.id} names a stop that does not exist: ${facts.stop}`)
    const { from: startsOn, to: endsOn, opens, closes, latitude, longitude, booking } = stop
    const days = { startsOn, endsOn, opens, closes, state: dayState({ startsOn, endsOn }, day) }
    return { ...days, place: placeOf(lang, stop), latitude, longitude, booking, stop: stop.id }
  }
  if (!facts.event) return null
  if (!place) throw new Error(`content/${lang}/news/${facts.id}.json lacks the place`)
  return { ...facts.event, place, stop: null, state: dayState(facts.event, day) }
}
