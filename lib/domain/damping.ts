/** A piston with an adjustable bleed beside a preloaded shim stack. */
export type DampingValve = {
  /** Area that carries the pressure, mm²: of the piston, less that of the rod on rebound. */
  areaMm2: number
  /** Pressure at which the shims lift, N/mm². */
  opensAt: number
  /** Flow through the shims for each N/mm² above that, mm³/s. */
  shimFlow: number
  /** Flow through the closed adjuster at 1 N/mm², mm³/s, and what each click adds to it. */
  bleedFlow: number
  bleedPerClick: number
}

/** Rebound side of a common motorcycle damper: 40 mm piston, 14 mm rod. */
export const reboundValve: DampingValve = {
  areaMm2: 1100,
  opensAt: 0.55,
  shimFlow: 330_000,
  bleedFlow: 26_000,
  bleedPerClick: 6_500,
}

/** Compression side of the same damper: the shims lift earlier. */
export const compressionValve: DampingValve = {
  areaMm2: 1250,
  opensAt: 0.22,
  shimFlow: 620_000,
  bleedFlow: 60_000,
  bleedPerClick: 7_500,
}

/**
 * Damping force in N at a piston speed in m/s, the adjuster `clicks` out from closed.
 * The oil that the piston moves passes the bleed like an orifice (flow ~ √p) and, once p lifts them, the shims like a spring (flow ~ p − p₀);
 * both together are a quadratic in √p.
 */
export function dampingForce(valve: DampingValve, speed: number, clicks: number): number {
  const flow = valve.areaMm2 * speed * 1000
  const bleed = valve.bleedFlow + valve.bleedPerClick * clicks
  const closed = (flow / bleed) ** 2
  if (closed <= valve.opensAt) return closed * valve.areaMm2
  const { shimFlow, opensAt } = valve
  const root = (-bleed + Math.sqrt(bleed ** 2 + 4 * shimFlow * (flow + shimFlow * opensAt))) / (2 * shimFlow)
  return root ** 2 * valve.areaMm2
}
