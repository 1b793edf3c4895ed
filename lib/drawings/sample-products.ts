import type { ProductSpec } from '@/lib/contract/product'
import { productKinds, type ProductKind } from '@/lib/contract/product-words'
import type { DrawnProduct } from './shock'

export const emptySpec: ProductSpec = {
  lengthMm: null,
  closedLengthMm: null,
  strokeMm: null,
  lengthAdjustMm: null,
  bodyMm: null,
  shaftMm: null,
  springType: null,
  springRateNmm: null,
  springRateEndNmm: null,
  wireMm: null,
  coilInnerMm: null,
  springLengthMm: null,
  coils: null,
  preloadMm: null,
  preloadSteps: null,
  reboundClicks: null,
  compressionClicks: null,
  highSpeedClicks: null,
  gasBar: null,
  top: null,
  bottom: null,
  heightFrontMm: null,
  heightRearMm: null,
  extraLoadKg: null,
  airBar: null,
  airMaxBar: null,
  bagLoadKg: null,
  forkTubeMm: null,
  volumeMl: null,
  viscosityCst: null,
  weightKg: null,
}

const eye = (holeMm: number, widthMm = 24) => ({ kind: 'eye', holeMm, widthMm }) as const
const coil = { springType: 'progressive', wireMm: 8, coilInnerMm: 52, springLengthMm: 240, coils: 12 } as const
const carSpring = { springType: 'pigtail', wireMm: 13, coilInnerMm: 110, springLengthMm: 330, coils: 6 } as const
const fork = {
  forkTubeMm: 37,
  wireMm: 4.6,
  coilInnerMm: 24,
  springLengthMm: 330,
  coils: 24,
  springType: 'linear',
} as const

const specs: Partial<Record<ProductKind, Partial<ProductSpec>>> = {
  'twin-shock': { lengthMm: 360, strokeMm: 85, bodyMm: 36, shaftMm: 14, ...coil, top: eye(14), bottom: eye(12) },
  'mono-shock': {
    lengthMm: 330,
    strokeMm: 65,
    bodyMm: 46,
    shaftMm: 16,
    ...coil,
    wireMm: 11,
    springLengthMm: 165,
    coils: 6,
    top: eye(10, 28),
    bottom: { kind: 'clevis', holeMm: 10, widthMm: 30 },
  },
  'unit-swing-shock': {
    lengthMm: 310,
    strokeMm: 70,
    bodyMm: 30,
    shaftMm: 10,
    ...coil,
    wireMm: 7,
    springLengthMm: 210,
    top: eye(10),
    bottom: eye(8),
  },
  'front-shock': {
    lengthMm: 250,
    strokeMm: 60,
    bodyMm: 30,
    shaftMm: 10,
    ...coil,
    springLengthMm: 160,
    coils: 8,
    top: { kind: 'stem', holeMm: 10, widthMm: null },
    bottom: eye(10),
  },
  'steering-damper': { lengthMm: 230, strokeMm: 70, bodyMm: 26, shaftMm: 8 },
  'fork-cartridge': { lengthMm: 480, strokeMm: 120, bodyMm: 25, shaftMm: 12, ...fork },
  'fork-damper': { lengthMm: 380, strokeMm: 110, bodyMm: 23, shaftMm: 10, forkTubeMm: 33 },
  'fork-spring': fork,
  'fork-upgrade': fork,
  'gas-shock': {
    lengthMm: 600,
    closedLengthMm: 365,
    strokeMm: 235,
    bodyMm: 60,
    shaftMm: 20,
    top: eye(14, 40),
    bottom: eye(16, 40),
  },
  strut: {
    lengthMm: 540,
    strokeMm: 170,
    bodyMm: 50,
    shaftMm: 22,
    top: { kind: 'stem', holeMm: 14, widthMm: null },
    bottom: { kind: 'flange', holeMm: null, widthMm: null },
  },
  coilover: {
    lengthMm: 510,
    strokeMm: 140,
    bodyMm: 50,
    shaftMm: 22,
    ...carSpring,
    coilInnerMm: 62,
    springLengthMm: 190,
    top: { kind: 'flange', holeMm: null, widthMm: null },
    bottom: { kind: 'flange', holeMm: null, widthMm: null },
  },
  'lowering-spring': carSpring,
  'comfort-spring': carSpring,
  'lift-spring': { ...carSpring, springLengthMm: 385, wireMm: 15 },
  'spare-spring': { ...coil, springLengthMm: 220 },
  'air-strut': { lengthMm: 480, strokeMm: 140, bodyMm: 50, shaftMm: 20 },
  'air-spring': { lengthMm: 190, bodyMm: 165 },
  'bump-stop': { lengthMm: 70, bodyMm: 48 },
}

/** The dearest version of every kind: reservoir, every adjuster, all figures. */
export const drawnProducts: readonly DrawnProduct[] = productKinds.map((kind) => ({
  kind,
  spec: { ...emptySpec, ...specs[kind] },
  construction: kind === 'mono-shock' || kind === 'gas-shock' ? 'hose-reservoir' : 'piggyback',
  adjusters: ['T', 'R', 'W', 'L'],
  bodyFinish: 'gold',
  springFinish: 'red',
  axle: 'rear',
}))

/** The fixture of one kind with some figures changed. */
export function makeDrawn(kind: ProductKind, spec: Partial<ProductSpec> = {}): DrawnProduct {
  const found = drawnProducts.find((product) => product.kind === kind)
  if (!found) throw new Error(`No fixture for ${kind}`)
  return { ...found, spec: { ...found.spec, ...spec } }
}
