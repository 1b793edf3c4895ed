import type { ModelledProduct } from '../modelled-product'
import type { Part } from '../model'
import { buildKnob } from '../parts/knobs'
import { buildMount } from '../parts/mounts'
import { joinSurfaces, surface } from '../parts/solids'
import type { Detail } from '../shape/detail'
import { turn } from '../shape/turned'
import { buildKnuckleBracket } from './knuckle-bracket'
import type { StrutLayout } from './strut-layout'

const still = [0, 0, 0] as const

/** What the knuckle is bolted between; an eye or a stem where there is no bracket. */
export function buildStrutFoot(
  detail: Detail,
  { length, r, bracket, hasBracket }: StrutLayout,
  { spec }: ModelledProduct,
): Part[] {
  if (!hasBracket) {
    const ends = { mount: spec.bottom, y: -length, dir: -1, neck: r * 0.7, finish: 'black' } as const
    const { surfaces } = buildMount(detail, { ...ends, material: 'cast-black' })
    return [{ name: 'lower-mount', apart: [0, -40, 0], surfaces }]
  }
  const { bracket: plates, bolts } = buildKnuckleBracket(detail, { y: -length, ...bracket, r, material: 'cast-black' })
  return [
    { name: 'knuckle-bracket', apart: still, surfaces: plates },
    { name: 'bolt', apart: [0, 0, 60], surfaces: bolts },
  ]
}

/** Bearing plate or stem, and above it the knob of a rod that is adjusted from the engine bay. */
export function buildStrutTop(detail: Detail, { rodR }: StrutLayout, { spec, adjusters }: ModelledProduct): Part[] {
  const ends = { mount: spec.top, y: 0, dir: 1, neck: rodR + 6, finish: 'black' } as const
  const { surfaces } = buildMount(detail, { ...ends, material: 'cast-black' })
  if (!adjusters.includes('R')) return [{ name: 'upper-mount', apart: still, surfaces: joinSurfaces(surfaces) }]
  const shaft = turn(detail, [
    [0, 32],
    [5, 32, 0.6],
    [5, 12],
    [0, 12],
  ])
  return [
    { name: 'upper-mount', apart: still, surfaces: joinSurfaces([...surfaces, surface('steel-zinc', shaft)]) },
    {
      name: 'rebound-knob',
      apart: still,
      surfaces: buildKnob(detail, { at: [0, 28, 0], to: 'y', r: 9, height: 14, finish: 'red' }),
    },
  ]
}
