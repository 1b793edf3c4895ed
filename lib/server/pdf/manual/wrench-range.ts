import type { Product } from '@/lib/contract/product'
import type { ProductKind } from '@/lib/contract/product-words'
import { groupOfKind, type ManualGroup } from '@/lib/content/manual-groups'
import { generalThreads, torqueOf } from '@/lib/domain/bolt-torque'
import { listJoints } from './joints'

/** Liquids and parts inside a damper: nothing of them is screwed to a vehicle. */
const boltless: readonly ProductKind[] = ['fork-oil', 'damper-oil', 'seal-kit', 'bushing', 'spare-spring', 'bump-stop']

export const hasBolts = ({ kind }: Pick<Product, 'kind'>): boolean => !boltless.includes(kind)

/** The largest torque of the vehicle's own bolts that come off on the way, Nm: axles, caps, hub carriers, wheels. */
const vehicleTorques = {
  'twin-shock': 100,
  'mono-shock': 120,
  'scooter-shock': 60,
  'steering-damper': 30,
  'fork-damper': 60,
  'fork-spring': 60,
  'gas-shock': 200,
  strut: 200,
  spring: 200,
  'load-assist': 120,
  'air-kit': 200,
  'air-part': 50,
  spare: 0,
  oil: 0,
} as const satisfies Record<ManualGroup, number>

/** What the torque wrenches for a part must reach, Nm: every figure of its manual, and the vehicle's own bolts. */
export function wrenchRange({ kind, spec }: Pick<Product, 'kind' | 'spec'>): { from: number; to: number } {
  const shown = [
    ...generalThreads.map((thread) => torqueOf(thread)),
    ...listJoints(spec).flatMap(({ torqueNm }) => (torqueNm === null ? [] : [torqueNm])),
  ]
  return { from: Math.min(...shown), to: Math.max(...shown, vehicleTorques[groupOfKind[kind]]) }
}
