import type { z } from 'zod'
import type { Lang } from '@/lib/contract/common'
import type { roadShowQuery, RoadShowStop } from '@/lib/contract/road-show'
import { dayInThailand } from '@/lib/domain/calendar'
import { readContentOf, type ContentSource } from '@/lib/server/services/editor/overlay'
import { stopKind, stopProvinces, type StoredStop } from './stop-kind'

type Query = z.output<typeof roadShowQuery>

/** One stop in a language. */
export function showStop({ province, place, ...stop }: StoredStop, lang: Lang): RoadShowStop {
  return {
    ...stop,
    place: place[lang],
    province: { code: province, name: stopProvinces[province]?.[lang] ?? province },
  }
}

/** Every stop by its id, ended or not. */
export async function readStops(lang: Lang, source: ContentSource): Promise<Map<string, RoadShowStop>> {
  const stops = await readContentOf(stopKind, source)
  return new Map(stops.map((stop) => [stop.id, showStop(stop, lang)]))
}

async function findStops({ lang, from, province }: Query, source: ContentSource): Promise<RoadShowStop[]> {
  const first = from ?? dayInThailand(source.now)
  const stops = await readContentOf(stopKind, source)
  return stops
    .filter((stop) => stop.to >= first && (!province || stop.province === province))
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .map((stop) => showStop(stop, lang))
}

export async function getMobileServiceRoadShow(query: Query, source: ContentSource): Promise<RoadShowStop[]> {
  return findStops(query, source)
}

/** The next stop marked as a highlight, or simply the next one. */
export async function getHighlightRoadShowEvent(query: Query, source: ContentSource): Promise<RoadShowStop | null> {
  const found = await findStops(query, source)
  return found.find(({ highlight }) => highlight) ?? found[0] ?? null
}
