import type { Product } from '@/lib/contract/product'
import type { ProductKind } from '@/lib/contract/product-words'

/** How a part is set: by sag, by the load it carries, by clicks alone, or not at all. */
export type SetupMode = 'sag' | 'load' | 'clicks' | 'none'

const modes = {
  'twin-shock': 'sag',
  'mono-shock': 'sag',
  'unit-swing-shock': 'sag',
  'front-shock': 'sag',
  'fork-cartridge': 'sag',
  'fork-damper': 'sag',
  'fork-spring': 'sag',
  'fork-upgrade': 'sag',
  'steering-damper': 'clicks',
  'gas-shock': 'load',
  strut: 'load',
  coilover: 'load',
  'lowering-spring': 'load',
  'comfort-spring': 'load',
  'lift-spring': 'load',
  'load-assist': 'load',
  'air-kit': 'load',
  'air-strut': 'load',
  'air-spring': 'load',
} as const satisfies Partial<Record<ProductKind, SetupMode>>

const modeOfKind: Partial<Record<ProductKind, SetupMode>> = modes

/** What the assistant can say about a kind of part. Spares, oils and the controls of air suspension are not set. */
export function setupModeOf(kind: ProductKind): SetupMode {
  return modeOfKind[kind] ?? 'none'
}

/** Where the part sits: shocks of the front and forks carry the front axle. */
export function endOf({ kind, axle }: Pick<Product, 'kind' | 'axle'>): 'front' | 'rear' {
  return axle ?? (kind.startsWith('fork') ? 'front' : 'rear')
}

/**
 * Wheel travel over shock stroke, assumed where nobody has measured it: the lever of swing arm and linkage, taken as the same over the whole travel.
 * Typical figures of the trade: a fork moves with its wheel (1.0), shocks near the axle 1.1–1.3, mono shocks without linkage about 1.8, with linkage 2–3.
 */
function assumedLeverage({ kind, family }: Pick<Product, 'kind' | 'family'>): number {
  if (kind.startsWith('fork')) return 1
  if (kind === 'mono-shock') return family === 'bigbike' ? 2.2 : 1.8
  return kind === 'twin-shock' ? 1.2 : 1.15
}

export type Travel = { travelMm: number; leverage: number; measured: boolean }

/** Wheel travel, mm = stroke × leverage, and the leverage that a measured travel proves. null without a stroke. */
export function wheelTravel(
  product: Pick<Product, 'kind' | 'family' | 'spec'>,
  measuredMm: number | null,
): Travel | null {
  const { strokeMm } = product.spec
  if (strokeMm === null || strokeMm <= 0) return null
  if (measuredMm !== null && measuredMm > 0)
    return { travelMm: measuredMm, leverage: measuredMm / strokeMm, measured: true }
  const leverage = assumedLeverage(product)
  return { travelMm: strokeMm * leverage, leverage, measured: false }
}
