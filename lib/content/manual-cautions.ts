import type { Product } from '@/lib/contract/product'
import type { ProductKind } from '@/lib/contract/product-words'

export const safetyPoints = [
  'ground',
  'jack',
  'code',
  'spareCode',
  'label',
  'pairs',
  'brakes',
  'leak',
  'forkLeak',
  'steering',
  'spring',
  'bumpStop',
  'airMoves',
  'airFree',
  'airLeak',
  'hot',
  'tank',
  'electric',
  'standstill',
  'skin',
  'eyes',
  'swallowed',
  'fire',
  'spill',
  'gasFirst',
  'noHeat',
  'press',
  'solvent',
] as const
export type SafetyPoint = (typeof safetyPoints)[number]

/** `gas` is for parts that are charged: their figure tells, not their kind. */
export const disposalPoints = [
  'damper',
  'gas',
  'forkDamper',
  'oil',
  'pureOil',
  'bottle',
  'metal',
  'tubes',
  'springs',
  'fittings',
  'rubber',
  'air',
  'airSprings',
  'tank',
  'electric',
  'packing',
] as const
export type DisposalPoint = (typeof disposalPoints)[number]

/** `notes`: what stands in a frame of its own, beside the notes on the pressures that a part's figures tell of. */
export type Cautions = {
  notes: readonly ('spring' | 'fitter')[]
  safety: readonly SafetyPoint[]
  disposal: readonly DisposalPoint[]
}

const onVehicle = ['ground', 'jack', 'code'] as const
const dampersOfAnAxle = [...onVehicle, 'pairs', 'brakes', 'leak'] as const
const oneDamper = [...onVehicle, 'brakes', 'leak'] as const
const springsOfAnAxle = [...onVehicle, 'pairs', 'spring'] as const
const fork = [...onVehicle, 'pairs', 'brakes', 'forkLeak', 'skin'] as const
const airSprings = [...onVehicle, 'pairs', 'airMoves', 'airFree', 'airLeak'] as const

const damperWithSpring = ['damper', 'oil', 'metal', 'packing'] as const
const plainDamper = ['damper', 'oil', 'tubes', 'packing'] as const
const steel = ['springs', 'packing'] as const

const coilShocks = { notes: ['spring'], safety: dampersOfAnAxle, disposal: damperWithSpring } as const
const oneCoilShock = { ...coilShocks, safety: oneDamper } as const
const struts = { ...coilShocks, notes: ['spring', 'fitter'] } as const
const forkDampers = { notes: ['fitter'], safety: fork, disposal: ['forkDamper', 'oil', 'packing'] } as const
const forkSprings = { notes: [], safety: fork, disposal: ['springs', 'oil', 'packing'] } as const
const vehicleSprings = { notes: ['spring', 'fitter'], safety: springsOfAnAxle, disposal: steel } as const
const oils = ['label', 'skin', 'eyes', 'swallowed', 'fire', 'spill'] as const
const oilWaste = ['oil', 'pureOil', 'bottle'] as const

/** What is dangerous about a kind of part and where it goes when it is worn out; the sentences are in `content/<lang>/manual/common.json`. */
export const cautionsOfKind = {
  'twin-shock': coilShocks,
  'front-shock': oneCoilShock,
  'mono-shock': oneCoilShock,
  'unit-swing-shock': coilShocks,
  'steering-damper': { notes: ['fitter'], safety: [...onVehicle, 'brakes', 'steering'], disposal: plainDamper },
  'fork-cartridge': forkDampers,
  'fork-damper': forkDampers,
  'fork-spring': forkSprings,
  'fork-upgrade': forkSprings,
  'fork-oil': { notes: [], safety: oils, disposal: oilWaste },
  'damper-oil': { notes: ['spring'], safety: [...oils, 'gasFirst'], disposal: oilWaste },
  'gas-shock': { notes: ['fitter'], safety: dampersOfAnAxle, disposal: plainDamper },
  strut: struts,
  coilover: struts,
  'lowering-spring': vehicleSprings,
  'comfort-spring': vehicleSprings,
  'lift-spring': vehicleSprings,
  'load-assist': { notes: [], safety: [...onVehicle, 'pairs'], disposal: ['fittings', 'rubber', 'packing'] },
  'air-kit': {
    notes: ['fitter'],
    safety: [...airSprings, 'electric'],
    disposal: ['air', 'airSprings', 'electric', 'packing'],
  },
  'air-strut': {
    notes: ['fitter'],
    safety: [...airSprings, 'leak'],
    disposal: ['air', 'damper', 'airSprings', 'packing'],
  },
  'air-spring': { notes: ['fitter'], safety: airSprings, disposal: ['air', 'airSprings', 'packing'] },
  'air-compressor': {
    notes: [],
    safety: ['code', 'airMoves', 'hot', 'electric'],
    disposal: ['air', 'electric', 'packing'],
  },
  'air-tank': { notes: [], safety: ['code', 'airMoves', 'tank'], disposal: ['air', 'tank', 'packing'] },
  'air-controller': {
    notes: [],
    safety: ['code', 'standstill', 'airMoves', 'electric'],
    disposal: ['electric', 'packing'],
  },
  'seal-kit': {
    notes: ['spring'],
    safety: ['spareCode', 'gasFirst', 'solvent', 'skin', 'eyes'],
    disposal: ['rubber', 'oil', 'packing'],
  },
  bushing: {
    notes: [],
    safety: ['ground', 'jack', 'spareCode', 'press', 'noHeat', 'solvent'],
    disposal: ['rubber', 'fittings', 'packing'],
  },
  'spare-spring': { notes: ['spring'], safety: ['ground', 'jack', 'spareCode', 'spring'], disposal: steel },
  'eye-end': { notes: [], safety: ['ground', 'jack', 'spareCode', 'noHeat'], disposal: ['fittings', 'packing'] },
  'bump-stop': {
    notes: ['spring'],
    safety: ['ground', 'jack', 'spareCode', 'solvent', 'bumpStop'],
    disposal: ['rubber', 'packing'],
  },
} as const satisfies Record<ProductKind, Cautions>

/** Where a part goes; what is said of its gas follows what is said of the damper that holds it. */
export function disposalOf({ kind, spec }: Pick<Product, 'kind' | 'spec'>): DisposalPoint[] {
  const points: readonly DisposalPoint[] = cautionsOfKind[kind].disposal
  return points.flatMap((point) => (point === 'damper' && spec.gasBar !== null ? [point, 'gas' as const] : [point]))
}
