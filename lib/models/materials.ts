import type { Finish } from '@/lib/contract/product-words'

export const materialNames = [
  'anodised-black',
  'anodised-silver',
  'anodised-gold',
  'anodised-red',
  'anodised-blue',
  'anodised-titanium',
  'cast-black',
  'cast-grey',
  'steel-bright',
  'steel-zinc',
  'chrome',
  'paint-black',
  'paint-red',
  'paint-yellow',
  'paint-orange',
  'paint-blue',
  'paint-white',
  'paint-silver',
  'paint-gold',
  'paint-green',
  'paint-titanium',
  'paint-chrome',
  'rubber',
  'polymer-black',
  'polymer-red',
  'hose-braid',
  'brass',
  'copper',
  'oil',
] as const
export type MaterialName = (typeof materialNames)[number]

const anodised = {
  black: 'anodised-black',
  silver: 'anodised-silver',
  gold: 'anodised-gold',
  red: 'anodised-red',
  blue: 'anodised-blue',
  titanium: 'anodised-titanium',
  chrome: 'chrome',
  white: 'paint-white',
  yellow: 'paint-yellow',
  orange: 'paint-orange',
  green: 'paint-green',
} as const satisfies Record<Finish, MaterialName>

/** Turned aluminium in a finish of the catalogue; finishes that cannot be anodised are painted. */
export const anodisedIn = (finish: Finish): MaterialName => anodised[finish]

/** A powder-coated spring or tube. */
export const paintedIn = (finish: Finish): MaterialName => `paint-${finish}`

/** Bright parts take dark print. */
export function inkFor(finish: Finish): 'dark' | 'light' {
  return finish === 'black' || finish === 'titanium' || finish === 'blue' || finish === 'red' || finish === 'green'
    ? 'light'
    : 'dark'
}
