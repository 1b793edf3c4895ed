import type { Product } from '@/lib/contract/product'
import { endOf } from './subject'
import { fullLoadKg, referenceRiderKg, type Load } from './uses'

export type SpringFit = 'fits' | 'softer' | 'harder' | 'much-softer' | 'much-harder'
export type SpringAdvice = {
  fit: SpringFit
  /** Rate that the load asks for, N/mm, as coarse as it is known; null where the product has no rate, and beyond one step, where the workshop chooses. */
  rateNmm: number | null
}

/** Share of each mass that rests on one axle; assumed for a rider who sits, a passenger over the rear axle and a rack behind it. */
const shares = {
  rear: { rider: 0.65, passenger: 0.9, luggage: 1 },
  front: { rider: 0.35, passenger: 0.1, luggage: 0 },
} as const

/** Sprung mass of the empty vehicle on one axle, kg, assumed by class. */
const emptyMassKg = { small: 60, big: 95 } as const

/** Reference passenger and luggage inside the full load, kg. */
const reference = { passengerKg: 75, luggageKg: fullLoadKg - 2 * referenceRiderKg } as const

/**
 * Rate needed / rate supplied, from loads alone: k ∝ what the axle carries, (empty + load) / (empty + reference load), because travel, sag and preload
 * are to stay the same. Two references: the rider alone (75 kg) and the full load (170 kg); the heavier case counts.
 */
export function rateFactorFor(load: Load, product: Pick<Product, 'kind' | 'axle' | 'family'>): number {
  const share = shares[endOf(product)]
  const empty = emptyMassKg[product.family === 'bigbike' || product.family === 'fork' ? 'big' : 'small']
  const alone = (empty + share.rider * load.riderKg) / (empty + share.rider * referenceRiderKg)
  const carry = (riderKg: number, passengerKg: number, luggageKg: number) =>
    empty + share.rider * riderKg + share.passenger * passengerKg + share.luggage * luggageKg
  const loaded =
    carry(load.riderKg, load.passengerKg, load.luggageKg) /
    carry(referenceRiderKg, reference.passengerKg, reference.luggageKg)
  return Math.max(alone, loaded)
}

/** One step of the trade's springs is 5–10 %; closer than that the preload does it. */
const stepAt = 0.05
const twoStepsAt = 0.12

/** Words for a factor: within 5 % the spring fits, within 12 % one step, beyond that the workshop should choose. */
export function springFit(factor: number): SpringFit {
  const off = factor - 1
  if (Math.abs(off) <= stepAt) return 'fits'
  if (off > 0) return off <= twoStepsAt ? 'harder' : 'much-harder'
  return off >= -twoStepsAt ? 'softer' : 'much-softer'
}

/** The advice for a product under a factor. The rate is rounded to 0.5 N/mm below 15, to 1 below 50, to 5 from there on. */
export function adviseSpring(factor: number, { springRateNmm }: Pick<Product['spec'], 'springRateNmm'>): SpringAdvice {
  const fit = springFit(factor)
  if (springRateNmm === null || fit === 'much-softer' || fit === 'much-harder') return { fit, rateNmm: null }
  const rate = springRateNmm * factor
  const step = rate >= 50 ? 5 : rate >= 15 ? 1 : 0.5
  return { fit, rateNmm: Math.round(rate / step) * step }
}
