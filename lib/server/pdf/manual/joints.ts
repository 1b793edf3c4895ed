import type { ProductSpec } from '@/lib/contract/product'
import type { Mount } from '@/lib/contract/vehicle'
import { boltOf, type Bolt } from '@/lib/domain/bolt-torque'

export type Joint = Bolt & { where: 'upper' | 'lower'; mount: Mount }

/** The joints by which a part is held on its vehicle. */
export function listJoints({ top, bottom }: Pick<ProductSpec, 'top' | 'bottom'>): Joint[] {
  const joint = (where: Joint['where'], mount: Mount | null): Joint[] =>
    mount && mount.kind !== 'seat' ? [{ where, mount, ...boltOf(mount) }] : []
  return [...joint('upper', top), ...joint('lower', bottom)]
}
