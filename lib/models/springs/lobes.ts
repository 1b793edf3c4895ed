import type { Corner } from '../shape/outline'

export type Lobes = {
  /** Heights, mm; the narrow end is above. */ top: number
  bottom: number
  /** Greatest radius of the lowest lobe and radius of the bore right through, mm. */ radius: number
  bore: number
  count?: number
}

/** Greatest radius of lobe `index` from above: each is a little wider than the one before. */
const lobeRadius = (radius: number, index: number, count: number): number => radius * (1 - 0.09 * (count - 1 - index))

/** The closed profile of a moulded bump stop: rounded lobes, deep folds, a chamfered bore. */
export function profileLobes({ top, bottom, radius, bore, count = 3 }: Lobes): Corner[] {
  const step = (top - bottom) / count
  const fold = step * 0.07
  const outside = Array.from({ length: count }, (_, i): Corner[] => {
    const wide = lobeRadius(radius, i, count)
    const waist = Math.max(bore + 2, wide * 0.76)
    const y = top - i * step
    const isFirst = i === 0
    const isLast = i === count - 1
    return [
      isFirst ? [waist, y, step * 0.12] : [waist, y - fold, fold],
      [wide, y - step * 0.24, step * 0.26],
      [wide, y - step * 0.74, step * 0.26],
      isLast
        ? [wide * 0.92, bottom, 1]
        : [Math.max(bore + 2, lobeRadius(radius, i + 1, count) * 0.76), y - step + fold, fold],
    ]
  })
  return [[bore + 1.2, top, 0.6], ...outside.flat(), [bore, bottom, 0.8], [bore, top - 1.6, 0.6]]
}
