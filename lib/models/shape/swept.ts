import { addVertex, createMesh, cross, normalize, subtract, type Mesh, type Vec3 } from './mesh'
import type { Detail } from './detail'

type Frame = { point: Vec3; side: Vec3; up: Vec3 }

const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const mix = (a: Vec3, b: Vec3, p: number, q: number): Vec3 => [
  a[0] * p + b[0] * q,
  a[1] * p + b[1] * q,
  a[2] * p + b[2] * q,
]

/** Frames that follow a curve without twisting (each is the one before, projected). */
function followCurve(points: readonly Vec3[]): Frame[] {
  let side: Vec3 = [1, 0, 0]
  return points.map((point, i) => {
    const ahead = normalize(subtract(points[i + 1] ?? point, points[i - 1] ?? point))
    if (i === 0) side = Math.abs(ahead[1]) > 0.9 ? [1, 0, 0] : normalize(cross([0, 1, 0], ahead))
    side = normalize(mix(side, ahead, 1, -dot(side, ahead)))
    return { point, side, up: cross(ahead, side) }
  })
}

export type SweepOptions = {
  /** Limits of y, mm: material beyond them is ground away flat. */
  ground?: { top: number; bottom: number }
}

/** A round bar along a curve, with rounded ends. `radius` in mm. */
export function sweep(
  detail: Detail,
  points: readonly Vec3[],
  radius: number | ((along: number) => number),
  { ground }: SweepOptions = {},
): Mesh {
  const mesh = createMesh()
  const frames = followCurve(points)
  const sides = detail.wire
  const clamp = (y: number) => (ground ? Math.min(ground.top, Math.max(ground.bottom, y)) : y)
  const ring = ({ point, side, up }: Frame, size: number, shift: Vec3, v: number, tilt: number) => {
    for (let i = 0; i <= sides; i += 1) {
      const angle = (2 * Math.PI * i) / sides
      const out = mix(side, up, Math.cos(angle), Math.sin(angle))
      const normal = normalize(mix(out, normalize(cross(side, up)), Math.cos(tilt), Math.sin(tilt)))
      const y = point[1] + shift[1] + out[1] * size
      const flat = clamp(y)
      addVertex(
        mesh,
        [point[0] + shift[0] + out[0] * size, flat, point[2] + shift[2] + out[2] * size],
        flat === y || Math.abs(tilt) > 1.5 ? normal : [0, Math.sign(y - flat), 0],
        [i / sides, v],
      )
    }
  }
  const sizeAt = (share: number) => (typeof radius === 'number' ? radius : radius(share))
  let rows = 0
  let along = 0
  frames.forEach((frame, i) => {
    const share = i / Math.max(1, frames.length - 1)
    const size = sizeAt(share)
    const last = frames[i - 1]
    if (last) along += Math.hypot(...subtract(frame.point, last.point))
    const ahead = normalize(cross(frame.side, frame.up))
    const edge = Math.min(0.8, size * 0.12)
    const add = (offset: number, scale: number, tilt: number) => {
      ring(frame, size * scale, [ahead[0] * offset, ahead[1] * offset, ahead[2] * offset], along, tilt)
      rows += 1
    }
    if (i === 0) {
      add(0, 0, -Math.PI / 2)
      add(0, 1 - edge / size, -Math.PI / 2)
      add(edge * 0.3, 1 - (edge * 0.3) / size, -Math.PI / 4)
      add(edge, 1, 0)
    } else if (i === frames.length - 1) {
      add(-edge, 1, 0)
      add(-edge * 0.3, 1 - (edge * 0.3) / size, Math.PI / 4)
      add(0, 1 - edge / size, Math.PI / 2)
      add(0, 0, Math.PI / 2)
    } else add(0, 1, 0)
  })
  const columns = sides + 1
  for (let row = 0; row < rows - 1; row += 1) {
    for (let i = 0; i < sides; i += 1) {
      const a = row * columns + i
      const c = a + columns
      mesh.indices.push(a, a + 1, c, a + 1, c + 1, c)
    }
  }
  return mesh
}

/** Points of a smooth curve through the given ones (Catmull-Rom), `steps` to a span. */
export function smoothCurve(points: readonly Vec3[], steps: number): Vec3[] {
  const at = (i: number): Vec3 => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0, 0]
  const out: Vec3[] = []
  for (let i = 0; i < points.length - 1; i += 1) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let k = 0; k < steps; k += 1) {
      const t = k / steps
      const [w0, w1, w2, w3] = [
        (-t + 2 * t * t - t ** 3) / 2,
        (2 - 5 * t * t + 3 * t ** 3) / 2,
        (t + 4 * t * t - 3 * t ** 3) / 2,
        (t ** 3 - t * t) / 2,
      ]
      const blend = (axis: 0 | 1 | 2) => a[axis] * w0 + b[axis] * w1 + c[axis] * w2 + d[axis] * w3
      out.push([blend(0), blend(1), blend(2)])
    }
  }
  return [...out, at(points.length - 1)]
}
