import type { Mount } from '@/lib/contract/vehicle'

/**
 * Tightening torque of a zinc-plated bolt of property class 8.8 with standard thread and friction 0.14, N·m, by thread in mm
 * (VDI 2230, table A1, rounded down). A mount whose maker names another figure goes by that one.
 */
const class88 = { 8: 25, 10: 49, 12: 85, 14: 135, 16: 210 } as const satisfies Record<number, number>

/** Nut of a damper's stem: it clamps rubber, so the thread is not used to its strength, N·m. */
const stemNut = { 10: 20, 12: 30 } as const satisfies Record<number, number>

export type BoltTorque = { threadMm: number; newtonMetres: number; clamps: 'bush' | 'rubber' }

const lookUp = (table: Readonly<Record<number, number>>, threadMm: number): number | null => table[threadMm] ?? null

/** Usual torque of the bolt or nut of one mount; null where the mount has none of its own, or an odd size. */
export function boltTorque({ kind, holeMm }: Mount): BoltTorque | null {
  if (holeMm === null || kind === 'flange' || kind === 'seat') return null
  const clamps = kind === 'stem' ? 'rubber' : 'bush'
  const newtonMetres = lookUp(clamps === 'rubber' ? stemNut : class88, holeMm)
  return newtonMetres === null ? null : { threadMm: holeMm, newtonMetres, clamps }
}
