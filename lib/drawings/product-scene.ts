import type { ProductKind } from '@/lib/contract/product-words'
import { drawAirKit, drawAirSleeve, drawAirSpring, drawCompressor, drawController, drawTank } from './air'
import { drawBottle, drawCanister } from './bottles'
import { drawCoilover, drawGasShock, drawStrut } from './car'
import { drawForkPair, drawForkSprings, drawForkUpgrade } from './fork'
import { createPen, type Pen, type Scene } from './pen'
import { drawShock, type DrawnProduct } from './shock'
import { drawBushing, drawEyeEnds, drawSealKit } from './spares'
import { drawBumpStop, drawLoadAssist, drawSpring } from './springs'
import { drawSteeringDamper } from './steering'

function drawAirStrut(pen: Pen, product: DrawnProduct): void {
  const { spec } = product
  const length = spec.lengthMm ?? 480
  drawStrut(pen, { ...product, spec: { ...spec, wireMm: null, coilInnerMm: null } })
  drawAirSleeve(pen, 28, length * 0.56, Math.max(58, (spec.bodyMm ?? 50) * 1.15))
}

const drawers = {
  'twin-shock': drawShock,
  'mono-shock': drawShock,
  'unit-swing-shock': drawShock,
  'front-shock': drawShock,
  'steering-damper': drawSteeringDamper,
  'fork-cartridge': drawForkPair,
  'fork-damper': drawForkPair,
  'fork-spring': drawForkSprings,
  'fork-upgrade': drawForkUpgrade,
  'fork-oil': drawBottle,
  'gas-shock': drawGasShock,
  strut: drawStrut,
  coilover: drawCoilover,
  'lowering-spring': drawSpring,
  'comfort-spring': drawSpring,
  'lift-spring': drawSpring,
  'load-assist': drawLoadAssist,
  'air-kit': drawAirKit,
  'air-strut': drawAirStrut,
  'air-spring': drawAirSpring,
  'air-compressor': drawCompressor,
  'air-tank': drawTank,
  'air-controller': drawController,
  'seal-kit': drawSealKit,
  bushing: drawBushing,
  'spare-spring': drawSpring,
  'eye-end': drawEyeEnds,
  'bump-stop': drawBumpStop,
  'damper-oil': drawCanister,
} as const satisfies Record<ProductKind, (pen: Pen, product: DrawnProduct) => void>

/** Sine of the camera's elevation in the illustrations, about 5°. */
export const illustrationDepth = 0.09

/**
 * Draws a part from its own numbers, in millimetres; the upper reference point is the origin.
 * @param depth sine of the camera's elevation; 0 for the flat view of an engineering drawing
 */
export function drawProduct(product: DrawnProduct, depth: number): Scene {
  const pen = createPen(depth)
  const draw: (pen: Pen, product: DrawnProduct) => void = drawers[product.kind]
  draw(pen, product)
  return { shapes: pen.shapes, anchors: pen.anchors }
}
