import type { Product } from '@/lib/contract/product'
import type { Construction } from '@/lib/contract/product-words'

export const cutawayKinds = ['twin-tube', 'emulsion', 'floating-piston', 'reservoir', 'cartridge'] as const
export type CutawayKind = (typeof cutawayKinds)[number]

/** What a product may say about its own damper; null and absent figures take those of a common part. `hose`: the reservoir hangs on a hose. `air`: no gas is filled in, over the oil is air. */
export type CutawayFigures = {
  strokeMm?: number | null
  bodyMm?: number | null
  shaftMm?: number | null
  gasBar?: number | null
  hose?: boolean
  air?: boolean
}

/** Figures a cut-away is drawn from, mm and bar. `shaftShare` is the rod's share of the bore's diameter. */
export type Proportions = { strokeMm: number; shaftMm: number; gasBar: number; shaftShare: number; travel: number }

type Common = {
  strokeMm: number
  bodyMm: number
  shaftMm: number
  gasBar: number
  boreShare: number
  maxTravel: number
}

/** Common parts of each kind. `boreShare` is the bore's share of the outer diameter, `maxTravel` the longest stroke that fits the drawing. */
const commonParts = {
  'twin-tube': { strokeMm: 60, bodyMm: 45, shaftMm: 12.5, gasBar: 4, boreShare: 0.62, maxTravel: 240 },
  emulsion: { strokeMm: 60, bodyMm: 40, shaftMm: 12.5, gasBar: 10, boreShare: 0.88, maxTravel: 250 },
  'floating-piston': { strokeMm: 60, bodyMm: 46, shaftMm: 14, gasBar: 12, boreShare: 0.88, maxTravel: 235 },
  reservoir: { strokeMm: 65, bodyMm: 46, shaftMm: 14, gasBar: 12, boreShare: 0.88, maxTravel: 250 },
  cartridge: { strokeMm: 110, bodyMm: 29, shaftMm: 10, gasBar: 6, boreShare: 0.88, maxTravel: 195 },
} as const satisfies Record<CutawayKind, Common>

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** Figures of one part; the drawn stroke and the rod's share stay within what can be drawn. */
export function proportion(kind: CutawayKind, figures: CutawayFigures = {}): Proportions {
  const common = commonParts[kind]
  const strokeMm = figures.strokeMm ?? common.strokeMm
  const shaftMm = figures.shaftMm ?? common.shaftMm
  const bodyMm = figures.bodyMm ?? common.bodyMm
  return {
    strokeMm,
    shaftMm,
    gasBar: figures.gasBar ?? common.gasBar,
    shaftShare: clamp(shaftMm / (bodyMm * common.boreShare), 0.26, 0.46),
    travel: clamp(strokeMm * 3.6, 170, common.maxTravel),
  }
}

const kindOf = {
  'twin-tube': 'twin-tube',
  'twin-tube-gas': 'twin-tube',
  emulsion: 'emulsion',
  'floating-piston': 'floating-piston',
  hybrid: 'floating-piston',
  piggyback: 'reservoir',
  'hose-reservoir': 'reservoir',
} as const satisfies Record<Construction, CutawayKind>

/** The cut-away that shows a construction of the catalogue. */
export function cutawayOf(construction: Construction): CutawayKind {
  return kindOf[construction]
}

/** What shows the inside of a product, with its own stroke, rod and gas pressure; null for parts without a damper. */
export function insideOf({ kind, construction, spec }: Pick<Product, 'kind' | 'construction' | 'spec'>): {
  kind: CutawayKind
  figures: CutawayFigures
} | null {
  const { strokeMm, bodyMm, shaftMm, gasBar } = spec
  const shown =
    kind === 'fork-cartridge' || kind === 'fork-damper' ? 'cartridge' : construction && cutawayOf(construction)
  const filled = { hose: construction === 'hose-reservoir', air: construction === 'twin-tube' }
  return shown && { kind: shown, figures: { strokeMm, bodyMm, shaftMm, gasBar, ...filled } }
}
