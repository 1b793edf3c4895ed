import type { ProductSpec } from '@/lib/contract/product'
import type { ProductKind } from '@/lib/contract/product-words'
import type { MountPoint } from '@/lib/contract/vehicle'

/** m/s² */
const gravity = 9.81

/** Rider sag, share of the damper stroke: chosen for the middle, usable from the least to the most. */
const sag = { least: 0.25, middle: 0.3, most: 0.35 } as const
/** Preload, mm, of a spring whose adjuster says nothing else. */
const usualPreloadMm = 10
/** A coil of a four-wheeler may stand this much higher or lower, mm, than it was made to before lamps and alignment are wrong. */
const standMm = 10
/** Damping ratio ζ = c / (2·√(k·m)): with springs that follow the load it goes with 1/m, and 15 % of it is what a driver begins to feel. */
const dampingShare = 0.15
/** Force at the wheel goes with the square of the motion ratio: 8 % of it is 17 % of damping. */
const linkageShare = 0.08

type Window = { least: number; most: number }
export type SprungPart = {
  kind: ProductKind
  spec: Pick<ProductSpec, 'springRateNmm' | 'strokeMm' | 'preloadMm'>
}

const sagKinds: readonly ProductKind[] = [
  'twin-shock',
  'mono-shock',
  'unit-swing-shock',
  'front-shock',
  'fork-cartridge',
  'fork-spring',
  'fork-upgrade',
]
const standKinds: readonly ProductKind[] = ['coilover', 'lowering-spring', 'comfort-spring', 'lift-spring']
const dampingKinds: readonly ProductKind[] = ['gas-shock', 'strut', 'air-strut', 'air-kit', 'fork-damper']

/** Force on one spring of an axle, N: F = m·g / (n·i), m the load of the axle in kg, n its springs, i the motion ratio. Null where nobody knows. */
export function springForce({ axleLoadKg, motionRatio, quantity }: MountPoint): number | null {
  if (axleLoadKg === undefined || motionRatio === undefined) return null
  return (axleLoadKg * gravity) / (quantity * motionRatio)
}

/** Mass in kg that an axle may carry when each of its springs gives `force` N: the other way round. */
export function springMass({ motionRatio, quantity }: MountPoint, force: number): number | null {
  return motionRatio === undefined ? null : (force * quantity * motionRatio) / gravity
}

/** How often a loaded axle on springs of `rate` N/mm rises and falls, Hz: f = √(k·n·i² / m) / 2π. */
export function rateFrequency({ axleLoadKg, motionRatio, quantity }: MountPoint, rate: number): number | null {
  if (axleLoadKg === undefined || motionRatio === undefined) return null
  return Math.sqrt((rate * 1000 * quantity * motionRatio ** 2) / axleLoadKg) / (2 * Math.PI)
}

/**
 * Forces on one spring, N, that a part serves which was chosen for `force` N. k is the rate in N/mm, s the stroke and p the preload in mm.
 * - Two-wheelers: rider sag stays within 25–35 % of the stroke: F·(p + 0.25·s)/(p + 0.3·s) … F·(p + 0.35·s)/(p + 0.3·s).
 * - Coils of four-wheelers: the vehicle stands no more than 10 mm higher or lower: F − 10·k … F + 10·k.
 * - Dampers without a coil: the damping ratio stays within 15 %: 0.85·F … 1.15·F.
 * Null for parts that carry nothing.
 */
export function servedForces(
  { kind, spec }: SprungPart,
  force: number,
  originalStrokeMm: number | null,
): Window | null {
  const rate = spec.springRateNmm
  const stroke = spec.strokeMm ?? originalStrokeMm
  if (sagKinds.includes(kind) && stroke !== null) {
    const preload = spec.preloadMm === null ? usualPreloadMm : spec.preloadMm / 2
    const share = (part: number) => (preload + part * stroke) / (preload + sag.middle * stroke)
    return { least: force * share(sag.least), most: force * share(sag.most) }
  }
  if (standKinds.includes(kind) && rate !== null) return { least: force - standMm * rate, most: force + standMm * rate }
  return dampingKinds.includes(kind) ? { least: force * (1 - dampingShare), most: force * (1 + dampingShare) } : null
}

/** Whether a part that was made for one axle carries and damps another one: its load is served, and its linkage is no more than 8 % different. */
export function servesAxle(part: SprungPart, madeFor: MountPoint, other: MountPoint): boolean {
  const [force, asked] = [springForce(madeFor), springForce(other)]
  if (force === null || asked === null || !madeFor.motionRatio || !other.motionRatio) return true
  const served = servedForces(part, force, madeFor.strokeMm)
  if (!served) return true
  const linkage = Math.abs(other.motionRatio / madeFor.motionRatio - 1)
  return asked >= served.least && asked <= served.most && linkage <= linkageShare
}
