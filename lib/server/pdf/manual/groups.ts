import type { ProductKind } from '@/lib/contract/product'

/** Kinds that are fitted alike share the words of their manual; each group is a file of `content/<lang>/manual/`. */
export const manualGroups = ['twin-shock', 'mono-shock', 'scooter-shock', 'steering-damper', 'fork-damper', 'fork-spring', 'gas-shock', 'strut', 'spring', 'load-assist', 'air-kit', 'air-part', 'spare', 'oil'] as const
export type ManualGroup = (typeof manualGroups)[number]

export const groupOfKind = {
  'twin-shock': 'twin-shock',
  'front-shock': 'twin-shock',
  'mono-shock': 'mono-shock',
  'unit-swing-shock': 'scooter-shock',
  'steering-damper': 'steering-damper',
  'fork-cartridge': 'fork-damper',
  'fork-damper': 'fork-damper',
  'fork-spring': 'fork-spring',
  'fork-upgrade': 'fork-spring',
  'fork-oil': 'oil',
  'damper-oil': 'oil',
  'gas-shock': 'gas-shock',
  strut: 'strut',
  coilover: 'strut',
  'lowering-spring': 'spring',
  'comfort-spring': 'spring',
  'lift-spring': 'spring',
  'load-assist': 'load-assist',
  'air-kit': 'air-kit',
  'air-strut': 'air-kit',
  'air-spring': 'air-kit',
  'air-compressor': 'air-part',
  'air-tank': 'air-part',
  'air-controller': 'air-part',
  'seal-kit': 'spare',
  bushing: 'spare',
  'spare-spring': 'spare',
  'eye-end': 'spare',
  'bump-stop': 'spare',
} as const satisfies Record<ProductKind, ManualGroup>
