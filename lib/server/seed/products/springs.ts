import { coilsForRate, shearStress, solidLength, springRate } from '@/lib/domain/physics'

export type Spring = {
  springRateNmm: number
  wireMm: number
  coilInnerMm: number
  coils: number
  springLengthMm: number
}

/** Wire, inner diameter and free length, mm, that the class of vehicle has room for. */
export const springRanges = {
  small: { wire: [6, 9], inner: [40, 52], length: [180, 260] },
  big: { wire: [9, 13], inner: [52, 63], length: [140, 230] },
  /** Slim twin shocks of motorcycles, where a spring of the class above does not reach the stroke. */
  twin: { wire: [6.5, 13], inner: [44, 63], length: [140, 270] },
  car: { wire: [10, 16], inner: [60, 130], length: [200, 400] },
  fork: { wire: [3, 6], inner: [12, 40], length: [200, 480] },
} as const satisfies Record<string, Record<'wire' | 'inner' | 'length', readonly [number, number]>>
export type SpringRange = keyof typeof springRanges

export type SpringTask = {
  rateNmm: number
  /** Travel the spring has to give, mm. */
  strokeMm: number
  preloadMm: number
  range: SpringRange
  /** Room along the damper, mm. */
  maxLengthMm: number
  /** Inside diameter of the tube around the spring, mm. */
  tubeMm?: number
  /** Free length to come close to, mm. */
  wishedLengthMm?: number
}

/** Stress, N/mm², that a setting-treated spring wire stands at full stroke without losing length. */
const usualStress = 950
const marginMm = 8
const cache = new Map<string, Spring | null>()

/** A spring for the task, with the rate recomputed from its rounded figures; null when no wire and diameter of the range do it. */
export function designSpring(task: SpringTask): Spring | null {
  const key = JSON.stringify(task)
  const known = cache.get(key)
  if (known !== undefined) return known
  const spring = searchSpring(task)
  cache.set(key, spring)
  return spring
}

function searchSpring(task: SpringTask): Spring | null {
  const { wire, inner } = springRanges[task.range]
  const wireStep = task.range === 'fork' ? 0.1 : 0.5
  let best: { spring: Spring; score: number } | null = null
  for (let wireMm = wire[0]; wireMm <= wire[1] + 1e-9; wireMm += wireStep) {
    for (let coilInnerMm = inner[0]; coilInnerMm <= inner[1]; coilInnerMm += 1) {
      const candidate = tryGeometry(task, Math.round(wireMm * 10) / 10, coilInnerMm)
      if (candidate && (best === null || candidate.score < best.score)) best = candidate
    }
  }
  return best?.spring ?? null
}

function tryGeometry(task: SpringTask, wireMm: number, coilInnerMm: number): { spring: Spring; score: number } | null {
  const [shortest, longest] = springRanges[task.range].length
  if (task.tubeMm !== undefined && coilInnerMm + 2 * wireMm > task.tubeMm - 2) return null
  const coils = Math.round(coilsForRate({ wireMm, coilInnerMm, rateNmm: task.rateNmm }) * 20) / 20
  if (coils < 3 || coils > (task.range === 'fork' ? 70 : 16)) return null
  const needed = solidLength({ wireMm, coils }) + task.strokeMm + task.preloadMm + marginMm
  const springLengthMm = Math.max(Math.ceil(needed / 5) * 5, shortest, Math.min(task.wishedLengthMm ?? 0, longest))
  if (springLengthMm > Math.min(longest, task.maxLengthMm)) return null
  const excess = Math.max(0, shearStress({ wireMm, coilInnerMm, coils }, task.strokeMm + task.preloadMm) - usualStress)
  const score = excess + springLengthMm * 0.5 + wireMm * 4
  return {
    score,
    spring: {
      springRateNmm: roundRate(springRate({ wireMm, coilInnerMm, coils })),
      wireMm,
      coilInnerMm,
      coils,
      springLengthMm,
    },
  }
}

/** Rates are stamped with one decimal; fork springs with two. */
const roundRate = (rate: number) => (rate < 12 ? Math.round(rate * 100) / 100 : Math.round(rate * 10) / 10)
