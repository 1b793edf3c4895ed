import { z } from 'zod'
import data from '@/content/road-shows.json'
import { localizedTextSchema, type Lang } from '@/lib/contract/common'
import { roadShowStopSchema, type roadShowQuery, type RoadShowStop } from '@/lib/contract/road-show'
import { dayInThailand } from '@/lib/domain/calendar'
import type { ServiceContext } from '@/lib/server/services/context'

const storedStopSchema = roadShowStopSchema.extend({ province: z.string(), place: localizedTextSchema })
export const roadShowFileSchema = z.object({
  provinces: z.record(z.string(), localizedTextSchema),
  stops: z.array(storedStopSchema),
})
type StoredStop = z.infer<typeof storedStopSchema>
type Query = z.output<typeof roadShowQuery>

const { provinces, stops } = roadShowFileSchema.parse(data)
const inOrder = stops.toSorted((a, b) => a.from.localeCompare(b.from))

function readIn(lang: Lang, { province, place, ...stop }: StoredStop): RoadShowStop {
  return { ...stop, place: place[lang], province: { code: province, name: provinces[province]?.[lang] ?? province } }
}

/** One stop, ended or not; null = there is none of this id. */
export function findRoadShowStop(lang: Lang, id: string): RoadShowStop | null {
  const stop = stops.find((one) => one.id === id)
  return stop ? readIn(lang, stop) : null
}

function findStops({ lang, from, province }: Query, now: Date): RoadShowStop[] {
  const first = from ?? dayInThailand(now)
  return inOrder
    .filter((stop) => stop.to >= first && (!province || stop.province === province))
    .map((stop) => readIn(lang, stop))
}

export async function getMobileServiceRoadShow(
  query: Query,
  { now }: Pick<ServiceContext, 'now'>,
): Promise<RoadShowStop[]> {
  return findStops(query, now)
}

/** The next stop marked as a highlight, or simply the next one. */
export async function getHighlightRoadShowEvent(query: Query, { now }: ServiceContext): Promise<RoadShowStop | null> {
  const found = findStops(query, now)
  return found.find(({ highlight }) => highlight) ?? found[0] ?? null
}
