import type { Adjuster, ProductSpec } from '@/lib/contract/product'
import type { MountPoint } from '@/lib/contract/vehicle'
import { springMass } from '@/lib/domain/physics'
import { hashText, pickFrom } from './hash'
import { designSpring } from './springs'
import type { SpringRange } from './springs'
import type { Line, Platform } from './types'

export const emptySpec: ProductSpec = {
  lengthMm: null, closedLengthMm: null, strokeMm: null, lengthAdjustMm: null, bodyMm: null, shaftMm: null, springType: null, springRateNmm: null,
  springRateEndNmm: null, wireMm: null, coilInnerMm: null, springLengthMm: null, coils: null, preloadMm: null, preloadSteps: null, reboundClicks: null,
  compressionClicks: null, highSpeedClicks: null, gasBar: null, top: null, bottom: null, heightFrontMm: null, heightRearMm: null, extraLoadKg: null,
  airBar: null, airMaxBar: null, bagLoadKg: null, forkTubeMm: null, volumeMl: null, viscosityCst: null, weightKg: null,
}

/** Spring rates of the variants of a line, against its usual rate. */
const rateSteps = [1, 0.9, 1.1, 0.95, 1.05, 0.85, 1.15, 1.2, 0.8] as const
export const rateStepCount = rateSteps.length

type Task = { line: Line; platform: Platform; variant: number }
type Size = 'small' | 'big' | 'car'

/** All figures of the part that a line makes for a platform; null when the platform has no room or no use for it. `variant` 0 is the usual one. */
export function buildSpec(task: Task): ProductSpec | null {
  switch (task.line.kind) {
    case 'twin-shock':
    case 'mono-shock':
    case 'unit-swing-shock':
    case 'front-shock':
    case 'coilover':
      return buildCoilDamper(task)
    case 'gas-shock':
    case 'strut':
      return buildPlainDamper(task)
    case 'air-strut':
    case 'air-spring':
    case 'air-kit':
      return buildAir(task)
    case 'fork-cartridge':
    case 'fork-damper':
    case 'fork-spring':
    case 'fork-upgrade':
      return buildFork(task)
    case 'lowering-spring':
    case 'comfort-spring':
    case 'lift-spring':
    case 'load-assist':
      return buildAxleSpring(task)
    case 'spare-spring':
      return buildSpareSpring(task)
    case 'steering-damper':
      return buildSteeringDamper(task)
    default:
      return buildSmallPart(task)
  }
}

function sizeOf({ platform }: Task): Size {
  if (platform.group === 'car' || platform.group === 'pickup') return 'car'
  return platform.group === 'bigbike' || platform.layout === 'mono-shock' ? 'big' : 'small'
}

function buildDamperFrame(task: Task): ProductSpec | null {
  const { line, platform } = task
  const { lengthMm, strokeMm, top, bottom } = platform.point
  if (lengthMm === null || strokeMm === null) return null
  const height = line.heightMm ?? 0
  const length = lengthMm + height
  const stroke = Math.min(Math.round(strokeMm + height * (height > 0 ? 0.4 : 0.25)), Math.floor(length * 0.45))
  return {
    ...emptySpec, ...adjusterFigures(line), ...heights(line, platform),
    lengthMm: length, closedLengthMm: length - stroke, strokeMm: stroke, lengthAdjustMm: line.lengthAdjustMm ?? null,
    bodyMm: line.bodyMm ?? null, shaftMm: line.shaftMm ?? null, gasBar: gasPressure(task), top, bottom, extraLoadKg: line.extraLoadKg ?? null,
  }
}

function buildCoilDamper(task: Task): ProductSpec | null {
  const frame = buildDamperFrame(task)
  const rate = wishedRate(task)
  if (!frame || rate === null || frame.lengthMm === null || frame.strokeMm === null) return null
  const size = sizeOf(task)
  const ranges: readonly SpringRange[] = size === 'big' ? ['big', 'twin'] : [size]
  const room = { rateNmm: rate, strokeMm: frame.strokeMm, preloadMm: frame.preloadMm ?? 5, maxLengthMm: frame.lengthMm - 30 }
  const spring = ranges.map((range) => designSpring({ ...room, range })).find((found) => found !== null)
  return spring ? withWeight({ ...frame, ...spring, ...springShape(task.line, spring.springRateNmm) }, task) : null
}

function buildPlainDamper(task: Task): ProductSpec | null {
  const frame = buildDamperFrame(task)
  return frame ? withWeight(frame, task) : null
}

function buildAxleSpring(task: Task): ProductSpec | null {
  const { line, platform } = task
  const load = line.kind === 'load-assist' ? (line.extraLoadKg ?? 0) : null
  const rate = load === null ? wishedRate(task) : ((load * 9.806_65) / (2 * 80)) * pickFrom(rateSteps, task.variant)
  if (rate === null) return null
  const strokeMm = load === null ? (platform.point.strokeMm ?? 150) * 0.75 : 100
  const spring = designSpring({ rateNmm: rate, strokeMm, preloadMm: 10, range: 'car', maxLengthMm: 400, wishedLengthMm: load === null ? 320 + (line.heightMm ?? 0) : 220 })
  if (!spring) return null
  const seat = { kind: 'seat', holeMm: null, widthMm: null } as const
  const spec = { ...emptySpec, ...spring, ...springShape(line, spring.springRateNmm), ...heights(line, platform), extraLoadKg: line.extraLoadKg ?? null, top: seat, bottom: seat }
  return { ...spec, weightKg: round2(Math.max(springMass(spring), 2)) }
}

function buildSpareSpring(task: Task): ProductSpec | null {
  const { strokeMm, lengthMm } = task.platform.point
  const rate = wishedRate(task)
  if (rate === null || strokeMm === null || lengthMm === null) return null
  const size = sizeOf(task)
  const range = size === 'small' ? (['small'] as const) : (['big', 'twin'] as const)
  const spring = range.map((name) => designSpring({ rateNmm: rate, strokeMm, preloadMm: 10, range: name, maxLengthMm: lengthMm - 30 })).find((found) => found !== null)
  return spring ? { ...emptySpec, ...spring, ...springShape(task.line, spring.springRateNmm), weightKg: round2(springMass(spring)) } : null
}

function buildFork(task: Task): ProductSpec | null {
  const { line, platform } = task
  const { forkTubeMm, strokeMm } = platform.point
  if (forkTubeMm === null || strokeMm === null) return null
  const frame = { ...emptySpec, ...adjusterFigures(line), forkTubeMm }
  const withDamper = line.kind === 'fork-cartridge' || line.kind === 'fork-damper'
  const lengthMm = Math.round(strokeMm * 2.35 + 150)
  const damper = withDamper ? { strokeMm, lengthMm, closedLengthMm: lengthMm - strokeMm, bodyMm: forkTubeMm < 32 ? 18 : 20, shaftMm: 10 } : {}
  if (line.kind === 'fork-damper') return { ...frame, ...damper, weightKg: 0.62 }
  const rate = wishedRate(task)
  const spring = rate === null ? null : designSpring({ rateNmm: rate, strokeMm, preloadMm: 15, range: 'fork', maxLengthMm: 480, tubeMm: forkTubeMm, wishedLengthMm: Math.round(strokeMm * 1.2 + 160) })
  if (!spring) return null
  return { ...frame, ...damper, ...spring, ...springShape(line, spring.springRateNmm), weightKg: round2(springMass(spring) + (withDamper ? 0.7 : line.kind === 'fork-upgrade' ? 0.25 : 0)) }
}

function buildAir(task: Task): ProductSpec | null {
  const { line, platform } = task
  const choice = hashText(`${line.key} ${platform.id}`)
  const pressure = { airBar: pickFrom([4, 5, 5.5, 6, 7], choice), airMaxBar: pickFrom([10, 10.5, 11, 12], choice) }
  const bagLoadKg = platform.group === 'pickup' ? pickFrom([900, 1000, 1150, 1300], choice) : pickFrom([450, 550, 650, 750], choice)
  if (line.kind === 'air-kit') return { ...emptySpec, ...pressure, bagLoadKg, heightFrontMm: line.heightMm ?? 0, heightRearMm: line.heightMm ?? 0, weightKg: pickFrom([26.5, 28, 31, 34.5, 38], choice) }
  if (line.kind === 'air-spring') return { ...emptySpec, ...pressure, bagLoadKg, ...heights(line, platform), extraLoadKg: line.extraLoadKg ?? null, weightKg: pickFrom([2.4, 2.8, 3.3], choice) }
  const frame = buildDamperFrame(task)
  return frame ? { ...frame, ...pressure, bagLoadKg, weightKg: pickFrom([5.2, 5.6, 6.1], choice) } : null
}

function buildSteeringDamper({ line, platform, variant }: Task): ProductSpec {
  const strokeMm = pickFrom([60, 70, 75, 90], hashText(platform.id) + variant)
  const lengthMm = strokeMm * 2 + 90
  const mount = { kind: 'eye', holeMm: 8, widthMm: 12 } as const
  return { ...emptySpec, ...adjusterFigures(line), lengthMm, closedLengthMm: lengthMm - strokeMm, strokeMm, bodyMm: line.bodyMm ?? null, shaftMm: line.shaftMm ?? null, gasBar: 8, top: mount, bottom: mount, weightKg: 0.55 }
}

function buildSmallPart({ line, platform }: Task): ProductSpec | null {
  const eye = eyeOf(platform.point)
  switch (line.kind) {
    case 'bushing':
      return eye ? { ...emptySpec, top: eye, weightKg: 0.06 } : null
    case 'eye-end':
      return eye ? { ...emptySpec, bottom: eye, weightKg: 0.14 } : null
    case 'seal-kit':
      return { ...emptySpec, forkTubeMm: platform.point.forkTubeMm, shaftMm: line.shaftMm ?? null, weightKg: 0.08 }
    default:
      return { ...emptySpec, shaftMm: platform.group === 'car' ? 14 : 16, weightKg: 0.12 }
  }
}

/** The eye or clevis that a small part of this axle is made for; the lower one first, where the load is. */
export const eyeOf = ({ top, bottom }: MountPoint) => [bottom, top].find((mount) => mount?.kind === 'eye') ?? null

function wishedRate({ line, platform, variant }: Task): number | null {
  const original = platform.point.springRateNmm
  if (original === null) return null
  const rate = original * (line.rate ?? 1) * pickFrom(rateSteps, variant)
  const [low, high] = rateLimits(line, platform)
  return Math.min(high, Math.max(low, rate))
}

/** Spring rates, N/mm, that the trade knows for this place. */
function rateLimits(line: Line, { group, layout }: Platform): readonly [number, number] {
  if (layout === 'telescopic-fork') return group === 'bigbike' ? [7.5, 11] : [4, 7]
  if (line.kind === 'coilover') return [30, 180]
  if (group === 'car') return [20, 60]
  if (group === 'pickup') return layout === 'double-wishbone' ? [60, 140] : [20, 80]
  if (layout === 'mono-shock') return [50, 160]
  return group === 'bigbike' ? [16, 35] : [14, 45]
}

function springShape({ springType }: Line, rate: number): Partial<ProductSpec> {
  const growth = { linear: null, tender: null, progressive: 1.35, dual: 1.5, pigtail: 1.25 }[springType ?? 'linear']
  return { springType: springType ?? 'linear', springRateEndNmm: growth === null ? null : Math.round(rate * growth * 10) / 10 }
}

function heights({ heightMm }: Line, { axle }: Platform): Partial<ProductSpec> {
  if (heightMm === undefined) return {}
  return axle === 'front' ? { heightFrontMm: heightMm } : { heightRearMm: heightMm }
}

function adjusterFigures({ adjusters, clicks, preloadMm, key }: Line): Partial<ProductSpec> {
  const has = (letter: Adjuster) => adjusters.includes(letter)
  return {
    preloadSteps: has('P') ? pickFrom([5, 6, 7], hashText(key)) : null,
    preloadMm: has('T') || has('H') ? (preloadMm ?? 10) : null,
    reboundClicks: has('R') ? (clicks?.rebound ?? 20) : null,
    compressionClicks: has('C') || has('W') ? (clicks?.compression ?? 16) : null,
    highSpeedClicks: has('W') ? (clicks?.highSpeed ?? 16) : null,
  }
}

const gasPressures = {
  small: { 'twin-tube-gas': 5, emulsion: 7, 'floating-piston': 10, piggyback: 10, 'hose-reservoir': 11, hybrid: 9 },
  big: { 'twin-tube-gas': 8, emulsion: 10, 'floating-piston': 15, piggyback: 15, 'hose-reservoir': 16, hybrid: 12 },
  car: { 'twin-tube-gas': 4, emulsion: 15, 'floating-piston': 22, piggyback: 20, 'hose-reservoir': 18, hybrid: 16 },
} as const

function gasPressure(task: Task): number | null {
  const { construction } = task.line
  if (construction === null || construction === 'twin-tube') return null
  return gasPressures[sizeOf(task)][construction] + (hashText(`${task.line.key} ${task.platform.id} gas`) % 3) / 2
}

const weightLimits = { small: [1, 2.2], big: [2, 4.8], car: [2, 6.5] } as const

/** Weight from the parts: tube (steel on cars, aluminium on bikes), rod, ends, oil, reservoir and spring, held in the range of the class. */
function withWeight(spec: ProductSpec, task: Task): ProductSpec {
  const size = sizeOf(task)
  const [body, shaft, length, stroke] = [spec.bodyMm ?? 36, spec.shaftMm ?? 12, spec.lengthMm ?? 300, spec.strokeMm ?? 60]
  const tube = Math.PI * body * length * (size === 'car' ? 2.2 * 7.85e-6 : 4 * 2.7e-6) * 0.7
  const rod = (Math.PI / 4) * shaft ** 2 * (stroke + 60) * 7.85e-6
  const extras = { small: 0.3, big: 0.8, car: 0.6 }[size]
  const reservoir = spec.gasBar !== null && (task.line.construction === 'piggyback' || task.line.construction === 'hose-reservoir') ? 0.3 : 0
  const strutKnuckle = task.line.kind === 'strut' || task.platform.layout === 'strut' ? 1.3 : 0
  const { wireMm, coilInnerMm, coils } = spec
  const spring = wireMm !== null && coilInnerMm !== null && coils !== null ? springMass({ wireMm, coilInnerMm, coils }) : 0
  const [low, high] = weightLimits[size]
  return { ...spec, weightKg: round2(Math.min(high, Math.max(low, tube + rod + extras + reservoir + strutKnuckle + spring))) }
}

const round2 = (value: number) => Math.round(value * 100) / 100
