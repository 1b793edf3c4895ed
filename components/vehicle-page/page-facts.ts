import type { Axle } from '@/lib/contract/common'
import { vehicleRanges, type VehiclePage, type VehiclePart, type VehicleRange } from '@/lib/contract/vehicle-page'
import type { MountPoint } from '@/lib/contract/vehicle'

/** Words of a page: ranges of one series share them. */
export const wordsOf = (range: VehicleRange) => vehicleRanges[range].series

/** What is exchanged on a page: where it is the springs alone, the dampers stay and words are others. */
export const changeOf = ({ entry }: VehiclePage): 'springs' | 'dampers' =>
  entry.range === 'car-spring' ? 'springs' : 'dampers'

export const axlesOf = ({ fitments }: VehiclePart): Axle[] =>
  (['front', 'rear'] as const).filter((axle) => fitments.some((fitment) => fitment.axle === axle))

export const hasRebound = ({ product }: VehiclePart) => product.adjusters.includes('R')

export const hasClicks = ({ product }: VehiclePart) =>
  product.adjusters.some((letter) => letter === 'R' || letter === 'C' || letter === 'W')

/** Parts under the axle they are for; what is for both stands under the front one. */
export function partsByAxle({ parts }: VehiclePage): { axle: Axle; parts: VehiclePart[] }[] {
  return (['front', 'rear'] as const)
    .map((axle) => ({ axle, parts: parts.filter((part) => axlesOf(part)[0] === axle) }))
    .filter((group) => group.parts.length > 0)
}

/** Where the parts of a page go, of the newest vehicle: what its original parts measure. */
export function mountPointsOf(page: VehiclePage): MountPoint[] {
  const used = new Set(page.parts.flatMap(axlesOf))
  return (page.vehicles.at(-1)?.mountPoints ?? []).filter(({ axle }) => used.has(axle))
}

/** Change of ride height a part brings to an axle, mm; null where it is not for that axle. */
export function heightOn({ fitments }: VehiclePart, axle: Axle): number | null {
  return fitments.find((fitment) => fitment.axle === axle)?.rideHeightMm ?? null
}

export type HeightPair = { name: string; front: number; rear: number }

/** The largest change on each axle, for the drawing; null where no part changes the height. */
export function largestHeights({ parts }: VehiclePage): HeightPair | null {
  const largest = (axle: Axle) =>
    parts
      .map((part) => ({ part, height: heightOn(part, axle) ?? 0 }))
      .toSorted((a, b) => Math.abs(b.height) - Math.abs(a.height) || b.height - a.height)[0]
  const front = largest('front')
  // Both ends of one vehicle go the same way: springs are sold for either, but nobody lowers one end and lifts the other.
  const rear = parts
    .map((part) => ({ part, height: heightOn(part, 'rear') ?? 0 }))
    .filter(({ height }) => !front || front.height === 0 || Math.sign(height) === Math.sign(front.height))
    .toSorted((a, b) => Math.abs(b.height) - Math.abs(a.height))[0]
  const names = [front, rear].flatMap((end) => (end && end.height !== 0 ? [end.part.product.code] : []))
  if (names.length === 0) return null
  return { name: [...new Set(names)].join(' + '), front: front?.height ?? 0, rear: rear?.height ?? 0 }
}

/** How many parts were fitted, measured and calculated, each counted once by its best proof. */
export function countProofs({ parts }: VehiclePage): Record<'fitted' | 'measured' | 'calculated', number> {
  const counts = { fitted: 0, measured: 0, calculated: 0 }
  for (const { fitments } of parts) {
    const proof = (['fitted', 'measured', 'calculated'] as const).find((name) =>
      fitments.some(({ verifiedBy }) => verifiedBy === name),
    )
    if (proof) counts[proof] += 1
  }
  return counts
}
