import {
  DataTexture,
  LinearFilter,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  SRGBColorSpace,
  Vector3,
  type BufferGeometry,
} from 'three'
import type { Solids } from './solids'

const size = 96
/** The floor reaches this many times further than the product. */
const reach = 2.6
/** Heights above the floor fade with this share of the product's reach. */
const fade = 0.3

/** Three runs of a box of 2r + 1 cells along one axis come close to a Gaussian blur. */
function blur(cells: Float32Array, r: number, step: number, across: number): void {
  const line = new Float32Array(size)
  for (let row = 0; row < size; row += 1) {
    let sum = 0
    for (let i = 0; i < size + r; i += 1) {
      sum += i < size ? (cells[row * across + i * step] ?? 0) : 0
      if (i > 2 * r) sum -= cells[row * across + (i - 2 * r - 1) * step] ?? 0
      if (i >= r) line[i - r] = sum / (2 * r + 1)
    }
    for (let i = 0; i < size; i += 1) cells[row * across + i * step] = line[i] ?? 0
  }
}

/** How much of the light each cell of the floor loses: points of the product count by how near the floor they are. */
function castPoints(solids: Solids, { x, y, z }: Vector3, half: number): Float32Array {
  const cells = new Float32Array(size * size)
  const point = new Vector3()
  for (const { group } of solids.parts) {
    if (!group.visible) continue
    group.traverse((object) => {
      if (!(object instanceof Mesh) || !object.castShadow) return
      const spots = (object.geometry as BufferGeometry).getAttribute('position')
      for (let i = 0; i < spots.count; i += 1) {
        point.fromBufferAttribute(spots, i).applyMatrix4(object.matrixWorld)
        const weight = Math.exp(-(point.y - y) / (half * fade * 0.3))
        const [column, row] = [
          Math.round(((point.x - x) / (half * reach) + 1) * 0.5 * (size - 1)),
          Math.round(((point.z - z) / (half * reach) + 1) * 0.5 * (size - 1)),
        ]
        const cell = row * size + column
        if (column >= 0 && column < size && row >= 0 && row < size)
          cells[cell] = Math.min(1, (cells[cell] ?? 0) + weight * 0.8)
      }
    })
  }
  return cells
}

function softenPoints(cells: Float32Array): Float32Array {
  const soft = new Float32Array(cells)
  for (const [target, r] of [
    [cells, 2],
    [soft, 7],
  ] as const) {
    for (let run = 0; run < 3; run += 1) {
      blur(target, r, 1, size)
      blur(target, r, size, 1)
    }
  }
  return cells.map((near, i) => 1 - (1 - Math.min(1, near * 1.1)) * (1 - Math.min(1, (soft[i] ?? 0) * 1.3)))
}

export type Floor = {
  mesh: Mesh
  /** Casts the product's soft shadow anew, on a floor at `at` that reaches `half` mm and more. */ update: (
    solids: Solids,
    at: Vector3,
    half: number,
  ) => void
  dispose: () => void
}

/** A pool of light on the ground with the product's contact shadow in it. It is drawn once, not in every frame, and fades into the page's own ground. */
export function createFloor(): Floor {
  const data = new Uint8Array(size * size * 4)
  const texture = new DataTexture(data, size, size)
  texture.colorSpace = SRGBColorSpace
  texture.magFilter = texture.minFilter = LinearFilter
  const mesh = new Mesh(
    new PlaneGeometry(2, 2),
    new MeshBasicMaterial({ map: texture, transparent: true, depthWrite: false, toneMapped: false }),
  )
  mesh.rotation.x = -Math.PI / 2
  // Drawn before everything that is transparent, and never in front of the product.
  mesh.renderOrder = -1
  return {
    mesh,
    update: (solids, at, half) => {
      const shade = softenPoints(castPoints(solids, at, half))
      for (let row = 0; row < size; row += 1) {
        for (let column = 0; column < size; column += 1) {
          const [u, v] = [(column / (size - 1)) * 2 - 1, (row / (size - 1)) * 2 - 1]
          const pool = Math.max(0, 1 - Math.hypot(u, v)) ** 2 * 0.8
          const dark = shade[row * size + column] ?? 0
          const light = 84 * (1 - dark)
          // A texture's first row lies at v = 0, the near edge of a plane that was laid down.
          data.set(
            [light, light * 1.03, light * 1.1, 255 * Math.max(pool, dark * 0.92 * Math.min(1, pool * 6))].map(
              Math.round,
            ),
            ((size - 1 - row) * size + column) * 4,
          )
        }
      }
      texture.needsUpdate = true
      mesh.position.copy(at)
      mesh.scale.setScalar(half * reach)
    },
    dispose: () => {
      mesh.geometry.dispose()
      texture.dispose()
      mesh.material.dispose()
    },
  }
}
