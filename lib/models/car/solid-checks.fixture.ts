import type { ModelledProduct } from '../modelled-product'
import type { Model, Part } from '../model'
import { cross, readPosition, subtract, type Mesh } from '../shape/mesh'

/** Volume that a mesh encloses, mm³; negative when its faces look inwards. */
function signedVolume(mesh: Mesh): number {
  let sum = 0
  for (let i = 0; i < mesh.indices.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => readPosition(mesh, mesh.indices[i + k] ?? 0)) as [
      readonly [number, number, number],
      readonly [number, number, number],
      readonly [number, number, number],
    ]
    const [x, y, z] = cross(b, c)
    sum += (a[0] * x + a[1] * y + a[2] * z) / 6
  }
  return sum
}

/** Share of triangles whose face looks the way of its vertex normals. */
function agreeingShare(mesh: Mesh): number {
  let [good, all] = [0, 0]
  for (let i = 0; i < mesh.indices.length; i += 3) {
    const [ia, ib, ic] = [mesh.indices[i] ?? 0, mesh.indices[i + 1] ?? 0, mesh.indices[i + 2] ?? 0]
    const [a, b, c] = [readPosition(mesh, ia), readPosition(mesh, ib), readPosition(mesh, ic)]
    const face = cross(subtract(b, a), subtract(c, a))
    if (Math.hypot(...face) < 1e-7) continue
    const normal = [0, 1, 2].map((k) =>
      [ia, ib, ic].reduce((sum, index) => sum + (mesh.normals[index * 3 + k] ?? 0), 0),
    )
    all += 1
    if (face[0] * (normal[0] ?? 0) + face[1] * (normal[1] ?? 0) + face[2] * (normal[2] ?? 0) > 0) good += 1
  }
  return all === 0 ? 1 : good / all
}

export const countTriangles = (parts: readonly Part[]): number =>
  parts.flatMap(({ surfaces }) => surfaces).reduce((sum, { mesh }) => sum + mesh.indices.length / 3, 0)

/** What is wrong with the solids of a model: numbers that are none, meshes inside out, faces against their normals. */
export function listFaults({ code }: ModelledProduct, { parts }: Model): string[] {
  return parts.flatMap(({ name, surfaces }) =>
    surfaces.flatMap(({ material, mesh }): string[] => {
      const label = `${code} ${name} ${material}`
      if (mesh.indices.length === 0) return [`${label}: empty`]
      if (![mesh.positions, mesh.normals, mesh.uvs].every((list) => list.every(Number.isFinite)))
        return [`${label}: not a number`]
      if (material !== 'label' && signedVolume(mesh) <= 0) return [`${label}: inside out`]
      // Fillets smaller than the edge they meet fold over a little.
      return agreeingShare(mesh) < 0.9
        ? [`${label}: ${Math.round(agreeingShare(mesh) * 100)} % of the faces agree with their normals`]
        : []
    }),
  )
}

/** Points of parts other than the spring that come closer to its wire than `gap` mm at its height. */
export function listTouching({ parts, anchors: { spring } }: Model, gap: number): string[] {
  if (!spring) return []
  const [inner, outer] = [spring.meanRadius - spring.wire / 2 - gap, spring.meanRadius + spring.wire / 2 + gap]
  return parts
    .filter(({ name, isInside }) => name !== 'spring' && name !== 'sleeve' && !isInside)
    .flatMap(({ name, surfaces }) => {
      let worst = 0
      for (const { mesh } of surfaces) {
        for (let i = 0; i < mesh.positions.length; i += 3) {
          const [x = 0, y = 0, z = 0] = mesh.positions.slice(i, i + 3)
          const radius = Math.hypot(x, z)
          if (y < spring.top - 0.1 && y > spring.bottom + 0.1 && radius > inner && radius < outer)
            worst = Math.max(worst, Math.min(radius - inner, outer - radius))
        }
      }
      return worst > 0.02 ? [`${name} by ${worst.toFixed(2)} mm`] : []
    })
}

/** Parts that overlap in height when apart, of those that stand on the axis; what is welded to the body stays with it. */
export function listOverlaps({ parts }: Model, welded: readonly Part['name'][] = []): string[] {
  const spans = parts.flatMap(({ name, surfaces, apart }) => {
    if (apart[0] !== 0 || apart[2] !== 0 || welded.includes(name)) return []
    const heights = surfaces.flatMap(({ mesh }) => mesh.positions.filter((_, i) => i % 3 === 1))
    const top = heights.reduce((high, y) => Math.max(high, y), -Infinity)
    const bottom = heights.reduce((low, y) => Math.min(low, y), Infinity)
    return [{ name, top: top + apart[1], bottom: bottom + apart[1] }]
  })
  return spans.flatMap((a, i) =>
    spans
      .slice(i + 1)
      .filter((b) => a.bottom < b.top - 0.01 && b.bottom < a.top - 0.01)
      .map((b) => `${a.name}/${b.name}`),
  )
}
