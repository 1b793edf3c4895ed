import type { ProductKind } from '@/lib/contract/product-words'
import type { Box } from './geometry'
import { measureScene, type Shape } from './pen'

/** A part of this size, mm, fills its card; smaller ones keep half of the difference, so that lengths compare at a glance. */
const referenceSizes = { bike: 330, car: 520, spring: 340, fork: 460, small: 120, box: 300 } as const
const sizeGroups = {
  'gas-shock': 'car',
  strut: 'car',
  coilover: 'car',
  'air-strut': 'car',
  'lowering-spring': 'spring',
  'comfort-spring': 'spring',
  'lift-spring': 'spring',
  'load-assist': 'spring',
  'spare-spring': 'spring',
  'fork-cartridge': 'fork',
  'fork-damper': 'fork',
  'fork-spring': 'fork',
  'fork-upgrade': 'fork',
  'seal-kit': 'small',
  bushing: 'small',
  'eye-end': 'small',
  'bump-stop': 'small',
  'steering-damper': 'bike',
  'fork-oil': 'box',
  'damper-oil': 'box',
  'air-kit': 'box',
  'air-spring': 'box',
  'air-compressor': 'box',
  'air-tank': 'box',
  'air-controller': 'box',
} as const satisfies Partial<Record<ProductKind, keyof typeof referenceSizes>>

/** Long parts lean, as they do on a vehicle; parts that stand or lie flat stay level. */
const leans: Partial<Record<ProductKind, number>> = {
  'twin-shock': 20,
  'mono-shock': 20,
  'unit-swing-shock': 20,
  'front-shock': 20,
  'gas-shock': 24,
  strut: 18,
  coilover: 18,
  'air-strut': 18,
  'fork-cartridge': 24,
  'fork-damper': 24,
  'fork-spring': 24,
  'steering-damper': -14,
}

export type Frame = { box: Box; lean: number; shadow: { x: number; y: number; rx: number; ry: number } }

/** Chooses the lean, the viewBox (mm) and the ground shadow of an illustration. */
export function frameProduct(kind: ProductKind, shapes: readonly Shape[], variant: 'card' | 'hero'): Frame {
  const lean = leans[kind] ?? 0
  const part = measureScene(shapes, lean)
  const ry = Math.max(4, part.width * 0.035)
  const bottom = part.y + part.height
  const shadow = {
    x: part.x + part.width * (lean > 0 ? 0.4 : 0.5),
    y: bottom,
    rx: part.width * (lean === 0 ? 0.6 : 0.5),
    ry,
  }
  const size = Math.max(part.width, part.height)
  const group = kind in sizeGroups ? sizeGroups[kind as keyof typeof sizeGroups] : 'bike'
  const side = variant === 'card' ? Math.max(size, (size + referenceSizes[group]) / 2) * 1.1 + ry : 0
  const width = Math.max(side, part.width * 1.24)
  const height = Math.max(side, part.height * 1.04 + ry * 2)
  return {
    lean,
    shadow,
    box: {
      x: part.x + part.width / 2 - width / 2,
      y: variant === 'card' ? part.y + part.height / 2 - height / 2 : bottom + ry * 1.4 - height,
      width,
      height,
    },
  }
}
