import type { Mount } from '@/lib/contract/vehicle'

/** Tensile stress areas of coarse metric threads, mm² (ISO 898-1, table 5). */
const stressAreas = { 5: 14.2, 6: 20.1, 8: 36.6, 10: 58, 12: 84.3, 14: 115, 16: 157 } as const
export type Thread = keyof typeof stressAreas
const threads = [5, 6, 8, 10, 12, 14, 16] as const satisfies readonly Thread[]

/**
 * Tightening torque of a dry steel bolt of class 8.8, Nm: T = K · d · F with K = 0.2 and a clamp load F of 65 % of the proof load
 * (580 N/mm², ISO 898-1). Rounded to 1 Nm below 30, to 5 Nm above.
 */
export function torqueOf(thread: Thread): number {
  const exact = (0.2 * thread * 0.65 * 580 * stressAreas[thread]) / 1000
  const step = exact < 30 ? 1 : 5
  return Math.round(exact / step) * step
}

/** Thread of the bolt that fills a bore, mm; null where the bore belongs to no common bolt. */
export function threadOf(holeMm: number): Thread | null {
  return threads.findLast((thread) => holeMm - thread >= 0 && holeMm - thread < 1) ?? null
}

/** `torqueNm` null: the vehicle maker's figure is the only one. */
export type Bolt = { thread: Thread | null; torqueNm: number | null }

/**
 * The bolt or nut of one mount. Seats and flanges have bolts of the vehicle, pins nuts of the vehicle; the nut of a stem only sets rubber discs under
 * load and would crush them, or turn the rod, at the torque of its thread.
 */
export function boltOf({ kind, holeMm }: Mount): Bolt {
  const bolted = kind === 'eye' || kind === 'clevis'
  const thread = (bolted || kind === 'stem') && holeMm !== null ? threadOf(holeMm) : null
  return { thread, torqueNm: bolted && thread !== null ? torqueOf(thread) : null }
}

/** Threads of small bolts, such as clamps and lock screws, that any part may have. */
export const generalThreads = [5, 6, 8, 10] as const satisfies readonly Thread[]
