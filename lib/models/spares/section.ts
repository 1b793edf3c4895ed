import { addSheet, addVertex, createMesh, smoothNormals, type Mesh } from '../shape/mesh'
import type { Section } from './bottle-layout'

/** Radius of a section at an angle (radians, 0 = +x), mm. */
export function radiusAt({ width, depth, square }: Section, angle: number): number {
  return (Math.abs(Math.cos(angle) / width) ** square + Math.abs(Math.sin(angle) / depth) ** square) ** (-1 / square)
}

/** A patch that follows a wall, u to the right and v upwards as read from outside; angles in degrees, 90 = +z. */
export function patchOn(
  radius: (angle: number, y: number) => number,
  {
    from,
    to,
    bottom,
    top,
    columns,
    rows,
  }: { from: number; to: number; bottom: number; top: number; columns: number; rows: number },
): Mesh {
  const mesh = createMesh()
  for (let i = 0; i <= columns; i += 1) {
    const angle = ((from + ((to - from) * i) / columns) * Math.PI) / 180
    for (let k = 0; k <= rows; k += 1) {
      const y = top + ((bottom - top) * k) / rows
      const r = radius(angle, y)
      addVertex(mesh, [r * Math.cos(angle), y, r * Math.sin(angle)], [0, 0, 0], [i / columns, 1 - k / rows])
    }
  }
  addSheet(mesh, 0, columns + 1, rows + 1)
  return smoothNormals(mesh)
}
