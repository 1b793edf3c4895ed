import { Color, DataTexture, LinearMipmapLinearFilter, MeshPhysicalMaterial, RepeatWrapping, type Texture } from 'three'
import type { MaterialName } from '@/lib/models/materials'
import { finishValues, type FinishValues } from './finishes'

const grainRows = 256
/** Height of the pattern on the part, mm. */
const grainHeight = 22

/** Lines round a turned part: their brightness scales its roughness. The same numbers every time, so that a frame can be compared. */
function drawGrain(): Texture {
  const data = new Uint8Array(grainRows * 4)
  let seed = 7
  for (let row = 0; row < grainRows; row += 1) {
    seed = (seed * 16807) % 2147483647
    data.fill(150 + Math.round((seed / 2147483647) * 105), row * 4, row * 4 + 4)
  }
  const texture = new DataTexture(data, 1, grainRows)
  texture.wrapS = texture.wrapT = RepeatWrapping
  texture.repeat.set(1, 1 / grainHeight)
  texture.minFilter = LinearMipmapLinearFilter
  texture.generateMipmaps = true
  texture.anisotropy = 4
  texture.needsUpdate = true
  return texture
}

function mixMaterial(values: FinishValues, grain: Texture): MeshPhysicalMaterial {
  const { colour, metal = 0, rough, coat = 0, coatRough = 0, opacity = 1 } = values
  const material = new MeshPhysicalMaterial({
    color: new Color(...colour),
    metalness: metal,
    roughness: rough,
    clearcoat: coat,
    clearcoatRoughness: coatRough,
  })
  if (values.turned) {
    material.roughnessMap = grain
    material.roughness = rough * 1.25
  }
  if (opacity < 1) {
    material.transparent = true
    material.opacity = opacity
    material.depthWrite = false
  }
  return material
}

export type Materials = { get: (name: MaterialName) => MeshPhysicalMaterial; dispose: () => void }

/** Materials by name, each made when it is first asked for. */
export function createMaterials(): Materials {
  const grain = drawGrain()
  const made = new Map<MaterialName, MeshPhysicalMaterial>()
  return {
    get: (name) => {
      const known = made.get(name) ?? mixMaterial(finishValues[name], grain)
      made.set(name, known)
      return known
    },
    dispose: () => {
      grain.dispose()
      for (const material of made.values()) material.dispose()
    },
  }
}
