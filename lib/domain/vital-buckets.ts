import type { WebVital } from '@/lib/contract/analytics-words'

/** Upper ends of the steps in which a measurement is kept; the last takes all that is slower. The borders of "good" and "poor" are among them. */
const times = [
  50, 100, 150, 200, 300, 400, 500, 600, 800, 1000, 1200, 1500, 1800, 2000, 2500, 3000, 4000, 5000, 6000, 8000, 10_000,
  60_000,
] as const
const shifts = [0, 10, 25, 50, 75, 100, 150, 200, 250, 350, 500, 1000] as const

/** Up to the first it is good, beyond the second poor (web.dev/vitals); ms, CLS in thousandths. */
export const vitalBorders: Record<WebVital, readonly [good: number, poor: number]> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [100, 250],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
}

/** The step that a measurement falls into. */
export function bucketOf(vital: WebVital, value: number): number {
  const steps: readonly number[] = vital === 'CLS' ? shifts : times
  return steps.find((end) => value <= end) ?? steps.at(-1) ?? 0
}

/** The step below which three quarters of all measurements are; 0 of none. */
export function threeQuarters(counts: readonly { bucket: number; count: number }[]): number {
  const sorted = counts.toSorted((a, b) => a.bucket - b.bucket)
  const wanted = sorted.reduce((sum, { count }) => sum + count, 0) * 0.75
  let sum = 0
  for (const { bucket, count } of sorted) {
    sum += count
    if (sum >= wanted) return bucket
  }
  return 0
}

type VitalState = 'good' | 'fair' | 'poor'

export function vitalState(vital: WebVital, value: number): VitalState {
  const [good, poor] = vitalBorders[vital]
  return value <= good ? 'good' : value <= poor ? 'fair' : 'poor'
}
