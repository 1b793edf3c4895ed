import type { Vec2 } from './mesh'

/** A corner of an outline, mm; the third number is the radius of its fillet. */
export type Corner = readonly [x: number, y: number, fillet?: number]

/** A point of a rounded outline with the unit normal on its right-hand side (seen along the outline), turned so that clockwise outlines point outwards. */
export type OutlinePoint = { point: Vec2; normal: Vec2; /** Distance from the start, mm. */ along: number }

const minus = (a: Vec2, b: Vec2): Vec2 => [a[0] - b[0], a[1] - b[1]]
const unit = ([x, y]: Vec2): Vec2 => {
  const size = Math.hypot(x, y) || 1
  return [x / size, y / size]
}
const leftOf = ([x, y]: Vec2): Vec2 => [-y, x]

type Bend = { enter: Vec2; leave: Vec2; points: OutlinePoint[] }

/** Points of a corner: an arc where it has a fillet, else both normals of a crease or one of a gentle bend. */
function bend(before: Vec2, [x, y, fillet = 0]: Corner, after: Vec2, steps: number): Bend {
  const point: Vec2 = [x, y]
  const [enter, leave] = [unit(minus(point, before)), unit(minus(after, point))]
  const turn = enter[0] * leave[1] - enter[1] * leave[0]
  const angle = Math.atan2(turn, enter[0] * leave[0] + enter[1] * leave[1])
  const room = Math.min(Math.hypot(...minus(point, before)), Math.hypot(...minus(after, point))) * 0.495
  // At low detail the smallest fillets are creases.
  const wanted = steps <= 2 && fillet < 0.45 ? 0 : fillet
  const reach = Math.min(room, wanted * Math.tan(Math.abs(angle) / 2))
  const make = (at: Vec2, normal: Vec2): OutlinePoint => ({ point: at, normal, along: 0 })
  if (reach < 1e-4 || Math.abs(angle) < 0.02) {
    const isCrease = Math.abs(angle) > 0.6
    const soft = unit([enter[0] + leave[0], enter[1] + leave[1]])
    return {
      enter,
      leave,
      points: isCrease ? [make(point, leftOf(enter)), make(point, leftOf(leave))] : [make(point, leftOf(soft))],
    }
  }
  const radius = reach / Math.tan(Math.abs(angle) / 2)
  const side = Math.sign(angle)
  const start: Vec2 = [x - enter[0] * reach, y - enter[1] * reach]
  const [nx, ny] = leftOf(enter)
  const centre: Vec2 = [start[0] + nx * radius * side, start[1] + ny * radius * side]
  // A small fillet reads as round by its normals alone.
  const isSmall = radius < (steps <= 2 ? 1.8 : 0.5)
  const count = Math.max(1, Math.ceil((steps * (isSmall ? 0.5 : 1) * Math.abs(angle)) / (Math.PI / 2) - 0.01))
  const points = Array.from({ length: count + 1 }, (_, i) => {
    const [sin, cos] = [Math.sin((angle * i) / count), Math.cos((angle * i) / count)]
    const normal: Vec2 = [nx * cos - ny * sin, nx * sin + ny * cos]
    return make([centre[0] - normal[0] * radius * side, centre[1] - normal[1] * radius * side], normal)
  })
  return { enter, leave, points }
}

/**
 * Rounds the corners of an outline. Normals lie on the left of the direction of travel.
 * @param steps points to a quarter turn of a fillet
 */
export function roundOutline(
  corners: readonly Corner[],
  { closed, steps }: { closed: boolean; steps: number },
): OutlinePoint[] {
  const count = corners.length
  const at = (index: number): Corner => corners[((index % count) + count) % count] ?? [0, 0]
  const point = (index: number): Vec2 => [at(index)[0], at(index)[1]]
  const points = corners.flatMap((corner, index): OutlinePoint[] => {
    const isEnd = !closed && (index === 0 || index === count - 1)
    if (!isEnd) return bend(point(index - 1), corner, point(index + 1), steps).points
    const direction = index === 0 ? minus(point(1), point(0)) : minus(point(index), point(index - 1))
    return [{ point: point(index), normal: leftOf(unit(direction)), along: 0 }]
  })
  const all = closed && points[0] ? [...points, points[0]] : points
  let along = 0
  return all.map((item, index) => {
    const last = all[index - 1]
    if (last) along += Math.hypot(...minus(item.point, last.point))
    return { ...item, along }
  })
}

/** A circle as corners, counter-clockwise. */
export function circleCorners(x: number, y: number, radius: number, count: number): Corner[] {
  return Array.from({ length: count }, (_, i) => [
    x + radius * Math.cos((2 * Math.PI * i) / count),
    y + radius * Math.sin((2 * Math.PI * i) / count),
  ])
}
