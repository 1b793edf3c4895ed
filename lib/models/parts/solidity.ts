import { readPosition, type Mesh } from '../shape/mesh'

const at = (list: readonly number[], index: number): number => list[index] ?? 0

/** Signed volume by the divergence theorem, mm³; positive when the triangles of a closed solid face outwards. */
function signedVolume(
  mesh: Mesh,
  triangles: readonly number[] = Array.from({ length: mesh.indices.length / 3 }, (_, i) => i),
): number {
  return triangles.reduce((sum, i) => {
    const [a, b, c] = [0, 1, 2].map((k) => readPosition(mesh, at(mesh.indices, i * 3 + k)))
    if (!a || !b || !c) return sum
    return (
      sum +
      (a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0])) / 6
    )
  }, 0)
}

/** Splits a mesh into pieces that hang together (vertices at the same place count as one) and tells which are closed. */
export function listPieces(mesh: Mesh): { triangles: number[]; isClosed: boolean; volume: number }[] {
  const keyOf = (index: number) =>
    readPosition(mesh, index)
      .map((value) => Math.round(value * 2000))
      .join(' ')
  const ids = new Map<string, number>()
  const welded = Array.from({ length: mesh.positions.length / 3 }, (_, index) => {
    const key = keyOf(index)
    const id = ids.get(key) ?? ids.size
    ids.set(key, id)
    return id
  })
  const parent = Array.from({ length: ids.size }, (_, i) => i)
  const find = (start: number): number => {
    let root = start
    while (at(parent, root) !== root) root = at(parent, root)
    parent[start] = root
    return root
  }
  const corners = (i: number) =>
    [0, 1, 2].map((k) => at(welded, at(mesh.indices, i * 3 + k))) as [number, number, number]
  const count = mesh.indices.length / 3
  for (let i = 0; i < count; i += 1) {
    const [a, b, c] = corners(i)
    parent[find(b)] = find(a)
    parent[find(c)] = find(a)
  }
  const pieces = new Map<number, { triangles: number[]; edges: Map<string, number> }>()
  for (let i = 0; i < count; i += 1) {
    const [a, b, c] = corners(i)
    const piece = pieces.get(find(a)) ?? { triangles: [], edges: new Map<string, number>() }
    pieces.set(find(a), piece)
    piece.triangles.push(i)
    if (a === b || b === c || c === a) continue
    for (const [p, q] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      const key = p < q ? `${p} ${q}` : `${q} ${p}`
      piece.edges.set(key, (piece.edges.get(key) ?? 0) + (p < q ? 1 : -1))
    }
  }
  return [...pieces.values()].map(({ triangles, edges }) => ({
    triangles,
    isClosed: [...edges.values()].every((sum) => sum === 0),
    volume: signedVolume(mesh, triangles),
  }))
}
