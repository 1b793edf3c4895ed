import type { Part } from '../model'
import { measureMesh } from '../shape/mesh'

/** Heights a part spans, mm. */
export function spanOf(part: Part): { top: number; bottom: number } {
  const { min, max } = measureMesh(...part.surfaces.map(({ mesh }) => mesh))
  return { top: max[1], bottom: min[1] }
}

/**
 * Moves parts apart along y: each group begins `gap` mm under the group before it, the first under `from`. Parts of a group keep their places to one another.
 * Give the groups in the order of assembly, from the upper end down (`dir` 1) or from the lower end up (−1).
 */
export function spreadParts(
  groups: readonly (readonly Part[])[],
  { from, gap, dir = 1 }: { from: number; gap: number; dir?: 1 | -1 },
): Part[] {
  let edge = from
  return groups.flatMap((group) => {
    if (group.length === 0) return []
    const spans = group.map(spanOf)
    const [top, bottom] = [Math.max(...spans.map((span) => span.top)), Math.min(...spans.map((span) => span.bottom))]
    const shift = dir === 1 ? edge - gap - top : edge + gap - bottom
    edge = dir === 1 ? bottom + shift : top + shift
    return group.map((part): Part => ({ ...part, apart: [part.apart[0], part.apart[1] + shift, part.apart[2]] }))
  })
}
