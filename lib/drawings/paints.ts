import type { Finish } from '@/lib/contract/product-words'

/** Materials that are not a finish of the catalogue. */
type Material = 'rod' | 'zinc' | 'rubber' | 'glass' | 'label'
export type Paint = Finish | Material

/** Tones of a lit round surface: shadow, body colour, highlight, reflected light at the far edge. */
type Tones = readonly [deep: string, base: string, light: string, rim: string]

export const tones = {
  black: ['#07080a', '#24272c', '#747b85', '#3d434b'],
  silver: ['#4d535b', '#a9b0b8', '#ffffff', '#c9ced4'],
  gold: ['#5a3c08', '#bd8d2c', '#fff0bd', '#c99b45'],
  red: ['#4d0509', '#c01019', '#ff8f8a', '#a8222a'],
  blue: ['#06204f', '#1554b4', '#9cc8ff', '#2c62b0'],
  titanium: ['#2f2d2b', '#7d7872', '#dcd6cc', '#938d85'],
  chrome: ['#2b3037', '#8e98a3', '#ffffff', '#dfe5ea'],
  white: ['#8b9198', '#e3e6e9', '#ffffff', '#f3f5f6'],
  yellow: ['#7a5600', '#f2b705', '#fff1a6', '#d6a51c'],
  orange: ['#6d2500', '#e8610c', '#ffc48f', '#c9662a'],
  green: ['#0a3a1d', '#1d8a47', '#a3ecbd', '#37915a'],
  rod: ['#30363d', '#aab4be', '#ffffff', '#e8edf1'],
  zinc: ['#53585e', '#9aa1a8', '#eceff1', '#b3b9bf'],
  rubber: ['#0a0b0c', '#1d1f22', '#454a50', '#26292d'],
  glass: ['#7a4d08', '#d8952a', '#ffe3a1', '#e6b04e'],
  label: ['#b9bec4', '#f1f2f4', '#ffffff', '#dadee2'],
} as const satisfies Record<Paint, Tones>

/** Stops of the gradient across a turned part lit from the left: dark edge, highlight at a quarter, core shadow, rim. */
export function listStops(paint: Paint): readonly (readonly [offset: number, color: string])[] {
  const [deep, base, light, rim] = tones[paint]
  return [
    [0, deep],
    [0.07, base],
    [0.2, light],
    [0.27, light],
    [0.42, base],
    [0.8, deep],
    [0.94, rim],
    [1, deep],
  ]
}
