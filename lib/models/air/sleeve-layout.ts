import type { DrawnProduct } from '@/lib/drawings/shock'
import type { StrutLayout } from '../car/strut-layout'

export type SleeveLayout = {
  /** Heights where the free rubber begins and ends, and the lower end of the piston it sits on, mm (y up). */
  top: number
  bottom: number
  foot: number
  /** Widest radius and the radius under the clamps. */
  r: number
  waist: number
}

/** The sleeve of an air strut, from under the cap down to 56 % of the length. */
export function layOutSleeve(
  { spec }: DrawnProduct,
  { length, topDepth }: Pick<StrutLayout, 'length' | 'topDepth'>,
): SleeveLayout {
  const r = Math.max(58, (spec.bodyMm ?? 50) * 1.15)
  return { top: -topDepth - 26, bottom: -length * 0.56 + 16, foot: -length * 0.56 - 26, r, waist: r * 0.82 }
}

/** Radius of the rubber at a height, mm. */
export function wallOfSleeve({ top, bottom, r, waist }: SleeveLayout, y: number): number {
  const t = Math.min(1, Math.max(0, (top - y) / (top - bottom)))
  return waist + (r - waist) * (1 - Math.abs(2 * t - 1) ** 5)
}
