import type { Lang } from '@/lib/contract/common'
import type { NewsEvent } from '@/lib/contract/news'
import type { RoadShowStop } from '@/lib/contract/road-show'
import { dayState } from '@/lib/domain/day-state'
import type { NewsFacts, NewsText } from './news-table'

/** Place and province in the order of the language. */
function placeOf(lang: Lang, { place, province }: RoadShowStop): string {
  if (lang === 'ja') return `${province.name}・${place}`
  return `${place}${lang === 'th' ? ' ' : ', '}${province.name}`
}

type Known = { lang: Lang; day: string; stops: ReadonlyMap<string, RoadShowStop> }

/** What takes place, with its state on a day; null = nothing does, or the stop is no longer on the site. A stop of the mobile workshop brings its own facts. */
export function eventOf({ lang, day, stops }: Known, facts: NewsFacts, { place }: NewsText): NewsEvent | null {
  if (facts.stop) {
    const stop = stops.get(facts.stop)
    if (!stop) return null
    const { from: startsOn, to: endsOn, opens, closes, latitude, longitude, booking } = stop
    const days = { startsOn, endsOn, opens, closes, state: dayState({ startsOn, endsOn }, day) }
    return { ...days, place: placeOf(lang, stop), latitude, longitude, booking, stop: stop.id }
  }
  return facts.event && place ? { ...facts.event, place, stop: null, state: dayState(facts.event, day) } : null
}
