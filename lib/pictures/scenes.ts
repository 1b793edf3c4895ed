import type { Family } from '@/lib/contract/product-words'
import { placedScenes } from './placed-scenes'
import type { Subject } from './subject'

const goldMono: Subject = {
  kind: 'mono-shock',
  construction: 'piggyback',
  look: 'mono-shock-piggyback-trcl-eye-clevis-gold-red-linear-390',
}
const gasShock: Subject = {
  kind: 'gas-shock',
  construction: 'hose-reservoir',
  look: 'gas-shock-hose-reservoir-c-stem-eye-red-660',
}
const coilover: Subject = {
  kind: 'coilover',
  construction: 'floating-piston',
  look: 'coilover-floating-piston-trl-flange-flange-silver-red-linear-510',
}
const cartridge: Subject = { kind: 'fork-cartridge', look: 'fork-cartridge-trc-gold-silver-linear-510' }
const scooterShock: Subject = {
  kind: 'unit-swing-shock',
  construction: 'piggyback',
  look: 'unit-swing-shock-piggyback-trc-eye-eye-gold-yellow-linear-390',
}

/** Pictures composed for a place on the site, each with what it shows: dark stages, exploded views, details. */
export const scenes = {
  'hero-home': goldMono,
  'hero-moto': {
    kind: 'mono-shock',
    construction: 'hose-reservoir',
    look: 'mono-shock-hose-reservoir-hrc-eye-clevis-titanium-orange-linear-390',
  },
  'hero-car': coilover,
  'hero-pickup': gasShock,
  'hero-scooter': scooterShock,
  'hero-vespa': {
    kind: 'front-shock',
    construction: 'piggyback',
    look: 'front-shock-piggyback-trc-stem-eye-gold-red-linear-300',
  },
  'hero-fork': cartridge,
  'hero-air': { kind: 'air-spring', look: 'air-spring-black-any' },
  'exploded-piggyback': goldMono,
  'exploded-gas-shock': gasShock,
  'exploded-coilover': coilover,
  'exploded-fork-cartridge': cartridge,
  'macro-reservoir': {
    kind: 'mono-shock',
    construction: 'piggyback',
    look: 'mono-shock-piggyback-trcl-eye-clevis-gold-blue-linear-390',
  },
  'macro-preload': scooterShock,
  'macro-clevis': goldMono,
  'macro-rebound': {
    kind: 'twin-shock',
    construction: 'piggyback',
    look: 'twin-shock-piggyback-trc-eye-eye-gold-red-progressive-390',
  },
  'macro-spring': { kind: 'lowering-spring', look: 'lowering-spring-seat-seat-red-red-pigtail-300' },
  'macro-fork-cap': cartridge,
  ...placedScenes,
} as const satisfies Record<string, Subject>

export type SceneId = keyof typeof scenes

/** Whether a name of the contract is that of a scene this site has. */
export function isScene(id: string): id is SceneId {
  return Object.hasOwn(scenes, id)
}

/** The part that stands for a family on overviews. */
export const familyFaces = {
  scooter: {
    kind: 'unit-swing-shock',
    construction: 'hose-reservoir',
    look: 'unit-swing-shock-hose-reservoir-trwl-eye-eye-titanium-white-linear-390',
  },
  underbone: {
    kind: 'twin-shock',
    construction: 'piggyback',
    look: 'twin-shock-piggyback-trc-eye-eye-gold-black-linear-390',
  },
  bigbike: {
    kind: 'mono-shock',
    construction: 'hose-reservoir',
    look: 'mono-shock-hose-reservoir-hrc-eye-clevis-titanium-orange-linear-390',
  },
  vespa: {
    kind: 'front-shock',
    construction: 'piggyback',
    look: 'front-shock-piggyback-trc-stem-eye-gold-red-linear-300',
  },
  car: coilover,
  pickup: gasShock,
  fork: cartridge,
  air: { kind: 'air-spring', look: 'air-spring-black-any' },
  spares: { kind: 'spare-spring', look: 'spare-spring-yellow-yellow-linear-300' },
} as const satisfies Record<Family, Subject>
