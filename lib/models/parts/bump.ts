import type { Detail } from '../shape/detail'
import type { Mesh } from '../shape/mesh'
import type { Corner } from '../shape/outline'
import { coarsen } from './solids'
import { turn } from '../shape/turned'

/** A urethane bump stop about y: lobes that grow towards the wide foot at `y`. Heights and radii in mm; `dir` −1 = the foot is the upper end. */
export function buildBump(
  detail: Detail,
  { y, height, r, bore, dir = 1 }: { y: number; height: number; r: number; bore: number; dir?: 1 | -1 },
): Mesh {
  const lobe = height / 3
  const soft = Math.min(lobe * 0.3, (r - bore) * 0.35)
  const radii = [0.7, 0.87, 1].map((share) => Math.max(bore + 1.5, r * share))
  const outside = radii.flatMap((radius, i): Corner[] => {
    const top = height - i * lobe
    const waist = Math.max(bore + 1, radius - Math.max(1.6, r * 0.2))
    return [
      [i === 0 ? radius * 0.86 : radius, top - (i === 0 ? 0 : lobe * 0.14), soft],
      [radius, top - lobe * 0.72, soft],
      ...(i < 2 ? [[waist, top - lobe * 0.93, soft * 0.6] as const] : [[radius, 0, soft * 0.5] as const]),
    ]
  })
  const profile: Corner[] = [[bore, height - 1, 0.5], ...outside, [bore, 0, 0.4]]
  const placed = profile.map(([radius, at, fillet = 0]): Corner => [radius, y + dir * at, fillet])
  return turn(coarsen(detail, 0.7), dir === 1 ? placed : placed.reverse(), { closed: true })
}
