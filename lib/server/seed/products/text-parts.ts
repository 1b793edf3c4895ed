import type { LocalizedText } from '@/lib/contract/common'
import type { ProductKind } from '@/lib/contract/product-words'
import type { Facts } from './types'

/** The one figure that tells a part from its neighbours in a list. */
export type Size =
  | { by: 'length' | 'tube' | 'height'; mm: number }
  | { by: 'bore'; text: string }
  | { by: 'load'; kg: number }
  | { by: 'oil'; cst: number; litres: number }
  | { by: 'tank'; litres: number }
  | { by: 'pressure'; bar: number }
  | { by: 'rate'; nmm: number }

const heightKinds: readonly ProductKind[] = ['lowering-spring', 'lift-spring', 'comfort-spring', 'air-kit']
const forkKinds: readonly ProductKind[] = ['fork-cartridge', 'fork-damper', 'fork-spring', 'fork-upgrade', 'seal-kit']

export function sizeOf({ kind, spec, axle }: Facts): Size | null {
  const height = axle === 'rear' ? spec.heightRearMm : spec.heightFrontMm
  const eye = spec.top ?? spec.bottom
  if (kind === 'load-assist' || kind === 'air-spring') return { by: 'load', kg: spec.extraLoadKg ?? 0 }
  if (heightKinds.includes(kind)) return { by: 'height', mm: height ?? 0 }
  if (forkKinds.includes(kind)) return { by: 'tube', mm: spec.forkTubeMm ?? spec.shaftMm ?? 0 }
  if (kind === 'fork-oil' || kind === 'damper-oil')
    return { by: 'oil', cst: spec.viscosityCst ?? 0, litres: (spec.volumeMl ?? 0) / 1000 }
  if (kind === 'air-tank') return { by: 'tank', litres: (spec.volumeMl ?? 0) / 1000 }
  if (kind === 'air-compressor' || kind === 'air-controller') return { by: 'pressure', bar: spec.airMaxBar ?? 0 }
  if (kind === 'bushing' || kind === 'eye-end')
    return eye ? { by: 'bore', text: `Ø${eye.holeMm} × ${eye.widthMm}` } : null
  if (kind === 'spare-spring') return { by: 'rate', nmm: spec.springRateNmm ?? 0 }
  return spec.lengthMm === null ? null : { by: 'length', mm: spec.lengthMm }
}

/** Signed height with a real minus sign. */
export const signed = (mm: number) => (mm > 0 ? `+${mm}` : mm < 0 ? `−${Math.abs(mm)}` : '±0')

/** Dampers that a rider or driver notices, as opposed to springs, forks, air and service parts. */
export const isDamper = (kind: ProductKind) =>
  (
    [
      'twin-shock',
      'mono-shock',
      'unit-swing-shock',
      'front-shock',
      'gas-shock',
      'strut',
      'coilover',
    ] as readonly ProductKind[]
  ).includes(kind)

/** Letters after the length that tell apart two shocks of one series and length. */
export const letters = ({ kind, adjusters }: Facts) =>
  isDamper(kind) && adjusters.length > 1 ? adjusters.join('') : ''

export const otherNames = ({ models }: Facts, lang: keyof LocalizedText, most: number) =>
  [...new Set(models.slice(1).map((name) => name[lang]))].filter((name) => name !== models[0]?.[lang]).slice(0, most)

export const seriesNames = {
  gtx: 'GTX',
  'e-series': 'E-Series',
  'z-series': 'Z-Series',
  'x-sport': 'X-Sport',
  'x-pert': 'X-PERT',
  'rx-series': 'RX-Series',
  vespa: 'Vespa',
  dtg: 'DTG',
  'dtg-plus': 'DTG-plus',
  'dtg-sport': 'DTG-sport',
  'car-spring': null,
  'air-suspension': null,
  'fork-damper-kit': null,
  'fork-sport-kit': null,
  'fork-upgrade-kit': null,
  service: null,
} as const satisfies Record<Facts['series'], string | null>
