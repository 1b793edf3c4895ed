import { mountDepth } from '@/lib/drawings/mounts'
import type { DrawnProduct } from '@/lib/drawings/shock'

export type GasShockLayout = {
  length: number
  /** Radii of tube, bore and rod, mm. */
  r: number
  bore: number
  rodR: number
  /** Heights, mm (y up): end of the upper mount, mouth of the tube, shoulder of the lower mount. */
  rodTop: number
  bodyTop: number
  shoulder: number
  cap: { top: number; bottom: number }
  boot: { top: number; bottom: number; r: number; bore: number; pleats: number }
  cover: { top: number; bottom: number; r: number }
  label: { y: number; width: number; height: number }
  /** Printed rings above and below the label: their middle and half their distance. */
  band: { y: number; half: number }
  isTwinTube: boolean
  reservoir: { kind: 'hose' | 'bridge'; x: number; r: number; top: number; bottom: number } | null
  dial: { y: number; r: number } | null
}

/** Thickness of the tube's wall, mm. */
const wall = 2.6

/** Where the parts of a pickup or SUV shock lie: mm, upper reference point 0, y up. Proportions as in the drawing. */
export function layOutGasShock({ spec, construction, adjusters }: DrawnProduct): GasShockLayout {
  const length = spec.lengthMm ?? 480
  const stroke = spec.strokeMm ?? length * 0.38
  const r = (spec.bodyMm ?? 50) / 2
  const rodR = (spec.shaftMm ?? 16) / 2
  const shoulder = -(length - mountDepth(spec.bottom))
  const bodyTop = -Math.max(60, Math.min(length * 0.5, length - (spec.closedLengthMm ?? length - stroke) + 34))
  const isStem = spec.top?.kind === 'stem'
  const coverTop = isStem ? -5 : -Math.max(26, mountDepth(spec.top) + 1)
  const kind = construction === 'hose-reservoir' ? 'hose' : construction === 'piggyback' ? 'bridge' : null
  const capTop = shoulder + (kind ? 34 : 14)
  const [from, to] = [bodyTop - 44, capTop + (kind ? 14 : adjusters.length > 0 ? 34 : 14)]
  const width = Math.min(r * 1.8, 54)
  return {
    length,
    r,
    rodR,
    bodyTop,
    shoulder,
    bore: r - wall,
    rodTop: isStem ? -1 : -(mountDepth(spec.top) - 3),
    cap: { top: capTop, bottom: shoulder },
    boot: {
      top: coverTop - 9,
      bottom: bodyTop - Math.min(34, length * 0.08),
      r: r + 6,
      bore: r + 0.3,
      pleats: Math.max(7, Math.round(-bodyTop / 12)),
    },
    cover: { top: coverTop, bottom: coverTop - 18, r: r + 3.4 },
    label: { y: (from + to) / 2, width, height: Math.min(width * 1.75, from - to - 26) },
    band: { y: (from + to) / 2, half: (from - to) / 2 - 6 },
    isTwinTube: construction === 'twin-tube' || construction === 'twin-tube-gas',
    reservoir: kind && {
      kind,
      x: kind === 'hose' ? r + 52 : r + r * 0.86 + 7,
      r: r * 0.86,
      top: bodyTop - 46,
      bottom: shoulder + (kind === 'hose' ? 44 : 30),
    },
    dial:
      !kind && (adjusters.includes('R') || adjusters.includes('C'))
        ? { y: shoulder + 27, r: Math.min(10, r * 0.45) }
        : null,
  }
}
