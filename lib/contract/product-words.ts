import type { adjusterLetters } from './adjuster-letters'

// Apart from the schemas: who draws or lists parts needs these words, and seldom their weight.

/** The families a visitor browses by. */
export const families = ['scooter', 'underbone', 'bigbike', 'vespa', 'car', 'pickup', 'fork', 'air', 'spares'] as const
export type Family = (typeof families)[number]

export const productKinds = [
  'twin-shock',
  'mono-shock',
  'unit-swing-shock',
  'front-shock',
  'steering-damper',
  'fork-cartridge',
  'fork-damper',
  'fork-spring',
  'fork-upgrade',
  'fork-oil',
  'gas-shock',
  'strut',
  'coilover',
  'lowering-spring',
  'comfort-spring',
  'lift-spring',
  'load-assist',
  'air-kit',
  'air-strut',
  'air-spring',
  'air-compressor',
  'air-tank',
  'air-controller',
  'seal-kit',
  'bushing',
  'spare-spring',
  'eye-end',
  'bump-stop',
  'damper-oil',
] as const
export type ProductKind = (typeof productKinds)[number]

export const seriesIds = [
  'gtx',
  'e-series',
  'z-series',
  'x-sport',
  'x-pert',
  'rx-series',
  'vespa',
  'dtg',
  'dtg-plus',
  'dtg-sport',
  'car-spring',
  'air-suspension',
  'fork-damper-kit',
  'fork-sport-kit',
  'fork-upgrade-kit',
  'service',
] as const
export type Series = (typeof seriesIds)[number]

export const constructions = [
  'twin-tube',
  'twin-tube-gas',
  'emulsion',
  'floating-piston',
  'piggyback',
  'hose-reservoir',
  'hybrid',
] as const
export type Construction = (typeof constructions)[number]

export type Adjuster = (typeof adjusterLetters)[number]

export const springTypes = ['linear', 'progressive', 'dual', 'tender', 'pigtail'] as const

export const finishes = [
  'black',
  'silver',
  'gold',
  'red',
  'blue',
  'titanium',
  'chrome',
  'white',
  'yellow',
  'orange',
  'green',
] as const
export type Finish = (typeof finishes)[number]
