import type { ModelBuilder } from '../modelled-product'
import type { Model, Part } from '../model'
import { mapSurfaces, surface } from '../parts/solids'
import { move } from '../shape/mesh'
import { layOutBottle } from './bottle-layout'
import {
  bottleMaterial,
  buildBottleBody,
  buildCanisterBody,
  buildHandle,
  buildLabels,
  buildLid,
  tinMaterial,
} from './bottle-parts'

/** A bottle of fork oil, or of damper oil in a bottle or tin by its contents; the lid's top lies at 0, mm. */
export const buildBottle: ModelBuilder = (detail, product): Model => {
  const layout = layOutBottle(product)
  const isTin = layout.kind === 'canister'
  const { mesh, wall } = isTin ? buildCanisterBody(detail, layout) : buildBottleBody(detail, layout)
  const { label, window } = buildLabels(detail, layout, product, wall)
  const body = surface(isTin ? tinMaterial(product) : bottleMaterial(product), mesh)
  const parts: Part[] = [
    { name: 'lid', apart: [0, layout.height * 0.25, 0], surfaces: buildLid(detail, layout) },
    { name: 'bottle', apart: [0, 0, 0], surfaces: [body, ...window, ...(isTin ? buildHandle(detail, layout) : [])] },
    { name: 'label', apart: [0, 0, layout.section.depth], surfaces: label },
  ]
  return {
    parts: parts.map((part) => ({
      ...part,
      surfaces: mapSurfaces(part.surfaces, (item) => move(item, [0, -layout.height, 0])),
    })),
    anchors: { top: 0, bottom: -layout.height },
  }
}
