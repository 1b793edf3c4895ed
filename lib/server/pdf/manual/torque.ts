import type { ProductSpec } from '@/lib/contract/product'
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
export type Joint = { where: 'upper' | 'lower'; mount: Mount; thread: Thread | null; torqueNm: number | null }

/**
 * The joints by which a part is held on its vehicle. Seats and flanges have bolts of the vehicle, pins nuts of the vehicle; the nut of a
 * stem only sets rubber discs under load and would crush them, or turn the rod, at the torque of its thread.
 */
export function listJoints({ top, bottom }: Pick<ProductSpec, 'top' | 'bottom'>): Joint[] {
  const joint = (where: Joint['where'], mount: Mount | null): Joint[] => {
    if (!mount || mount.kind === 'seat') return []
    const bolted = mount.kind === 'eye' || mount.kind === 'clevis'
    const thread = (bolted || mount.kind === 'stem') && mount.holeMm !== null ? threadOf(mount.holeMm) : null
    return [{ where, mount, thread, torqueNm: bolted && thread !== null ? torqueOf(thread) : null }]
  }
  return [...joint('upper', top), ...joint('lower', bottom)]
}

/** Threads of small bolts, such as clamps and lock screws, that any part may have. */
export const generalThreads = [5, 6, 8, 10] as const satisfies readonly Thread[]
