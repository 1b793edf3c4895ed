import type { ProductSpec } from '@/lib/contract/product'
import type { ProductKind } from '@/lib/contract/product-words'
import type { MountPoint } from '@/lib/contract/vehicle'
import { rateFrequency, springMass } from './spring-load'

/** Ride frequencies, Hz, from which a coil of a four-wheeler is called the next firmer thing: saloons ride at 1.0–1.5, sports cars at 1.5–2.0. */
const firmness = [
  ['hard', 1.9],
  ['firm', 1.55],
  ['balanced', 1.2],
  ['soft', 0],
] as const
export type Firmness = (typeof firmness)[number][0]

export type LoadRating =
  /** How often the loaded axle rises and falls, Hz, beside the original. */
  | { by: 'comfort'; firmness: Firmness; hz: number; originalHz: number | null }
  /** What the axle may weigh, riders included: rider sag stays within 25–35 % of the stroke somewhere on the adjuster. */
  | { by: 'load'; fromKg: number; toKg: number }
  /** Dampers without a coil: the axle they are matched to. */
  | { by: 'axle'; kg: number }

const coilKinds: readonly ProductKind[] = ['coilover', 'lowering-spring', 'comfort-spring', 'lift-spring']
const sagKinds: readonly ProductKind[] = ['twin-shock', 'mono-shock', 'unit-swing-shock', 'front-shock']
const damperKinds: readonly ProductKind[] = ['gas-shock', 'strut']

const sag = { least: 0.25, most: 0.35 } as const
/** Preload, mm, in the middle of an adjuster, and what one step of a stepped one adds. */
const preload = { middleMm: 10, stepMm: 2.5 } as const

type Figures = Pick<ProductSpec, 'springRateNmm' | 'springRateEndNmm' | 'strokeMm' | 'preloadMm' | 'preloadSteps'>
type RatedPart = { kind: ProductKind; spec: Figures }

const percent = (share: number) => String(Math.round(share * 100))

/** The limits above, as sentences about the ratings name them. */
export const ratingLimits = {
  soft: String(firmness[2][1]),
  firm: String(firmness[1][1]),
  hard: String(firmness[0][1]),
  least: percent(sag.least),
  most: percent(sag.most),
} as const

const roundTo5 = (kg: number) => Math.round(kg / 5) * 5

function rateComfort(rate: number, point: MountPoint): LoadRating | null {
  const hz = rateFrequency(point, rate)
  if (hz === null) return null
  const [name] = firmness.find(([, least]) => hz >= least) ?? firmness[3]
  return {
    by: 'comfort',
    firmness: name,
    hz,
    originalHz: point.springRateNmm === null ? null : rateFrequency(point, point.springRateNmm),
  }
}

function rateSag(spec: Figures, point: MountPoint): LoadRating | null {
  const { springRateNmm: rate, springRateEndNmm, strokeMm: stroke, preloadMm, preloadSteps } = spec
  if (rate === null || stroke === null) return null
  const rise = ((springRateEndNmm ?? rate) - rate) / stroke
  const half = (preloadMm ?? (preloadSteps === null ? 0 : (preloadSteps - 1) * preload.stepMm)) / 2
  const massAt = (travel: number, preloaded: number) =>
    springMass(point, rate * (travel + preloaded) + (rise * travel ** 2) / 2)
  const from = massAt(sag.least * stroke, Math.max(0, preload.middleMm - half))
  const to = massAt(sag.most * stroke, preload.middleMm + half)
  return from === null || to === null ? null : { by: 'load', fromKg: roundTo5(from), toKg: roundTo5(to) }
}

/** How a part carries one axle or rides on it, from its own figures and the axle's; null where one of them is not known. */
export function rateLoad({ kind, spec }: RatedPart, point: MountPoint): LoadRating | null {
  if (coilKinds.includes(kind)) return spec.springRateNmm === null ? null : rateComfort(spec.springRateNmm, point)
  if (damperKinds.includes(kind)) return point.axleLoadKg === undefined ? null : { by: 'axle', kg: point.axleLoadKg }
  return sagKinds.includes(kind) ? rateSag(spec, point) : null
}
