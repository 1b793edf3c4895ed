import type { ProductSpec } from '@/lib/contract/product'
import { hashText, pickFrom } from './hash'
import {
  adjusterFigures,
  emptySpec,
  gasPressure,
  heights,
  sizeOf,
  springShape,
  wishedRate,
  withWeight,
} from './spec-figures'
import type { Task } from './spec-figures'
import { designSpring } from './springs'
import type { SpringRange } from './springs'

function buildDamperFrame(task: Task): ProductSpec | null {
  const { line, platform } = task
  const { lengthMm, strokeMm, top, bottom } = platform.point
  if (lengthMm === null || strokeMm === null) return null
  const height = line.heightMm ?? 0
  const length = lengthMm + height
  const stroke = Math.min(Math.round(strokeMm + height * (height > 0 ? 0.4 : 0.25)), Math.floor(length * 0.45))
  return {
    ...emptySpec,
    ...adjusterFigures(line),
    ...heights(line, platform),
    lengthMm: length,
    closedLengthMm: length - stroke,
    strokeMm: stroke,
    lengthAdjustMm: line.lengthAdjustMm ?? null,
    bodyMm: line.bodyMm ?? null,
    shaftMm: line.shaftMm ?? null,
    gasBar: gasPressure(task),
    top,
    bottom,
    extraLoadKg: line.extraLoadKg ?? null,
  }
}

export function buildCoilDamper(task: Task): ProductSpec | null {
  const frame = buildDamperFrame(task)
  const rate = wishedRate(task)
  if (!frame || rate === null || frame.lengthMm === null || frame.strokeMm === null) return null
  const size = sizeOf(task)
  const ranges: readonly SpringRange[] = size === 'big' ? ['big', 'twin'] : [size]
  const room = {
    rateNmm: rate,
    strokeMm: frame.strokeMm,
    preloadMm: frame.preloadMm ?? 5,
    maxLengthMm: frame.lengthMm - 30,
  }
  const spring = ranges.map((range) => designSpring({ ...room, range })).find((found) => found !== null)
  return spring ? withWeight({ ...frame, ...spring, ...springShape(task.line, spring.springRateNmm) }, task) : null
}

export function buildPlainDamper(task: Task): ProductSpec | null {
  const frame = buildDamperFrame(task)
  return frame ? withWeight(frame, task) : null
}

export function buildAir(task: Task): ProductSpec | null {
  const { line, platform } = task
  const choice = hashText(`${line.key} ${platform.id}`)
  const pressure = { airBar: pickFrom([4, 5, 5.5, 6, 7], choice), airMaxBar: pickFrom([10, 10.5, 11, 12], choice) }
  const bagLoadKg =
    platform.group === 'pickup' ? pickFrom([900, 1000, 1150, 1300], choice) : pickFrom([450, 550, 650, 750], choice)
  if (line.kind === 'air-kit')
    return {
      ...emptySpec,
      ...pressure,
      bagLoadKg,
      heightFrontMm: line.heightMm ?? 0,
      heightRearMm: line.heightMm ?? 0,
      weightKg: pickFrom([26.5, 28, 31, 34.5, 38], choice),
    }
  if (line.kind === 'air-spring')
    return {
      ...emptySpec,
      ...pressure,
      bagLoadKg,
      ...heights(line, platform),
      extraLoadKg: line.extraLoadKg ?? null,
      weightKg: pickFrom([2.4, 2.8, 3.3], choice),
    }
  const frame = buildDamperFrame(task)
  return frame ? { ...frame, ...pressure, bagLoadKg, weightKg: pickFrom([5.2, 5.6, 6.1], choice) } : null
}

export function buildSteeringDamper({ line, platform, variant }: Task): ProductSpec {
  const strokeMm = pickFrom([60, 70, 75, 90], hashText(platform.id) + variant)
  const lengthMm = strokeMm * 2 + 90
  const mount = { kind: 'eye', holeMm: 8, widthMm: 12 } as const
  return {
    ...emptySpec,
    ...adjusterFigures(line),
    lengthMm,
    closedLengthMm: lengthMm - strokeMm,
    strokeMm,
    bodyMm: line.bodyMm ?? null,
    shaftMm: line.shaftMm ?? null,
    gasBar: 8,
    top: mount,
    bottom: mount,
    weightKg: 0.55,
  }
}
