import { addVertex, createMesh, smoothNormals, type Mesh, type Vec2 } from './mesh'
import { roundOutline, type Corner } from './outline'
import type { Detail } from './detail'

export type TurnOptions = {
  /** The profile is a closed ring, else it runs from one end to the other. */
  closed?: boolean
  /** Radius at an angle (radians, 0 = +x, towards −z) for flutes, hexagons and knurls; the profile is sampled as it is. */
  shape?: (angle: number, radius: number, y: number) => number
  /** Steps round; default by detail. */
  segments?: number
  /** Part of the full turn, radians; default all of it. */
  from?: number
  to?: number
}

/** Steps round a circle of `radius` mm: slim parts need fewer. */
const countSegments = (detail: Detail, radius: number): number =>
  Math.max(10, Math.round(detail.round * Math.min(1, 0.3 + radius / 36)))

/** Radius at which a printed patch lies clear of a turned cylinder of `radius` mm, whose facets cut inside the true circle. */
export const labelRadius = (detail: Detail, radius: number): number =>
  radius + 0.06 + radius * 1.4 * (1 - Math.cos(Math.PI / countSegments(detail, radius)))

/** Joins the columns of a turned profile, leaving out triangles without area: creases and points on the axis. */
function joinTurned(mesh: Mesh, columns: number, points: readonly Vec2[]): void {
  const rows = points.length
  for (let row = 0; row < rows - 1; row += 1) {
    const [[r0, y0], [r1, y1]] = [points[row] ?? [0, 0], points[row + 1] ?? [0, 0]]
    if (Math.abs(r0 - r1) + Math.abs(y0 - y1) < 1e-6) continue
    for (let column = 0; column < columns; column += 1) {
      const a = column * rows + row
      const c = a + rows
      if (r0 > 1e-6) mesh.indices.push(a, a + 1, c)
      if (r1 > 1e-6) mesh.indices.push(c, a + 1, c + 1)
    }
  }
}

/**
 * Turns a profile about the y axis. Corners are [radius, y, fillet], mm, listed so that the material lies on the right of the direction of travel:
 * along the top outwards, down the outside, back along the bottom, up the bore.
 */
export function turn(
  detail: Detail,
  profile: readonly Corner[],
  {
    closed = false,
    shape,
    segments = countSegments(detail, Math.max(...profile.map(([radius]) => radius))),
    from = 0,
    to = 2 * Math.PI,
  }: TurnOptions = {},
): Mesh {
  const outline = roundOutline(profile, { closed, steps: detail.fillet })
  const mesh = createMesh()
  const steps = Math.max(3, Math.round((segments * (to - from)) / (2 * Math.PI)))
  for (let i = 0; i <= steps; i += 1) {
    const angle = from + ((to - from) * i) / steps
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    for (const { point, normal, along } of outline) {
      const radius = shape ? shape(angle, point[0], point[1]) : point[0]
      addVertex(
        mesh,
        [radius * cos, point[1], -radius * sin],
        [normal[0] * cos, normal[1], -normal[0] * sin],
        [i / steps, along],
      )
    }
  }
  joinTurned(
    mesh,
    steps,
    outline.map(({ point }) => point),
  )
  return shape ? smoothNormals(mesh) : mesh
}

/** A solid cylinder between two heights (`top` above `bottom`), mm. */
export function turnSolid(detail: Detail, radius: number, top: number, bottom: number, fillet = 0.6): Mesh {
  return turn(detail, [
    [0, top],
    [radius, top, fillet],
    [radius, bottom, fillet],
    [0, bottom],
  ])
}

/** A tube or ring between two heights, mm. */
export function turnRing(detail: Detail, outer: number, bore: number, top: number, bottom: number, fillet = 0.6): Mesh {
  return turn(
    detail,
    [
      [bore, top, fillet / 2],
      [outer, top, fillet],
      [outer, bottom, fillet],
      [bore, bottom, fillet / 2],
    ],
    { closed: true },
  )
}

export type Thread = {
  radius: number
  top: number
  bottom: number
  /** mm a turn */ pitch: number
  /** Height of the flanks, mm. */ depth: number
}

/** An outside thread; coarser and with fewer turns where detail is low. Open at both ends. */
export function turnThread(detail: Detail, { radius, top, bottom, pitch, depth }: Thread): Mesh {
  const lead = pitch * detail.threadCoarseness
  const rows = Math.max(2, Math.ceil(((top - bottom) / lead) * detail.threadRows))
  const profile: Corner[] = Array.from({ length: rows + 1 }, (_, i) => [radius, top + ((bottom - top) * i) / rows])
  const flank = (angle: number, full: number, y: number): number => {
    const phase = y / lead + angle / (2 * Math.PI)
    const share = Math.abs((phase - Math.floor(phase)) * 2 - 1)
    // Both ends run out into the core, so that nobody looks under the open sheet.
    const run = Math.max(0, Math.min(1, (2 * (top - y)) / lead, (2 * (y - bottom)) / lead))
    return full - depth * ((1 - Math.min(1, Math.max(0, share * 1.5 - 0.25))) * run + 1.4 * (1 - run))
  }
  return turn(detail, profile, { shape: flank, segments: detail.thread })
}

/** Radius function of `count` rounded flutes or ridges of `depth` mm round a knob. */
export function flute(count: number, depth: number, sharpness = 1): (angle: number, radius: number) => number {
  return (angle, radius) => radius - depth * Math.abs(Math.cos((count * angle) / 2)) ** sharpness
}

/** Radius function of a regular polygon whose corners lie at the profile's radius, with corners eased by 4 %. */
export function polygonShape(sides: number): (angle: number, radius: number) => number {
  const step = (2 * Math.PI) / sides
  return (angle, radius) => {
    const off = ((angle % step) + step) % step
    return Math.min(radius * 0.96, (radius * Math.cos(step / 2)) / Math.cos(off - step / 2))
  }
}

/** A patch of a cylinder's wall for a printed label, u to the right and v upwards as read from outside. `facing` is the angle of its middle, degrees, 90 = front (+z). */
export function wrapLabel(
  detail: Detail,
  {
    radius,
    width,
    height,
    y,
    facing = 90,
  }: { radius: number; width: number; height: number; /** Height of the middle, mm. */ y: number; facing?: number },
): Mesh {
  const mesh = createMesh()
  const span = width / radius
  const columns = Math.max(4, Math.ceil((detail.round * span) / (2 * Math.PI)))
  for (let i = 0; i <= columns; i += 1) {
    const u = i / columns
    const angle = (facing * Math.PI) / 180 + span * (0.5 - u)
    const normal: Vec2 = [Math.cos(angle), Math.sin(angle)]
    for (const v of [1, 0])
      addVertex(
        mesh,
        [radius * normal[0], y + height * (v - 0.5), radius * normal[1]],
        [normal[0], 0, normal[1]],
        [u, v],
      )
  }
  for (let i = 0; i < columns; i += 1) mesh.indices.push(2 * i, 2 * i + 1, 2 * i + 2, 2 * i + 2, 2 * i + 1, 2 * i + 3)
  return mesh
}
