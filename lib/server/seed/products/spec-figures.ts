import type { ProductSpec } from '@/lib/contract/product'
import type { Adjuster } from '@/lib/contract/product-words'
import { springMass } from '@/lib/domain/physics'
import { hashText, pickFrom } from './hash'
import type { Line, Platform } from './types'

/** A part to which no figure applies yet. */
export const emptySpec: ProductSpec = {
  lengthMm: null,
  closedLengthMm: null,
  strokeMm: null,
  lengthAdjustMm: null,
  bodyMm: null,
  shaftMm: null,
  springType: null,
  springRateNmm: null,
  springRateEndNmm: null,
  wireMm: null,
  coilInnerMm: null,
  springLengthMm: null,
  coils: null,
  preloadMm: null,
  preloadSteps: null,
  reboundClicks: null,
  compressionClicks: null,
  highSpeedClicks: null,
  gasBar: null,
  top: null,
  bottom: null,
  heightFrontMm: null,
  heightRearMm: null,
  extraLoadKg: null,
  airBar: null,
  airMaxBar: null,
  bagLoadKg: null,
  forkTubeMm: null,
  volumeMl: null,
  viscosityCst: null,
  weightKg: null,
}

/** Spring rates of the variants of a line, against its usual rate. */
export const rateSteps = [1, 0.9, 1.1, 0.95, 1.05, 0.85, 1.15, 1.2, 0.8] as const

/** What to make: `variant` 0 is the usual one. */
export type Task = { line: Line; platform: Platform; variant: number }
type Size = 'small' | 'big' | 'car'

/** The class of figures that a place belongs to: small bikes, motorcycles (and all linked mono shocks), four-wheelers. */
export function sizeOf({ platform }: Task): Size {
  if (platform.group === 'car' || platform.group === 'pickup') return 'car'
  return platform.group === 'bigbike' || platform.layout === 'mono-shock' ? 'big' : 'small'
}

/** Spring rate, N/mm, that a variant aims at, held in the limits of the trade; null where the axle has no coil spring. */
export function wishedRate({ line, platform, variant }: Task): number | null {
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

/** Type of the spring and its final rate, N/mm, from the initial one. */
export function springShape({ springType }: Line, rate: number): Partial<ProductSpec> {
  const growth = { linear: null, tender: null, progressive: 1.35, dual: 1.5, pigtail: 1.25 }[springType ?? 'linear']
  return {
    springType: springType ?? 'linear',
    springRateEndNmm: growth === null ? null : Math.round(rate * growth * 10) / 10,
  }
}

/** Ride-height change of the line, mm, on the axle of the platform. */
export function heights({ heightMm }: Line, { axle }: Platform): Partial<ProductSpec> {
  if (heightMm === undefined) return {}
  return axle === 'front' ? { heightFrontMm: heightMm } : { heightRearMm: heightMm }
}

/** Ranges of the adjusters, for exactly the letters that the line has. */
export function adjusterFigures({ adjusters, clicks, preloadMm, key }: Line): Partial<ProductSpec> {
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

/** Gas charge, bar at 20 °C; null for bodies without gas. */
export function gasPressure(task: Task): number | null {
  const { construction } = task.line
  if (construction === null || construction === 'twin-tube') return null
  return gasPressures[sizeOf(task)][construction] + (hashText(`${task.line.key} ${task.platform.id} gas`) % 3) / 2
}

const weightLimits = { small: [1, 2.2], big: [2, 4.8], car: [2, 6.5] } as const

/** Weight from the parts: tube (steel on cars, aluminium on bikes), rod, ends, oil, reservoir and spring, held in the range of the class. */
export function withWeight(spec: ProductSpec, task: Task): ProductSpec {
  const size = sizeOf(task)
  const [body, shaft, length, stroke] = [
    spec.bodyMm ?? 36,
    spec.shaftMm ?? 12,
    spec.lengthMm ?? 300,
    spec.strokeMm ?? 60,
  ]
  const tube = Math.PI * body * length * (size === 'car' ? 2.2 * 7.85e-6 : 4 * 2.7e-6) * 0.7
  const rod = (Math.PI / 4) * shaft ** 2 * (stroke + 60) * 7.85e-6
  const extras = { small: 0.3, big: 0.8, car: 0.6 }[size]
  const reservoir =
    spec.gasBar !== null && (task.line.construction === 'piggyback' || task.line.construction === 'hose-reservoir')
      ? 0.3
      : 0
  const strutKnuckle = task.line.kind === 'strut' || task.platform.layout === 'strut' ? 1.3 : 0
  const { wireMm, coilInnerMm, coils } = spec
  const spring =
    wireMm !== null && coilInnerMm !== null && coils !== null ? springMass({ wireMm, coilInnerMm, coils }) : 0
  const [low, high] = weightLimits[size]
  return {
    ...spec,
    weightKg: round2(Math.min(high, Math.max(low, tube + rod + extras + reservoir + strutKnuckle + spring))),
  }
}

/** kg to the gram pair that a scale shows. */
export const round2 = (value: number) => Math.round(value * 100) / 100
