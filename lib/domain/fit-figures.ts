import type { Fitment, FitFigures } from '@/lib/contract/fitment'
import type { MountPoint, Vehicle } from '@/lib/contract/vehicle'
import { boresDiffer, type MeasuredPart } from './fit-geometry'

type Recorded = Pick<Fitment, 'axle' | 'status' | 'rideHeightMm'>

/** A part beside the original of a vehicle, as one would lay them on a bench; null for parts that belong to no axle. */
export function measureFit(
  { axle, spec }: MeasuredPart,
  { mountPoints }: Pick<Vehicle, 'mountPoints'>,
  recorded: readonly Recorded[],
): FitFigures | null {
  const point = mountPoints.find((candidate) => candidate.axle === axle)
  if (!point) return null
  const record = recorded.find((row) => row.axle === axle && row.status !== 'does-not-fit')
  return {
    length: pair(spec.lengthMm, point.lengthMm),
    stroke: pair(spec.strokeMm, point.strokeMm),
    mounts: compareMounts(spec, point),
    rideHeightMm: record?.rideHeightMm ?? null,
  }
}

const pair = (has: number | null, original: number | null) =>
  has === null || original === null ? null : { has, original }

function compareMounts(spec: MeasuredPart['spec'], point: MountPoint): FitFigures['mounts'] {
  const ends = (['top', 'bottom'] as const).flatMap((end) => {
    const [has, needed] = [spec[end], point[end]]
    return has && needed && has.kind !== 'seat' ? [has.kind === needed.kind && boresDiffer(has, needed) === null] : []
  })
  if (ends.length === 0) return null
  return ends.every(Boolean) ? 'same' : 'differ'
}
