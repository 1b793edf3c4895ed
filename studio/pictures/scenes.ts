import type { PlacedId } from '@/lib/pictures/placed-scenes'
import type { SceneId } from '@/lib/pictures/scenes'
import type { Shot } from './shot'

/** The looks that stand for their families, shown from further sides as well. */
export const mainLooks = [
  'unit-swing-shock-piggyback-trc-eye-eye-gold-yellow-linear-390',
  'unit-swing-shock-hose-reservoir-trwl-eye-eye-titanium-white-linear-390',
  'unit-swing-shock-twin-tube-p-eye-eye-chrome-black-progressive-390',
  'twin-shock-piggyback-trc-eye-eye-gold-black-progressive-390',
  'mono-shock-piggyback-trcl-eye-clevis-gold-red-linear-390',
  'mono-shock-hose-reservoir-hrc-eye-clevis-titanium-orange-linear-390',
  'front-shock-piggyback-trc-stem-eye-gold-red-linear-300',
  'gas-shock-hose-reservoir-c-stem-eye-red-660',
  'coilover-floating-piston-trl-flange-flange-silver-red-linear-510',
  'lowering-spring-seat-seat-red-red-pigtail-300',
  'fork-cartridge-trc-gold-silver-linear-510',
  'air-spring-black-any',
] as const satisfies readonly string[]

type Staging = Pick<Shot, 'kind' | 'set'> & Partial<Omit<Shot, 'product' | 'id'>>

const hero: Staging = { kind: 'hero', set: 'stage', camera: { place: 'right' } }
const exploded: Staging = { kind: 'exploded', set: 'exploded', apart: 1, width: 1920, height: 640, samples: 28 }
const macro: Staging = { kind: 'macro', set: 'macro', width: 1440, height: 1080, samples: 24, sizes: [800, 1440] }

/** How each scene is set up; those on machines are in `machines`. */
export const stagings = {
  'hero-home': hero,
  'hero-moto': hero,
  'hero-car': hero,
  'hero-pickup': hero,
  'hero-scooter': hero,
  'hero-vespa': hero,
  'hero-fork': hero,
  'hero-air': hero,
  'exploded-piggyback': exploded,
  'exploded-gas-shock': exploded,
  'exploded-coilover': exploded,
  'exploded-fork-cartridge': exploded,
  'macro-reservoir': { ...macro, camera: { focus: 'reservoir' } },
  'macro-preload': { ...macro, camera: { focus: 'preload-ring' } },
  'macro-clevis': { ...macro, camera: { focus: 'lower-mount', zoom: 1.1 } },
  'macro-rebound': { ...macro, camera: { focus: 'rebound-knob' } },
  'macro-spring': { ...macro, camera: { focus: 'spring', zoom: 0.42 } },
  'macro-fork-cap': { ...macro, camera: { focus: 'fork-cap', zoom: 1.5 } },
} as const satisfies Record<Exclude<SceneId, PlacedId>, Staging>
