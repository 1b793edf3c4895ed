/** Shear modulus of patented and oil-tempered spring steel wire, N/mm² (EN 13906-1 gives 78,500 to 81,500 by grade; the trade uses the lower figure). */
const shearModulus = 78_500

export type CoilGeometry = { wireMm: number; coilInnerMm: number; coils: number }

/**
 * Rate of a cylindrical coil spring, N/mm: k = G·d⁴ / (8·n·D³), with the mean coil diameter D = inner diameter + wire (EN 13906-1).
 * `coils` counts active coils. Throws a RangeError when a figure is not positive.
 */
export function springRate({ wireMm, coilInnerMm, coils }: CoilGeometry): number {
  assertPositive({ wireMm, coilInnerMm, coils })
  return (shearModulus * wireMm ** 4) / (8 * coils * (coilInnerMm + wireMm) ** 3)
}

/** Active coils that give `rateNmm` (N/mm): the inverse of {@link springRate}. Throws a RangeError when a figure is not positive. */
export function coilsForRate({
  wireMm,
  coilInnerMm,
  rateNmm,
}: {
  wireMm: number
  coilInnerMm: number
  rateNmm: number
}): number {
  assertPositive({ wireMm, coilInnerMm, rateNmm })
  return (shearModulus * wireMm ** 4) / (8 * rateNmm * (coilInnerMm + wireMm) ** 3)
}

/** Length with all coils touching, mm, for closed and ground ends: (n + 2)·d (Shigley, Mechanical Engineering Design, table of end types). */
export function solidLength({ wireMm, coils }: { wireMm: number; coils: number }): number {
  return (coils + 2) * wireMm
}

/** Travel left before the coils touch, mm: free length − preload − solid length. Negative when the preload alone binds the coils. */
export function travelToCoilBind(spring: {
  wireMm: number
  coils: number
  springLengthMm: number
  preloadMm?: number
}): number {
  return spring.springLengthMm - (spring.preloadMm ?? 0) - solidLength(spring)
}

/** True when a damper stroke (mm) would press the spring to its solid length. */
export function bindsWithin(
  strokeMm: number,
  spring: { wireMm: number; coils: number; springLengthMm: number; preloadMm?: number },
): boolean {
  return travelToCoilBind(spring) <= strokeMm
}

/** Shear stress of the wire at a deflection, N/mm²: τ = G·d·s / (π·n·D²), without the curvature factor (EN 13906-1). */
export function shearStress({ wireMm, coilInnerMm, coils }: CoilGeometry, deflectionMm: number): number {
  return (shearModulus * wireMm * deflectionMm) / (Math.PI * coils * (coilInnerMm + wireMm) ** 2)
}

/** Mass of the wire, kg, for steel of 7.85 g/cm³ with two dead coils. */
export function springMass({ wireMm, coilInnerMm, coils }: CoilGeometry): number {
  const wireLengthMm = Math.PI * (coilInnerMm + wireMm) * (coils + 2)
  return (Math.PI / 4) * wireMm ** 2 * wireLengthMm * 7.85e-6
}

function assertPositive(figures: Record<string, number>): void {
  for (const [name, value] of Object.entries(figures)) {
    if (!(value > 0)) throw new RangeError(`${name} must be positive, got ${value}`)
  }
}
