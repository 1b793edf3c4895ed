import type { Detail } from '../shape/detail'
import type { Mesh } from '../shape/mesh'
import type { Corner } from '../shape/outline'
import { turn } from '../shape/turned'

/** A pleated boot about y with a cuff at either end; closed solid with a bore. mm. */
export function buildBellows(
  detail: Detail,
  { top, bottom, r, bore, pleats }: { top: number; bottom: number; r: number; bore: number; pleats: number },
): Mesh {
  const cuff = Math.min(7, (top - bottom) * 0.08)
  const step = (top - bottom - 2 * cuff) / pleats
  const waist = Math.max(bore + 1.2, r * 0.84)
  const soft = Math.min(step * 0.2, (r - waist) * 0.45)
  const coarse: Detail = { ...detail, fillet: Math.max(1, Math.round(detail.fillet / 2)) }
  const folds = Array.from({ length: pleats }, (_, i): Corner[] => {
    const from = top - cuff - i * step
    return [
      [waist, from - step * 0.02, soft * 0.6],
      [r, from - step * 0.4, soft],
      [r, from - step * 0.6, soft],
    ]
  }).flat()
  const neck = waist + 0.6
  const band = (y: number): Corner[] => [
    [neck, y + cuff * 0.34, 0.3],
    [neck - 0.5, y + cuff * 0.3, 0.2],
    [neck - 0.5, y - cuff * 0.3, 0.2],
    [neck, y - cuff * 0.34, 0.3],
  ]
  return turn(
    coarse,
    [
      [bore, top, 0.4],
      [neck, top, 0.8],
      ...band(top - cuff / 2),
      ...folds,
      [waist, bottom + cuff, 0.4],
      ...band(bottom + cuff / 2),
      [neck, bottom, 0.8],
      [bore, bottom, 0.4],
    ],
    { closed: true },
  )
}
