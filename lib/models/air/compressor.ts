import type { ModelBuilder, ModelledProduct } from '../modelled-product'
import type { Part } from '../model'
import type { Detail } from '../shape/detail'
import { layOutCompressor } from './air-layout'
import { buildBase, buildMotor, buildPumps, compressorFloor } from './compressor-parts'

/** The parts of a compressor, the top of its head at 0, mm. */
export function buildCompressorParts(detail: Detail, product: ModelledProduct): Part[] {
  const layout = layOutCompressor(product)
  const { crankcases, heads } = buildPumps(detail, layout)
  return [
    { name: 'cap', apart: [0, 70, 0], surfaces: heads },
    { name: 'compressor', apart: [0, 0, 0], surfaces: crankcases },
    {
      name: 'motor',
      apart: [layout.heads.length > 1 ? 0 : -90, 0, layout.heads.length > 1 ? 120 : 0],
      surfaces: buildMotor(detail, layout, product),
    },
    { name: 'bracket', apart: [0, -60, 0], surfaces: buildBase(detail, layout) },
  ]
}

/** A 12-volt compressor with one or two cylinders. */
export const buildCompressor: ModelBuilder = (detail, product) => ({
  parts: buildCompressorParts(detail, product),
  anchors: { top: 0, bottom: compressorFloor },
})
