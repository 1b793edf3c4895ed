import type { DrawnProduct } from '@/lib/drawings/shock'

export type BagLayout = {
  height: number
  r: number
  plate: number
  lobes: number
  /** Radius of the waists and the bead plates. */ waist: number
}

/** A convoluted bag, mm: upper plate's face at 0, lower one's at −height. */
export function layOutBag({ spec }: Pick<DrawnProduct, 'spec'>): BagLayout {
  const height = spec.lengthMm ?? 190
  const r = (spec.bodyMm ?? 165) / 2
  return { height, r, plate: 10, lobes: height > 230 ? 3 : 2, waist: r * 0.8 }
}

/** Radius of the bag's wall at a height below the upper plate's face, mm. */
export function wallOfBag({ height, r, plate, lobes, waist }: BagLayout, y: number): number {
  const t = ((-y - plate) / ((height - 2 * plate) / lobes)) % 1
  return waist + (r - waist) * (1 - Math.abs(2 * t - 1) ** 2.6)
}

export type TankLayout = { r: number; half: number; /** Height of the feet under the cylinder. */ foot: number }

/** A lying tank: the length follows the contents up to 660 mm, then the diameter grows; the domes' loss and the wall's are within 6 %. */
export function layOutTank({ spec }: Pick<DrawnProduct, 'spec'>): TankLayout {
  const volume = (spec.volumeMl ?? 9000) * 1000
  const half = Math.max(100, Math.min(330, (volume / 9e6) * 220))
  return { half, r: Math.max(80, Math.sqrt(volume / (Math.PI * 2 * half))), foot: 18 }
}

export type CompressorLayout = {
  base: readonly [from: number, to: number]
  motor: readonly [from: number, to: number]
  heads: readonly number[]
}

/** Places along x, mm: one cylinder beside the motor, or one at either end where the compressor is a heavy one. */
export function layOutCompressor({ spec }: Pick<DrawnProduct, 'spec'>): CompressorLayout {
  const isTwin = (spec.weightKg ?? 0) > 6
  return isTwin
    ? { base: [-134, 134], motor: [-60, 60], heads: [-90, 90] }
    : { base: [-92, 92], motor: [-88, 20], heads: [48] }
}

export type ControllerLayout = { gauges: 'bars' | 'dials'; channels: number }

/** What the front shows: bars of four or two bags, or two dial gauges on the simplest one. */
export function layOutController({ spec }: Pick<DrawnProduct, 'spec'>): ControllerLayout {
  const weight = spec.weightKg ?? 1.9
  return weight < 1 ? { gauges: 'dials', channels: 2 } : { gauges: 'bars', channels: weight < 1.5 ? 2 : 4 }
}
