import type { Model } from '../model'
import { cross, readPosition, subtract, type Mesh, type Vec3 } from '../shape/mesh'

type Triangle = { corners: [number, number, number]; points: [Vec3, Vec3, Vec3] }

/** Triangles with area over vertices joined by their place. */
function weld(mesh: Mesh): Triangle[] {
  const ids = new Map<string, number>()
  const idOf = (point: Vec3): number => {
    const key = point.map((value) => Math.round(value * 2000)).join(' ')
    const id = ids.get(key) ?? ids.size
    ids.set(key, id)
    return id
  }
  const triangles: Triangle[] = []
  for (let i = 0; i < mesh.indices.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => readPosition(mesh, mesh.indices[i + k] ?? 0)) as [Vec3, Vec3, Vec3]
    const corners: [number, number, number] = [idOf(a), idOf(b), idOf(c)]
    if (new Set(corners).size === 3) triangles.push({ corners, points: [a, b, c] })
  }
  return triangles
}

function splitSolids(triangles: readonly Triangle[]): Triangle[][] {
  const parent = new Map<number, number>()
  const find = (id: number): number => {
    let at = id
    while ((parent.get(at) ?? at) !== at) at = parent.get(at) ?? at
    parent.set(id, at)
    return at
  }
  for (const {
    corners: [a, b, c],
  } of triangles) {
    parent.set(find(b), find(a))
    parent.set(find(c), find(a))
  }
  const groups = new Map<number, Triangle[]>()
  for (const triangle of triangles) {
    const root = find(triangle.corners[0])
    const group = groups.get(root)
    if (group) group.push(triangle)
    else groups.set(root, [triangle])
  }
  return [...groups.values()]
}

function isClosed(solid: readonly Triangle[]): boolean {
  const edges = new Map<string, number>()
  const count = (a: number, b: number) =>
    edges.set(
      `${Math.min(a, b)} ${Math.max(a, b)}`,
      (edges.get(`${Math.min(a, b)} ${Math.max(a, b)}`) ?? 0) + (a < b ? 1 : -1),
    )
  for (const {
    corners: [a, b, c],
  } of solid) {
    count(a, b)
    count(b, c)
    count(c, a)
  }
  return [...edges.values()].every((sum) => sum === 0)
}

const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** Signed volume of triangles, mm³; positive where they face outwards. */
const volumeOf = (solid: readonly Triangle[]): number =>
  solid.reduce((sum, { points: [a, b, c] }) => sum + dot(a, cross(subtract(b, a), subtract(c, a))) / 6, 0)

/** Volume of the closed solids of a mesh, mm³. */
export const measureVolume = (mesh: Mesh): number =>
  splitSolids(weld(mesh))
    .filter(isClosed)
    .reduce((sum, solid) => sum + volumeOf(solid), 0)

/** Share of the triangles whose face looks away from the normals of all its corners. */
function shareAgainst(mesh: Mesh): number {
  let [against, all] = [0, 0]
  for (let i = 0; i < mesh.indices.length; i += 3) {
    const at = [0, 1, 2].map((k) => mesh.indices[i + k] ?? 0)
    const [a, b, c] = at.map((index) => readPosition(mesh, index)) as [Vec3, Vec3, Vec3]
    const face = cross(subtract(b, a), subtract(c, a))
    if (Math.hypot(...face) < 1e-7) continue
    all += 1
    if (
      at.every(
        (index) =>
          dot(face, [
            mesh.normals[index * 3] ?? 0,
            mesh.normals[index * 3 + 1] ?? 0,
            mesh.normals[index * 3 + 2] ?? 0,
          ]) < 0,
      )
    )
      against += 1
  }
  return against / Math.max(1, all)
}

/** What is wrong with a model, in words; empty when it is sound. */
export function findFaults(model: Model): string[] {
  return model.parts.flatMap(({ name, surfaces }) =>
    surfaces.flatMap(({ material, mesh }) => {
      const place = `${name}/${material}`
      if (![...mesh.positions, ...mesh.normals, ...mesh.uvs].every(Number.isFinite)) return [`${place}: not a number`]
      if (mesh.normals.length !== mesh.positions.length || mesh.uvs.length * 3 !== mesh.positions.length * 2)
        return [`${place}: attributes of different length`]
      if (shareAgainst(mesh) > 0.02)
        return [`${place}: ${Math.round(shareAgainst(mesh) * 100)} % of the faces look against their normals`]
      const solids = splitSolids(weld(mesh)).filter(isClosed)
      return solids
        .filter((solid) => solid.length > 3 && volumeOf(solid) <= 0)
        .map((solid) => `${place}: turned inside out, ${Math.round(volumeOf(solid))} mm³`)
    }),
  )
}

export const countTriangles = (model: Model): number =>
  model.parts.flatMap(({ surfaces }) => surfaces).reduce((sum, { mesh }) => sum + mesh.indices.length / 3, 0)
