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

type Scene = Pick<Shot, 'kind' | 'set'> & Partial<Omit<Shot, 'product' | 'id'>> & { id: SceneId; /** Look of the product shown. */ look: string }

const hero = { kind: 'hero', set: 'stage', camera: { place: 'right' } } as const
const exploded = { kind: 'exploded', set: 'exploded', apart: 1, width: 2000, height: 800, samples: 80 } as const
const macro = { kind: 'macro', set: 'macro', width: 1600, height: 1200, sizes: [800, 1200, 1600] } as const

/** Pictures composed for a place on the site. */
export const scenes: readonly Scene[] = [
  { ...hero, id: 'hero-home', look: 'mono-shock-piggyback-trcl-eye-clevis-gold-red-linear-390' },
  { ...hero, id: 'hero-moto', look: 'mono-shock-hose-reservoir-hrc-eye-clevis-titanium-orange-linear-390' },
  { ...hero, id: 'hero-car', look: 'coilover-floating-piston-trl-flange-flange-silver-red-linear-510' },
  { ...hero, id: 'hero-pickup', look: 'gas-shock-hose-reservoir-c-stem-eye-red-660' },
  { ...hero, id: 'hero-scooter', look: 'unit-swing-shock-piggyback-trc-eye-eye-gold-yellow-linear-390' },
  { ...hero, id: 'hero-vespa', look: 'front-shock-piggyback-trc-stem-eye-gold-red-linear-300' },
  { ...hero, id: 'hero-fork', look: 'fork-cartridge-trc-gold-silver-linear-510' },
  { ...hero, id: 'hero-air', look: 'air-spring-black-any' },
  { ...exploded, id: 'exploded-piggyback', look: 'mono-shock-piggyback-trcl-eye-clevis-gold-red-linear-390' },
  { ...exploded, id: 'exploded-gas-shock', look: 'gas-shock-hose-reservoir-c-stem-eye-red-660' },
  { ...exploded, id: 'exploded-coilover', look: 'coilover-floating-piston-trl-flange-flange-silver-red-linear-510' },
  { ...exploded, id: 'exploded-fork-cartridge', look: 'fork-cartridge-trc-gold-silver-linear-510' },
  { ...macro, id: 'macro-reservoir', look: 'mono-shock-piggyback-trcl-eye-clevis-gold-blue-linear-390', camera: { focus: 'reservoir' } },
  { ...macro, id: 'macro-preload', look: 'unit-swing-shock-piggyback-trc-eye-eye-gold-yellow-linear-390', camera: { focus: 'preload-ring' } },
  { ...macro, id: 'macro-clevis', look: 'mono-shock-piggyback-trcl-eye-clevis-gold-red-linear-390', camera: { focus: 'lower-mount' } },
  { ...macro, id: 'macro-rebound', look: 'twin-shock-piggyback-trc-eye-eye-gold-red-progressive-390', camera: { focus: 'rebound-knob' } },
  { ...macro, id: 'macro-spring', look: 'lowering-spring-seat-seat-red-red-pigtail-300', camera: { focus: 'spring' } },
  { ...macro, id: 'macro-fork-cap', look: 'fork-cartridge-trc-gold-silver-linear-510', camera: { focus: 'fork-cap' } },
]
