import { z } from 'zod'
import { axles, type Axle } from '@/lib/contract/common'
import { mountPointSchema, type MountPoint } from '@/lib/contract/vehicle'
import type { VehicleValues } from './columns'
import type { RowError } from './row-errors'

const storedSchema = z.array(mountPointSchema)

/** The mount points after a row of a vehicles file, front first: columns that the file has replace what is stored. */
export function mergeMountPoints(
  row: number,
  values: VehicleValues,
  stored: string | null,
): { points: MountPoint[]; errors: RowError[] } {
  const old = stored === null ? [] : storedSchema.parse(JSON.parse(stored))
  const points: MountPoint[] = []
  const errors: RowError[] = []
  for (const axle of axles) {
    const given = readAxle(axle, values)
    const before = old.find((point) => point.axle === axle)
    if (given.layout === null) {
      if (Object.values(given).some((value) => value !== null && value !== undefined))
        errors.push({ row, column: `${axle}_layout`, code: 'required', value: '' })
      continue
    }
    const empty = { lengthMm: null, strokeMm: null, top: null, bottom: null, springRateNmm: null, forkTubeMm: null }
    const merged: Record<string, unknown> = {
      ...empty,
      ...before,
      axle,
      ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    }
    const { layout, quantity } = merged
    if (
      layout === undefined &&
      quantity === undefined &&
      Object.values(given).every((value) => value === undefined || value === null)
    )
      continue
    const parsed = mountPointSchema.safeParse(merged)
    if (parsed.success) points.push(parsed.data)
    else errors.push({ row, column: `${axle}_${layout == null ? 'layout' : 'quantity'}`, code: 'required', value: '' })
  }
  return { points, errors }
}

/** undefined = the file has no such column. */
function readAxle(
  axle: Axle,
  values: VehicleValues,
): { [K in keyof Omit<MountPoint, 'axle'>]: MountPoint[K] | null | undefined } {
  return {
    layout: values[`${axle}_layout`],
    quantity: values[`${axle}_quantity`],
    lengthMm: values[`${axle}_length_mm`],
    strokeMm: values[`${axle}_stroke_mm`],
    top: values[`${axle}_top`],
    bottom: values[`${axle}_bottom`],
    springRateNmm: values[`${axle}_spring_rate_nmm`],
    forkTubeMm: values[`${axle}_fork_tube_mm`],
  }
}
