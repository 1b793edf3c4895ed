import { Box3, BufferAttribute, BufferGeometry, Group, Mesh, MeshPhysicalMaterial, Vector3 } from 'three'
import type { Model, Part, Surface } from '@/lib/models/model'
import type { Mesh as Solid } from '@/lib/models/shape/mesh'
import { drawLabel } from './label-texture'
import type { Materials } from './surface-materials'

export type Placed = { group: Group; apart: Vector3; isInside: boolean; box: Box3 }

export type Solids = {
  group: Group
  parts: Placed[]
  triangles: number
  /** Moves every part by `t` (0 … 1) of its way and shows what is inside. */
  explode: (t: number) => void
  /** Box of what is seen, in the model's own axes, mm. */
  measure: () => Box3
  /** Box of every part that is seen, where it stands now. */
  listBoxes: () => Box3[]
  dispose: () => void
}

function makeGeometry({ positions, normals, uvs, indices }: Solid): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3))
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uvs), 2))
  const Index = positions.length / 3 > 65535 ? Uint32Array : Uint16Array
  geometry.setIndex(new BufferAttribute(new Index(indices), 1))
  return geometry
}

function makeLabel(surface: Extract<Surface, { art: unknown }>): Mesh {
  const map = drawLabel(surface.art)
  const material = new MeshPhysicalMaterial({
    map,
    transparent: true,
    depthWrite: false,
    roughness: 0.42,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -2,
  })
  const mesh = new Mesh(makeGeometry(surface.mesh), material)
  mesh.receiveShadow = true
  return mesh
}

function makeSolid(surface: Exclude<Surface, { art: unknown }>, materials: Materials): Mesh {
  const mesh = new Mesh(makeGeometry(surface.mesh), materials.get(surface.material))
  mesh.castShadow = mesh.receiveShadow = true
  return mesh
}

function placePart({ name, surfaces, apart, ...rest }: Part, materials: Materials): Placed {
  const isInside = rest.isInside ?? false
  const group = new Group()
  group.name = name
  for (const surface of surfaces) group.add('art' in surface ? makeLabel(surface) : makeSolid(surface, materials))
  group.visible = !isInside
  return { group, apart: new Vector3(...apart), isInside, box: new Box3().setFromObject(group) }
}

function disposeGroup(group: Group): void {
  group.traverse((object) => {
    if (!(object instanceof Mesh)) return
    const { geometry, material } = object as Mesh<BufferGeometry, MeshPhysicalMaterial>
    geometry.dispose()
    // The materials of solids are shared and belong to their table; a label's own has a print.
    if (!material.map) return
    material.map.dispose()
    material.dispose()
  })
}

/** A model as objects that can be drawn. */
export function createSolids(model: Model, materials: Materials): Solids {
  const parts = model.parts.map((part) => placePart(part, materials))
  const group = new Group()
  for (const part of parts) group.add(part.group)
  const listBoxes = () =>
    parts.filter((part) => part.group.visible).map((part) => part.box.clone().translate(part.group.position))
  return {
    group,
    parts,
    triangles: model.parts
      .flatMap(({ surfaces }) => surfaces)
      .reduce((sum, { mesh }) => sum + mesh.indices.length / 3, 0),
    explode: (t) => {
      for (const part of parts) {
        part.group.position.copy(part.apart).multiplyScalar(t)
        part.group.visible = !part.isInside || t > 0
      }
    },
    measure: () => listBoxes().reduce((whole, box) => whole.union(box), new Box3()),
    listBoxes,
    dispose: () => disposeGroup(group),
  }
}
