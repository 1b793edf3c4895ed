import type { Subject } from './subject'

/** A part of ours at its place on a machine, or in the workshop: each in 3:2 and, named `.tall`, in 4:5. */
export const placedScenes = {
  'on-scooter': {
    kind: 'unit-swing-shock',
    construction: 'piggyback',
    look: 'unit-swing-shock-piggyback-trc-eye-eye-gold-yellow-linear-390',
  },
  'on-scooter-street': {
    kind: 'unit-swing-shock',
    construction: 'twin-tube',
    look: 'unit-swing-shock-twin-tube-p-eye-eye-chrome-black-progressive-390',
  },
  'on-classic': {
    kind: 'twin-shock',
    construction: 'piggyback',
    look: 'twin-shock-piggyback-trc-eye-eye-gold-chrome-progressive-390',
  },
  'on-classic-street': {
    kind: 'twin-shock',
    construction: 'twin-tube',
    look: 'twin-shock-twin-tube-p-eye-eye-chrome-black-progressive-390',
  },
  'on-linkage': {
    kind: 'mono-shock',
    construction: 'piggyback',
    look: 'mono-shock-piggyback-trcl-eye-clevis-gold-red-linear-390',
  },
  'on-linkage-street': {
    kind: 'mono-shock',
    construction: 'floating-piston',
    look: 'mono-shock-floating-piston-tr-eye-clevis-black-yellow-linear-390',
  },
  'on-fork': { kind: 'fork-cartridge', look: 'fork-cartridge-trc-gold-silver-linear-510' },
  'on-front-wheel': { kind: 'fork-cartridge', look: 'fork-cartridge-trc-gold-silver-linear-510' },
  'on-steering': {
    kind: 'steering-damper',
    construction: 'floating-piston',
    look: 'steering-damper-floating-piston-r-eye-eye-gold-300',
  },
  'on-vespa': {
    kind: 'front-shock',
    construction: 'piggyback',
    look: 'front-shock-piggyback-trc-stem-eye-gold-red-linear-300',
  },
  'on-vespa-street': {
    kind: 'front-shock',
    construction: 'floating-piston',
    look: 'front-shock-floating-piston-tr-stem-eye-titanium-black-linear-300',
  },
  'on-leaf': {
    kind: 'gas-shock',
    construction: 'hose-reservoir',
    look: 'gas-shock-hose-reservoir-c-stem-eye-red-660',
  },
  'on-leaf-plain': {
    kind: 'gas-shock',
    construction: 'twin-tube-gas',
    look: 'gas-shock-twin-tube-gas-stem-eye-yellow-660',
  },
  'on-leaf-load': {
    kind: 'gas-shock',
    construction: 'floating-piston',
    look: 'gas-shock-floating-piston-stem-eye-white-660',
  },
  'on-wishbone': {
    kind: 'gas-shock',
    construction: 'floating-piston',
    look: 'gas-shock-floating-piston-stem-eye-yellow-510',
  },
  'on-strut': {
    kind: 'coilover',
    construction: 'floating-piston',
    look: 'coilover-floating-piston-trl-flange-flange-silver-red-linear-510',
  },
  'on-lowering': { kind: 'lowering-spring', look: 'lowering-spring-seat-seat-red-red-pigtail-300' },
  'on-air': { kind: 'air-spring', look: 'air-spring-black-any' },
  'on-fork-caps': { kind: 'fork-cartridge', look: 'fork-cartridge-trc-gold-silver-linear-510' },
  'shop-vice': {
    kind: 'unit-swing-shock',
    construction: 'piggyback',
    look: 'unit-swing-shock-piggyback-trc-eye-eye-titanium-white-linear-390',
  },
  'shop-spring': {
    kind: 'strut',
    construction: 'twin-tube-gas',
    look: 'strut-twin-tube-gas-r-flange-flange-yellow-510',
  },
  'shop-dyno': {
    kind: 'twin-shock',
    construction: 'piggyback',
    look: 'twin-shock-piggyback-trc-eye-eye-gold-red-progressive-390',
  },
  'shop-nitrogen': {
    kind: 'unit-swing-shock',
    construction: 'piggyback',
    look: 'unit-swing-shock-piggyback-trc-eye-eye-black-red-linear-390',
  },
  'shop-sag': {
    kind: 'unit-swing-shock',
    construction: 'piggyback',
    look: 'unit-swing-shock-piggyback-trc-eye-eye-gold-yellow-linear-390',
  },
  'shop-box': {
    kind: 'unit-swing-shock',
    construction: 'piggyback',
    look: 'unit-swing-shock-piggyback-trc-eye-eye-gold-red-linear-390',
  },
  'shop-shelf': {
    kind: 'unit-swing-shock',
    construction: 'piggyback',
    look: 'unit-swing-shock-piggyback-trc-eye-eye-gold-red-linear-390',
  },
} as const satisfies Record<string, Subject>

export type PlacedId = keyof typeof placedScenes

export const isPlaced = (id: string): id is PlacedId => Object.hasOwn(placedScenes, id)

/** The 4:5 picture of a scene. */
export const tallOf = (id: PlacedId): string => `${id}.tall`
