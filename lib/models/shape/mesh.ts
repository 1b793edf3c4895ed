export type Vec2 = readonly [number, number]
export type Vec3 = readonly [number, number, number]

/** Triangles, counter-clockwise seen from outside. Millimetres, y up; `positions` and `normals` hold three numbers a vertex, `uvs` two. */
export type Mesh = { positions: number[]; normals: number[]; uvs: number[]; indices: number[] }

export const createMesh = (): Mesh => ({ positions: [], normals: [], uvs: [], indices: [] })

/** Adds a vertex and returns its index. */
export function addVertex(mesh: Mesh, [x, y, z]: Vec3, [nx, ny, nz]: Vec3, [u, v]: Vec2): number {
  mesh.positions.push(x, y, z)
  mesh.normals.push(nx, ny, nz)
  mesh.uvs.push(u, v)
  return mesh.positions.length / 3 - 1
}

/** Joins rows of vertices to a sheet; each row has `columns` vertices, the first row starts at vertex `first`. */
export function addSheet(mesh: Mesh, first: number, rows: number, columns: number): void {
  for (let row = 0; row < rows - 1; row += 1) {
    for (let column = 0; column < columns - 1; column += 1) {
      const a = first + row * columns + column
      const c = a + columns
      mesh.indices.push(a, a + 1, c, c, a + 1, c + 1)
    }
  }
}

const at = (list: readonly number[], index: number): number => list[index] ?? 0

export const readPosition = (mesh: Mesh, index: number): Vec3 => [
  at(mesh.positions, index * 3),
  at(mesh.positions, index * 3 + 1),
  at(mesh.positions, index * 3 + 2),
]

export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

export function normalize([x, y, z]: Vec3): Vec3 {
  const size = Math.hypot(x, y, z)
  return size === 0 ? [0, 1, 0] : [x / size, y / size, z / size]
}

/**
 * Area-weighted normals over all triangles; vertices at the same place count as one.
 * Meant for surfaces whose normals have no closed form (knurls, threads).
 */
export function smoothNormals(mesh: Mesh): Mesh {
  const sums = new Map<string, [number, number, number]>()
  const keyOf = (index: number) =>
    readPosition(mesh, index)
      .map((value) => Math.round(value * 1e4))
      .join(' ')
  const keys = Array.from({ length: mesh.positions.length / 3 }, (_, index) => keyOf(index))
  for (let i = 0; i < mesh.indices.length; i += 3) {
    const corners = [at(mesh.indices, i), at(mesh.indices, i + 1), at(mesh.indices, i + 2)] as const
    const [a, b, c] = [readPosition(mesh, corners[0]), readPosition(mesh, corners[1]), readPosition(mesh, corners[2])]
    const face = cross(subtract(b, a), subtract(c, a))
    for (const corner of corners) {
      const key = keys[corner] ?? ''
      const sum = sums.get(key) ?? [0, 0, 0]
      sums.set(key, [sum[0] + face[0], sum[1] + face[1], sum[2] + face[2]])
    }
  }
  return { ...mesh, normals: keys.flatMap((key) => [...normalize(sums.get(key) ?? [0, 1, 0])]) }
}

type Turn = (point: Vec3) => Vec3

function mapMesh(mesh: Mesh, place: Turn, turn: Turn): Mesh {
  const vertices = Array.from({ length: mesh.positions.length / 3 }, (_, index) => index)
  return {
    ...mesh,
    positions: vertices.flatMap((index) => [...place(readPosition(mesh, index))]),
    normals: vertices.flatMap((index) => [
      ...turn([at(mesh.normals, index * 3), at(mesh.normals, index * 3 + 1), at(mesh.normals, index * 3 + 2)]),
    ]),
  }
}

export function move(mesh: Mesh, [dx, dy, dz]: Vec3): Mesh {
  return mapMesh(
    mesh,
    ([x, y, z]) => [x + dx, y + dy, z + dz],
    (normal) => normal,
  )
}

/** Rotates about an axis through the origin, degrees, counter-clockwise seen from its positive end. */
export function rotate(mesh: Mesh, axis: 'x' | 'y' | 'z', degrees: number): Mesh {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const turns: Record<typeof axis, Turn> = {
    x: ([x, y, z]) => [x, y * cos - z * sin, y * sin + z * cos],
    y: ([x, y, z]) => [x * cos + z * sin, y, z * cos - x * sin],
    z: ([x, y, z]) => [x * cos - y * sin, x * sin + y * cos, z],
  }
  return mapMesh(mesh, turns[axis], turns[axis])
}

export function merge(...meshes: readonly Mesh[]): Mesh {
  const out = createMesh()
  for (const mesh of meshes) {
    const first = out.positions.length / 3
    for (const value of mesh.positions) out.positions.push(value)
    for (const value of mesh.normals) out.normals.push(value)
    for (const value of mesh.uvs) out.uvs.push(value)
    for (const index of mesh.indices) out.indices.push(index + first)
  }
  return out
}

export type Bounds = { min: Vec3; max: Vec3 }

export function measureMesh(...meshes: readonly Mesh[]): Bounds {
  const min: [number, number, number] = [Infinity, Infinity, Infinity]
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity]
  for (const { positions } of meshes) {
    positions.forEach((value, i) => {
      const axis = (i % 3) as 0 | 1 | 2
      min[axis] = Math.min(min[axis], value)
      max[axis] = Math.max(max[axis], value)
    })
  }
  return { min, max }
}
