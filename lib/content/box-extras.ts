import type { Product } from '@/lib/contract/product'
import { groupOfKind, type ManualGroup } from './manual-groups'

/** Groups whose preload is a pair of rings on the body; the words of struts name the spanner themselves. */
const withRings: readonly ManualGroup[] = ['twin-shock', 'mono-shock', 'scooter-shock']

export type BoxExtra = 'spanner' | 'hydraulic' | 'reservoir'

/** What lies in the box beside what every part of its kind comes with. */
export function boxExtras({
  kind,
  adjusters,
  construction,
}: Pick<Product, 'kind' | 'adjusters' | 'construction'>): BoxExtra[] {
  const extras: Record<BoxExtra, boolean> = {
    spanner: adjusters.includes('T') && withRings.includes(groupOfKind[kind]),
    hydraulic: adjusters.includes('H'),
    reservoir: construction === 'hose-reservoir',
  }
  return (['spanner', 'hydraulic', 'reservoir'] as const).filter((extra) => extras[extra])
}
