import { box, d, disc, inks, metal, place, shape, stroke } from '../svg'
import { coilParts } from './damper'
import { wheel } from './wheel'

/** A wheel on its spring and damper under its share of the machine: the model that explains sag and damping. `deck` and `axle` are heights on the screen, px. */
export function quarter(
  x: number,
  axle: number,
  deck: number,
  {
    r = 74,
    roll = 0,
    color = '#7b838d',
    shine = '#c6ccd3',
    load = 0,
  }: { r?: number; roll?: number; color?: string; shine?: string; load?: number } = {},
): string {
  const coil = coilParts(deck + 8, axle - 34, { radius: 34, wire: 10, coils: 5.5, color, shine })
  const middle = deck + 74
  const weight =
    load > 0 ? box(-60, -60 * load, 120, 60 * load, { fill: inks.silver, stroke: inks.ink, width: 2.5 }, 4) : ''
  return (
    wheel(x, axle, r, roll) +
    place(coil.back, { x }) +
    box(x - 6, middle, 12, Math.max(0, axle - 30 - middle), { fill: metal.chrome, stroke: inks.ink, width: 1.5 }) +
    box(x - 15, deck, 30, 84, { fill: metal.body, stroke: inks.ink, width: 1.5 }, 3) +
    box(x - 13, axle - 52, 26, 20, { fill: metal.rubber }, 5) +
    place(coil.front, { x }) +
    shape(d`M${x - 46} ${axle - 34}H${x + 46}L${x + 14} ${axle + 8}H${x - 14}Z`, {
      fill: inks.graphite,
      stroke: inks.ink,
      width: 2,
      opacity: 0.94,
    }) +
    disc(x, axle, 12, { fill: inks.mist, stroke: inks.ink, width: 2 }) +
    place(weight, { x, y: deck - 30 }) +
    box(x - 92, deck - 32, 184, 36, { fill: metal.dark, stroke: inks.ink, width: 2 }, 5)
  )
}

/** A road from left to right; `heightAt` gives px above `base` for every x. */
export function road(base: number, heightAt: (x: number) => number, x0 = 0, x1 = 1280): string {
  const points = Array.from(
    { length: Math.round((x1 - x0) / 8) + 1 },
    (_, i) => d`${x0 + i * 8} ${base - heightAt(x0 + i * 8)}`,
  ).join('L')
  return (
    shape(`M${points}L${d`${x1} ${base + 200}L${x0} ${base + 200}`}Z`, { fill: '#e9ecef' }) +
    stroke(`M${points}`, inks.ink, 3.5)
  )
}

/** A smooth hollow or bump: 0…1 round `centre`, `width` px across. */
export const hump = (x: number, centre: number, width: number): number =>
  Math.abs(x - centre) < width / 2 ? 0.5 + 0.5 * Math.cos(((x - centre) / width) * 2 * Math.PI) : 0
