import type { LabelArt } from '@/lib/models/model'
import type { ModelledProduct } from '@/lib/models/modelled-product'
import { placedScenes, type PlacedId } from '@/lib/pictures/placed-scenes'
import { machines } from './machines'
import type { Shot } from './shot'

export type MachineShot = Shot & {
  /** `file:function` in `blender/machine`. */
  scene: string
  products: Record<string, ModelledProduct>
  labels: Record<string, LabelArt>
}

export const isMachineShot = (shot: Shot): shot is MachineShot => 'scene' in shot

/** Wide for stages, tall for phones and columns. */
const formats = [
  { suffix: '', width: 1440, height: 960, sizes: [800, 1440] },
  { suffix: '.tall', width: 960, height: 1200, sizes: [480, 960] },
] as const

/** Every picture of a part at its place or in the workshop, in both formats; `find` gives the typical part of a look. */
export function listMachineShots(find: (look: string) => ModelledProduct): MachineShot[] {
  return (Object.keys(placedScenes) as PlacedId[]).flatMap((id) => {
    const { scene, tallScene = scene, main, others = {}, labels = {} } = machines[id]
    const product = find(placedScenes[id].look)
    const further = Object.entries(others).map(([key, look]) => [key, find(look)] as const)
    return formats.map(({ suffix, width, height, sizes }): MachineShot => ({
      id: `${id}${suffix}`,
      kind: 'machine',
      set: 'stage',
      apart: 0,
      camera: {},
      samples: 20,
      width,
      height,
      sizes,
      scene: suffix ? tallScene : scene,
      product,
      products: { ...Object.fromEntries(further), [main]: product },
      labels: { ...labels },
    }))
  })
}
