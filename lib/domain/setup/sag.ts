import type { RideUse } from './uses'

export type Range = { from: number; to: number }

/**
 * Rider sag as a share of the travel. Trade practice: street 28–35 % at the rear, road racing 23–30 %, off-road 30–35 %
 * (Race Tech, Sag, guidelines by type of bike). The same shares hold at the shock and at the wheel, because the leverage cancels out.
 */
export const riderSagShares = {
  comfort: { from: 0.3, to: 0.35 },
  street: { from: 0.28, to: 0.33 },
  sport: { from: 0.25, to: 0.3 },
  touring: { from: 0.27, to: 0.32 },
  offroad: { from: 0.3, to: 0.35 },
} as const satisfies Record<RideUse, Range>

/**
 * Free sag (the vehicle's own weight) as a share of the travel. Rear: 2–17 mm of about 120 mm on the street, 25–50 mm of about 300 mm off-road
 * (Race Tech, Sag). A fork carries more of the vehicle and less of the rider, so it stands deeper by itself.
 */
function freeSagShare(end: 'front' | 'rear', use: RideUse): Range {
  if (end === 'front') return { from: 0.1, to: 0.25 }
  return use === 'offroad' ? { from: 0.08, to: 0.17 } : { from: 0.03, to: 0.13 }
}

export type SagTarget = { riderMm: Range; freeMm: Range; aimMm: number }

/**
 * What to aim at over a travel in mm; hand in the stroke for figures at the shock, the wheel travel for figures at the wheel.
 * `aimMm`: the product's own figure where it has one, scaled to the same travel; otherwise the middle of the range.
 * Throws a RangeError for a travel that is not positive.
 */
export function sagTarget(
  travelMm: number,
  use: RideUse,
  end: 'front' | 'rear',
  ownShare: number | null = null,
): SagTarget {
  if (!(travelMm > 0)) throw new RangeError(`travel must be positive, got ${travelMm}`)
  const rider = riderSagShares[use]
  const free = freeSagShare(end, use)
  return {
    riderMm: scale(rider, travelMm),
    freeMm: scale(free, travelMm),
    aimMm: Math.round(travelMm * clamp(ownShare ?? (rider.from + rider.to) / 2, rider)),
  }
}

function scale({ from, to }: Range, by: number): Range {
  return { from: Math.round(from * by), to: Math.round(to * by) }
}

/** The nearest value inside a range. */
export function clamp(value: number, { from, to }: Range): number {
  return Math.min(to, Math.max(from, value))
}
