import { d, inks, stroke } from '../svg'

/** A height written over time, drawn as far as `share` 0…1; `heightAt` takes 0…1 and gives px upwards from the middle line. */
export function trace(
  x: number,
  y: number,
  w: number,
  share: number,
  heightAt: (share: number) => number,
  color: string = inks.red,
): string {
  const last = Math.max(1, Math.round(share * 120))
  const points = Array.from({ length: last + 1 }, (_, i) => d`${x + (w * i) / 120} ${y - heightAt(i / 120)}`).join('L')
  return (
    stroke(d`M${x} ${y}H${x + w}`, inks.silver, 1.5, { dash: '7 7' }) +
    (share > 0 ? stroke(`M${points}`, color, 6) : '')
  )
}

/** Ways in which a tail comes up after it was pushed down: too little damping, too much, and right. */
export const rebounds = {
  bounces: (t: number): number => -80 * Math.cos(t * 21) * Math.exp(-1.7 * t),
  creeps: (t: number): number => -80 * Math.exp(-1.5 * t),
  settles: (t: number): number => -80 * Math.cos(t * 9.4) * Math.exp(-7.5 * t),
} as const
