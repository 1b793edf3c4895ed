import type { SagTarget } from './sag'

/** Lengths at one end of the vehicle, mm, from the axle straight up to a fixed point: L1 wheel in the air, L2 own weight, L3 rider on. */
export type Measured = { l1Mm: number; l2Mm: number; l3Mm: number }

export const sagVerdicts = [
  'order',
  'beyond',
  'right',
  'more-preload',
  'less-preload',
  'spring-soft',
  'spring-hard',
] as const

export type SagVerdict = {
  kind: (typeof sagVerdicts)[number]
  /** L1 − L2, mm at the wheel. */
  freeMm: number
  /** L1 − L3, mm at the wheel. */
  riderMm: number
  /** How far to turn the preload, mm at the spring; positive = more. 0 where turning is not the answer. */
  turnMm: number
  /** Spring rate that the two differences ask for, over the rate fitted; null unless the spring is the answer. */
  rateFactor: number | null
}

/**
 * Reads three measured lengths against the target at the wheel. Free sag = L1 − L2, rider sag = L1 − L3.
 *
 * Preload only lifts or lowers: a loaded spring keeps its length, so 1 mm of preload moves the shock by 1 mm and the wheel by `leverage` mm;
 * to turn = (rider sag − aim) / leverage. The spring shows in the free sag once the rider sag is right (Race Tech, Sag; B. Bacon in Motocross Action,
 * "How static sag can help you choose the right spring rate"): next to none = the spring is too soft and held up by preload, much = it is too hard.
 * The rider's weight is the same before and after a change of springs, so rate needed / rate fitted = (L2 − L3) / (aim − middle of the free sag).
 */
export function judgeSag(
  { l1Mm, l2Mm, l3Mm }: Measured,
  target: SagTarget,
  { travelMm, leverage }: { travelMm: number; leverage: number },
): SagVerdict {
  const freeMm = l1Mm - l2Mm
  const riderMm = l1Mm - l3Mm
  const answer = (kind: SagVerdict['kind'], more: Partial<SagVerdict> = {}): SagVerdict => ({
    kind,
    freeMm,
    riderMm,
    turnMm: 0,
    rateFactor: null,
    ...more,
  })
  if (freeMm < 0 || riderMm <= freeMm) return answer('order')
  if (riderMm > travelMm) return answer('beyond')
  const rateFactor = (riderMm - freeMm) / (target.aimMm - (target.freeMm.from + target.freeMm.to) / 2)
  const isDeep = riderMm > target.riderMm.to
  const isHigh = riderMm < target.riderMm.from
  if (freeMm < target.freeMm.from && !isHigh) return answer('spring-soft', { rateFactor })
  if (freeMm > target.freeMm.to && !isDeep) return answer('spring-hard', { rateFactor })
  if (!isDeep && !isHigh) return answer('right')
  const turnMm = Math.round(((riderMm - target.aimMm) / leverage) * 2) / 2
  return answer(isDeep ? 'more-preload' : 'less-preload', { turnMm })
}
