import { path, round } from './geometry'

/** Rates at the start and, where the spring is progressive, at the end of the travel shown, N/mm. */
export type SpringRates = { start: number; end: number | null }
export type SpringCurve = { d: string; at: readonly [x: number, y: number] }

/** Travel shown, mm, and the drawing's size in its own units. */
const travelMm = 100
const size = { width: 480, height: 300 } as const
const steps = 20

/** Load at a point of the travel, N; the rate of a progressive spring grows evenly. */
function loadAt({ start, end }: SpringRates, mm: number): number {
  const growth = ((end ?? start) - start) / travelMm
  return start * mm + (growth * mm * mm) / 2
}

/** Load over travel, scaled to the strongest spring; `at` is where a number sits on the curve, each a little further along than the one before. */
export function drawSpringCurves(springs: readonly SpringRates[]): SpringCurve[] {
  const most = Math.max(1, ...springs.map((spring) => loadAt(spring, travelMm)))
  return springs.map((spring, i) => {
    const pointAt = (mm: number): readonly [number, number] => [
      round((mm / travelMm) * size.width),
      round(320 - (loadAt(spring, mm) / most) * size.height),
    ]
    const points = Array.from({ length: steps + 1 }, (_, step) => pointAt((step * travelMm) / steps))
    const d = points.map(([x, y], step) => (step === 0 ? path`M${x} ${y}` : path`L${x} ${y}`)).join('')
    return { d, at: pointAt(travelMm * (1 - i * 0.12)) }
  })
}
