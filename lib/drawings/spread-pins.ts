import type { Point } from '@/lib/drawings/geometry'

/** A numbered mark and the place it stands for. */
export type Pin = { foot: Point; at: Point }

const rounds = 60
/** Marks that have to give way in no direction of their own take this one, by their number. */
const turn = (index: number): Point => [Math.cos(index * 2.4), Math.sin(index * 2.4)]

/** Moves marks of one radius apart until none covers another; each keeps a line to its place. */
export function spreadPins(places: readonly Point[], radius: number): Pin[] {
  const at = places.map(([x, y]): [number, number] => [x, y - radius * 1.6])
  const apart = radius * 2.15
  for (let round = 0; round < rounds; round++) {
    let moved = false
    for (const [i, a] of at.entries()) {
      for (const [j, b] of at.entries()) {
        if (j <= i) continue
        const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
        const distance = Math.hypot(dx, dy)
        if (distance >= apart) continue
        const [ux, uy] = distance === 0 ? turn(j) : [dx / distance, dy / distance]
        const push = (apart - distance) / 2 + 0.01
        a[0] -= ux * push
        a[1] -= uy * push
        b[0] += ux * push
        b[1] += uy * push
        moved = true
      }
    }
    if (!moved) break
  }
  return places.map((foot, i) => ({ foot, at: at[i] ?? foot }))
}
