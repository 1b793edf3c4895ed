import earcut from 'earcut'
import type { Detail } from './detail'
import { addVertex, createMesh, type Mesh, type Vec2 } from './mesh'
import { roundOutline, type Corner, type OutlinePoint } from './outline'

export type Extrusion = {
  /** Counter-clockwise, [x, y, fillet], mm. */
  outline: readonly Corner[]
  /** Clockwise or counter-clockwise; openings right through. */
  holes?: readonly (readonly Corner[])[]
  /** Thickness along z, mm; the middle lies at z = 0. */
  depth: number
  /** Fillet of the edges, mm. */
  edge?: number
}

/** `inset` = where a point goes for each mm of inset: along its normal, and along the mitre at a crease. */
type Ring = { points: (OutlinePoint & { inset: Vec2 })[]; isHole: boolean }

const area = (points: readonly Vec2[]): number =>
  points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [0, 0]
    return sum + (x * ny - nx * y) / 2
  }, 0)

/** A rounded corner that sticks out needs a fillet wider than the edge's, or its inset would cross itself. */
function widenFillets(corners: readonly Corner[], edge: number): Corner[] {
  return corners.map(([x, y, fillet = 0], i): Corner => {
    const [[ax, ay], [bx, by]] = [corners.at(i - 1) ?? [0, 0], corners[(i + 1) % corners.length] ?? [0, 0]]
    const isConvex = (x - ax) * (by - y) - (y - ay) * (bx - x) < 0
    return [x, y, fillet > 0 && isConvex ? Math.max(fillet, edge * 1.05) : fillet]
  })
}

/** Rounds a ring so that its normals point away from the material. */
function prepareRing(detail: Detail, corners: readonly Corner[], isHole: boolean, edge: number): Ring {
  const isCounter = area(corners.map(([x, y]): Vec2 => [x, y])) > 0
  // Normals lie on the left, so the outer ring must run clockwise and holes the other way.
  const ordered = isCounter === isHole ? corners : [...corners].reverse()
  const points = roundOutline(widenFillets(ordered, edge), { closed: true, steps: detail.fillet * 2 })
  const isSame = (a: OutlinePoint | undefined, b: OutlinePoint) =>
    a !== undefined && Math.abs(a.point[0] - b.point[0]) + Math.abs(a.point[1] - b.point[1]) < 1e-6
  const last = points.length - 1
  return {
    isHole,
    points: points.map((item, i) => {
      // The ring closes with its first point, so the neighbours of both ends lie beyond that seam.
      const twin = [points[i === 0 ? last - 1 : i - 1], points[i === last ? 1 : i + 1]].find((other) =>
        isSame(other, item),
      )
      const [[x, y], [u, v]] = [item.normal, twin?.normal ?? item.normal]
      const share = 1 + x * u + y * v
      return { ...item, inset: share < 0.2 ? item.normal : [(x + u) / share, (y + v) / share] }
    }),
  }
}

/** The stations of the edge's quarter circle: inset from the side wall, height below the face, share of the side's normal. */
function listEdge(detail: Detail, edge: number): { inset: number; drop: number; tilt: number }[] {
  const steps = edge === 0 ? 0 : detail.fillet <= 2 && edge < 1.8 ? 1 : detail.fillet
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = steps === 0 ? 0 : ((Math.PI / 2) * i) / steps
    return { inset: edge * (1 - Math.sin(angle)), drop: edge * (1 - Math.cos(angle)), tilt: angle }
  })
}

function addWall(detail: Detail, mesh: Mesh, { points }: Ring, depth: number, edge: number): void {
  const stations = listEdge(detail, edge)
  const face = edge === 0 ? 0 : 1
  const front = stations.map(({ inset, drop, tilt }) => ({
    inset,
    z: depth / 2 - drop,
    side: edge === 0 ? 1 : Math.sin(tilt),
    ahead: Math.cos(tilt) * face,
  }))
  const back = [...front].reverse().map(({ inset, z, side, ahead }) => ({ inset, z: -z, side, ahead: -ahead }))
  const rows = [...front, ...back]
  const first = mesh.positions.length / 3
  for (const {
    point,
    normal,
    along,
    inset: [dx, dy],
  } of points) {
    for (const { inset, z, side, ahead } of rows) {
      addVertex(
        mesh,
        [point[0] - dx * inset, point[1] - dy * inset, z],
        [normal[0] * side, normal[1] * side, ahead],
        [along, z],
      )
    }
  }
  for (let i = 0; i < points.length - 1; i += 1) {
    for (let k = 0; k < rows.length - 1; k += 1) {
      const a = first + i * rows.length + k
      const b = a + rows.length
      mesh.indices.push(a, b, a + 1, a + 1, b, b + 1)
    }
  }
}

function addFaces(mesh: Mesh, rings: readonly Ring[], depth: number, edge: number): void {
  const flat = rings.map(({ points }) =>
    points.slice(0, -1).map(({ point, inset }): Vec2 => [point[0] - inset[0] * edge, point[1] - inset[1] * edge]),
  )
  const starts: number[] = []
  let total = 0
  for (const ring of flat) {
    starts.push(total)
    total += ring.length
  }
  const triangles = earcut(flat.flat(2), starts.slice(1))
  for (const side of [1, -1] as const) {
    const first = mesh.positions.length / 3
    for (const [x, y] of flat.flat()) addVertex(mesh, [x, y, (side * depth) / 2], [0, 0, side], [x, y])
    for (let i = 0; i < triangles.length; i += 3) {
      const [a = 0, b = 0, c = 0] = triangles.slice(i, i + 3)
      const isFront =
        area([flat.flat()[a], flat.flat()[b], flat.flat()[c]].map((point): Vec2 => point ?? [0, 0])) > 0 ===
        (side === 1)
      mesh.indices.push(first + a, first + (isFront ? b : c), first + (isFront ? c : b))
    }
  }
}

/** A plate of any outline with openings and filleted edges, mm. */
export function extrude(detail: Detail, { outline, holes = [], depth, edge = 0.8 }: Extrusion): Mesh {
  const mesh = createMesh()
  const size = Math.min(edge, depth * 0.45)
  const rings = [
    prepareRing(detail, outline, false, size),
    ...holes.map((hole) => prepareRing(detail, hole, true, size)),
  ]
  for (const ring of rings) addWall(detail, mesh, ring, depth, size)
  addFaces(mesh, rings, depth, size)
  return mesh
}

/** Corners of a rectangle about (x, y), counter-clockwise, mm. */
export function rectangle(x: number, y: number, width: number, height: number, fillet = 0): Corner[] {
  const [w, h] = [width / 2, height / 2]
  return [
    [x - w, y - h, fillet],
    [x + w, y - h, fillet],
    [x + w, y + h, fillet],
    [x - w, y + h, fillet],
  ]
}
