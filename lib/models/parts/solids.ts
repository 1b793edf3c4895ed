import type { MaterialName } from '../materials'
import type { Surface } from '../model'
import type { Detail } from '../shape/detail'
import { extrude } from '../shape/extruded'
import { merge, move, rotate, type Mesh, type Vec3 } from '../shape/mesh'
import type { Corner } from '../shape/outline'
import { turn } from '../shape/turned'

/** Where the front of a part points that was made facing +z. */
export type Aim = 'x' | '-x' | 'y' | '-y' | 'z' | '-z'

const turns: Record<Aim, (mesh: Mesh) => Mesh> = {
  z: (mesh) => mesh,
  '-z': (mesh) => rotate(mesh, 'y', 180),
  x: (mesh) => rotate(mesh, 'y', 90),
  '-x': (mesh) => rotate(mesh, 'y', -90),
  y: (mesh) => rotate(mesh, 'x', -90),
  '-y': (mesh) => rotate(mesh, 'x', 90),
}

/** Turns a solid made facing +z and moves its origin to `at`, mm. */
export const aim = (mesh: Mesh, to: Aim, at: Vec3 = [0, 0, 0]): Mesh => move(turns[to](mesh), at)

/** Lays a solid turned about y along another axis; its top (+y) then points to `to`. */
export const aimTurned = (mesh: Mesh, to: Aim, at: Vec3 = [0, 0, 0]): Mesh => aim(rotate(mesh, 'x', 90), to, at)

export const surface = (material: MaterialName, ...meshes: readonly Mesh[]): Surface => ({
  material,
  mesh: merge(...meshes),
})

/** Joins surfaces of one material, labels excepted. */
export function joinSurfaces(surfaces: readonly Surface[]): Surface[] {
  const plain = new Map<MaterialName, Mesh[]>()
  const labels: Surface[] = []
  for (const item of surfaces) {
    if (item.material === 'label') labels.push(item)
    else plain.set(item.material, [...(plain.get(item.material) ?? []), item.mesh])
  }
  return [...[...plain].map(([material, meshes]) => surface(material, ...meshes)), ...labels]
}

export const mapSurfaces = (surfaces: readonly Surface[], change: (mesh: Mesh) => Mesh): Surface[] =>
  surfaces.map((item) => ({ ...item, mesh: change(item.mesh) }))

/** Less of the viewer's detail for small or hidden parts; pictures keep all of theirs. */
export function coarsen(detail: Detail, share: number): Detail {
  if (detail.round > 64) return detail
  return {
    ...detail,
    round: Math.max(12, Math.round(detail.round * share)),
    fillet: Math.max(1, Math.round(detail.fillet * share)),
    thread: Math.max(12, Math.round(detail.thread * share)),
    threadCoarseness: detail.threadCoarseness > 1 ? detail.threadCoarseness / share : 1,
  }
}

/** Points of an arc, counter-clockwise from `from` to `to` (degrees), both included. */
export function arcCorners(x: number, y: number, radius: number, from: number, to: number, count: number): Corner[] {
  return Array.from({ length: count + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / count) * Math.PI) / 180
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}

/** A full circle as corners, fine enough for the detail and for its size. */
export function ringCorners(detail: Detail, radius: number, x = 0, y = 0): Corner[] {
  const count = Math.max(12, Math.round(detail.round * Math.min(1, 0.3 + radius / 36)))
  return arcCorners(x, y, radius, 0, 360, count).slice(0, -1)
}

/** Corners of a regular polygon over its flats, mm. */
export function polygonCorners(sides: number, acrossFlats: number, fillet = 0.3): Corner[] {
  const radius = acrossFlats / 2 / Math.cos(Math.PI / sides)
  return Array.from({ length: sides }, (_, i) => {
    const angle = (2 * Math.PI * (i + 0.5)) / sides
    return [radius * Math.cos(angle), radius * Math.sin(angle), fillet]
  })
}

/** Outline of a ring with `count` spanner notches of `width` mm. */
export function notchedCorners(detail: Detail, radius: number, count: number, depth: number, width: number): Corner[] {
  const half = (Math.asin(width / 2 / radius) * 180) / Math.PI
  const step = 360 / count
  const steps = Math.max(3, Math.round((detail.round / count) * 0.8))
  const soft = detail.round > 64 ? depth * 0.32 : 0
  return Array.from({ length: count }, (_, i) => {
    const start = i * step
    const arc = arcCorners(0, 0, radius, start + half, start + step - half, steps)
    const [first, last] = [arc[0], arc.at(-1)]
    const inner = (angle: number): Corner => {
      const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)]
      return [(radius - depth) * cos, (radius - depth) * sin, soft]
    }
    return [
      inner(start - half),
      inner(start + half),
      [first?.[0] ?? 0, first?.[1] ?? 0, soft] as const,
      ...arc.slice(1, -1),
      [last?.[0] ?? 0, last?.[1] ?? 0, soft] as const,
    ]
  }).flat()
}

/** A ring with spanner notches about the y axis, `top` above `bottom`, mm. */
export function notchedRing(
  detail: Detail,
  {
    outer,
    bore,
    top,
    bottom,
    count,
    depth,
    width,
    edge = 0.9,
  }: {
    outer: number
    bore: number
    top: number
    bottom: number
    count: number
    depth: number
    width: number
    edge?: number
  },
): Mesh {
  return aim(
    extrude(detail, {
      outline: notchedCorners(detail, outer, count, depth, width),
      holes: [ringCorners(detail, bore)],
      depth: top - bottom,
      edge,
    }),
    'y',
    [0, (top + bottom) / 2, 0],
  )
}

/** A plate with milled pockets: an open frame over a thinner web. Depth along z, `web` = thickness left in the pockets, mm. */
export function pocketPlate(
  detail: Detail,
  {
    outline,
    bores = [],
    pockets,
    depth,
    web,
    edge = 0.8,
  }: {
    outline: readonly Corner[]
    bores?: readonly (readonly Corner[])[]
    pockets: readonly (readonly Corner[])[]
    depth: number
    web: number
    edge?: number
  },
): Mesh {
  const frame = extrude(detail, { outline, holes: [...bores, ...pockets], depth, edge })
  return merge(frame, ...pockets.map((pocket) => extrude(detail, { outline: pocket, depth: web, edge: 0 })))
}

/** An O-ring or round cord about the y axis, mm. */
export function cordRing(detail: Detail, radius: number, cord: number, y: number): Mesh {
  const profile = arcCorners(radius, y, cord / 2, 0, -360, Math.max(6, Math.round(detail.wire * 0.6))).slice(0, -1)
  return turn(detail, profile, { closed: true })
}
