import { hashText } from './hash'
import { fourWheelLines } from './lines-four-wheel'
import { serviceLines } from './lines-service'
import { twoWheelLines } from './lines-two-wheel'
import { groupBy } from '@/lib/utils/group-by'
import { eyeOf } from './spec'
import type { Line, Platform } from './types'

const lines: readonly Line[] = [...twoWheelLines, ...fourWheelLines, ...serviceLines]
/** Groups with few platforms and many riders: each line comes in two rates from the start. */
const popularGroups: ReadonlySet<string> = new Set(['scooter', 'underbone', 'vespa'])

/** `first` is the first variant of the job, `step` the distance to its next one. */
export type Job = { line: Line; platform: Platform; tier: number; first: number; step: number }

/** Lines on platforms, tier by tier; within the later tiers in a mixed order, so that a target that cuts a tier short cuts all families alike. */
export function planJobs(platforms: readonly Platform[]): Job[] {
  const jobs = lines.flatMap((line) => {
    const places = platforms.filter(
      ({ group, layout, axle }) =>
        line.groups.includes(group) && line.layouts.includes(layout) && (line.axle ?? axle) === axle,
    )
    return mergePlatforms(line, places).flatMap((platform): Job[] => {
      const job = { line, platform, tier: line.tier, first: 0, step: 1 }
      return popularGroups.has(platform.group) && line.tier < 3 && line.family !== 'spares'
        ? [
            { ...job, step: 2 },
            { ...job, tier: 2, first: 1, step: 2 },
          ]
        : [job]
    })
  })
  const order = new Map(jobs.map((job) => [job, hashText(`${job.line.key} ${job.platform.id} ${job.first}`)]))
  return jobs.toSorted((a, b) => a.tier - b.tier || (order.get(a) ?? 0) - (order.get(b) ?? 0))
}

/** Small parts do not care for lengths and rates: platforms with the same eye, fork tube or layout are one. */
function mergePlatforms(line: Line, platforms: Platform[]): Platform[] {
  const keys: Partial<Record<Line['kind'], (platform: Platform) => string | null>> = {
    bushing: ({ point, group, axle }) =>
      eyeOf(point) ? `${group} ${axle} ${eyeOf(point)?.holeMm}x${eyeOf(point)?.widthMm}` : null,
    'eye-end': ({ point, group, axle }) => (eyeOf(point) ? `${group} ${axle} ${eyeOf(point)?.holeMm}` : null),
    'seal-kit': ({ point, group, axle }) => `${group} ${axle} ${point.forkTubeMm}`,
    'bump-stop': ({ group, axle, layout }) => `${group} ${axle} ${layout}`,
  }
  const keyOf = keys[line.kind]
  if (!keyOf) return platforms
  const groups = groupBy(platforms, (platform) => keyOf(platform) ?? '')
  return [...groups].flatMap(([key, [first, ...rest]]) => {
    if (!first || key === '') return []
    return [
      {
        ...first,
        id: `${line.key} ${key}`,
        members: [first, ...rest].flatMap(({ members }) => members),
        neighbours: [],
      },
    ]
  })
}
