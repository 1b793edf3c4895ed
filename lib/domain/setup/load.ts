import type { Product } from '@/lib/contract/product'
import type { Load } from './uses'

export type LoadAdvice = {
  /** `unknown`: the part names no extra load, so the vehicle's own plate is the only limit. */
  kind: 'empty' | 'within' | 'beyond' | 'unknown'
  /** Everything beyond the driver, kg. */
  loadKg: number
  /** What the part is made for on top of the empty vehicle, kg. */
  madeForKg: number | null
}

/** Below this the vehicle counts as empty, kg. */
const emptyKg = 50

/** Parts for four wheels are chosen by load, not by sag: compares the load beyond the driver with the extra axle load of the part. */
export function adviseLoad(load: Load, { extraLoadKg }: Pick<Product['spec'], 'extraLoadKg'>): LoadAdvice {
  const loadKg = load.passengerKg + load.luggageKg
  const answer = (kind: LoadAdvice['kind']): LoadAdvice => ({ kind, loadKg, madeForKg: extraLoadKg })
  if (extraLoadKg === null) return answer('unknown')
  if (loadKg < emptyKg) return answer('empty')
  return answer(loadKg <= extraLoadKg ? 'within' : 'beyond')
}
