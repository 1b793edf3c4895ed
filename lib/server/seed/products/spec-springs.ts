import type { ProductSpec } from '@/lib/contract/product'
import { springMass } from '@/lib/domain/physics'
import { pickFrom } from './hash'
import { adjusterFigures, emptySpec, heights, rateSteps, round2, sizeOf, springShape, wishedRate } from './spec-figures'
import type { Task } from './spec-figures'
import { designSpring } from './springs'

export function buildAxleSpring(task: Task): ProductSpec | null {
  const { line, platform } = task
  const load = line.kind === 'load-assist' ? (line.extraLoadKg ?? 0) : null
  const rate = load === null ? wishedRate(task) : ((load * 9.806_65) / (2 * 80)) * pickFrom(rateSteps, task.variant)
  if (rate === null) return null
  const strokeMm = load === null ? (platform.point.strokeMm ?? 150) * 0.75 : 100
  const spring = designSpring({
    rateNmm: rate,
    strokeMm,
    preloadMm: 10,
    range: 'car',
    maxLengthMm: 400,
    wishedLengthMm: load === null ? 320 + (line.heightMm ?? 0) : 220,
  })
  if (!spring) return null
  const seat = { kind: 'seat', holeMm: null, widthMm: null } as const
  const spec = {
    ...emptySpec,
    ...spring,
    ...springShape(line, spring.springRateNmm),
    ...heights(line, platform),
    extraLoadKg: line.extraLoadKg ?? null,
    top: seat,
    bottom: seat,
  }
  return { ...spec, weightKg: round2(Math.max(springMass(spring), 2)) }
}

export function buildSpareSpring(task: Task): ProductSpec | null {
  const { strokeMm, lengthMm } = task.platform.point
  const rate = wishedRate(task)
  if (rate === null || strokeMm === null || lengthMm === null) return null
  const size = sizeOf(task)
  const range = size === 'small' ? (['small'] as const) : (['big', 'twin'] as const)
  const spring = range
    .map((name) => designSpring({ rateNmm: rate, strokeMm, preloadMm: 10, range: name, maxLengthMm: lengthMm - 30 }))
    .find((found) => found !== null)
  return spring
    ? { ...emptySpec, ...spring, ...springShape(task.line, spring.springRateNmm), weightKg: round2(springMass(spring)) }
    : null
}

export function buildFork(task: Task): ProductSpec | null {
  const { line, platform } = task
  const { forkTubeMm, strokeMm } = platform.point
  if (forkTubeMm === null || strokeMm === null) return null
  const frame = { ...emptySpec, ...adjusterFigures(line), forkTubeMm }
  const withDamper = line.kind === 'fork-cartridge' || line.kind === 'fork-damper'
  const lengthMm = Math.round(strokeMm * 2.35 + 150)
  const damper = withDamper
    ? { strokeMm, lengthMm, closedLengthMm: lengthMm - strokeMm, bodyMm: forkTubeMm < 32 ? 18 : 20, shaftMm: 10 }
    : {}
  if (line.kind === 'fork-damper') return { ...frame, ...damper, weightKg: 0.62 }
  const rate = wishedRate(task)
  const spring =
    rate === null
      ? null
      : designSpring({
          rateNmm: rate,
          strokeMm,
          preloadMm: 15,
          range: 'fork',
          maxLengthMm: 480,
          tubeMm: forkTubeMm,
          wishedLengthMm: Math.round(strokeMm * 1.2 + 160),
        })
  if (!spring) return null
  return {
    ...frame,
    ...damper,
    ...spring,
    ...springShape(line, spring.springRateNmm),
    weightKg: round2(springMass(spring) + (withDamper ? 0.7 : line.kind === 'fork-upgrade' ? 0.25 : 0)),
  }
}
