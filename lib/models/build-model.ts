import type { ProductKind } from '@/lib/contract/product-words'
import { buildAirKit } from './air/air-kit'
import { buildAirSpring } from './air/air-spring'
import { buildAirStrut } from './air/air-strut'
import { buildCompressor } from './air/compressor'
import { buildController } from './air/controller'
import { buildTank } from './air/tank'
import { buildCoilover } from './car/coilover'
import { buildGasShock } from './car/gas-shock'
import { buildStrut } from './car/strut'
import { buildForkPair } from './fork/fork-pair'
import { buildForkSprings, buildForkUpgrade } from './fork/fork-springs'
import type { Model } from './model'
import type { ModelBuilder, ModelledProduct } from './modelled-product'
import { details } from './shape/detail'
import { buildShock } from './shock/build-shock'
import { buildSteeringDamper } from './shock/steering-damper'
import { buildBottle } from './spares/bottle'
import { buildBushing } from './spares/bushing'
import { buildEyeEnds } from './spares/eye-end'
import { buildSealKit } from './spares/seal-kit'
import { buildBumpStop } from './springs/bump-stop'
import { buildLoadAssist } from './springs/load-assist'
import { buildSpring } from './springs/spring'

const builders: Record<ProductKind, ModelBuilder> = {
  'twin-shock': buildShock,
  'mono-shock': buildShock,
  'unit-swing-shock': buildShock,
  'front-shock': buildShock,
  'steering-damper': buildSteeringDamper,
  'fork-cartridge': buildForkPair,
  'fork-damper': buildForkPair,
  'fork-spring': buildForkSprings,
  'fork-upgrade': buildForkUpgrade,
  'fork-oil': buildBottle,
  'gas-shock': buildGasShock,
  strut: buildStrut,
  coilover: buildCoilover,
  'lowering-spring': buildSpring,
  'comfort-spring': buildSpring,
  'lift-spring': buildSpring,
  'spare-spring': buildSpring,
  'load-assist': buildLoadAssist,
  'air-kit': buildAirKit,
  'air-strut': buildAirStrut,
  'air-spring': buildAirSpring,
  'air-compressor': buildCompressor,
  'air-tank': buildTank,
  'air-controller': buildController,
  'seal-kit': buildSealKit,
  bushing: buildBushing,
  'eye-end': buildEyeEnds,
  'bump-stop': buildBumpStop,
  'damper-oil': buildBottle,
}

/** Builds the solids of a product from its own figures. */
export function buildModel(product: ModelledProduct, detail: keyof typeof details): Model {
  return builders[product.kind](details[detail], product)
}
