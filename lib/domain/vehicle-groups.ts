import type { Axle } from '@/lib/contract/common'
import type { Family, ProductKind } from '@/lib/contract/product-words'

/** How the parts of one vehicle are laid out: what carries the rear, the front, springs alone, complete sets, spares. */
export const vehicleGroups = ['rear', 'front', 'springs', 'sets', 'spares'] as const
export type VehicleGroup = (typeof vehicleGroups)[number]

const springs: ReadonlySet<ProductKind> = new Set([
  'lowering-spring',
  'comfort-spring',
  'lift-spring',
  'load-assist',
  'air-spring',
])

export function vehicleGroupOf({
  family,
  kind,
  axle,
}: {
  family: Family
  kind: ProductKind
  axle: Axle | null
}): VehicleGroup {
  if (family === 'spares') return 'spares'
  if (springs.has(kind)) return 'springs'
  return axle ?? 'sets'
}
