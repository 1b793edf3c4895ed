import type { MaterialName } from '@/lib/models/materials'

export type FinishValues = {
  /** Linear light. */
  colour: readonly [r: number, g: number, b: number]
  metal?: number
  rough: number
  /** Clear layer over it and how rough that is. */
  coat?: number
  coatRough?: number
  /** Feed marks of the lathe: the roughness varies in fine lines round the part. */
  turned?: boolean
  /** 0 … 1; below 1 light passes through. */
  opacity?: number
}

const turned = { metal: 1, rough: 0.3, turned: true } as const
const paint = { metal: 0, rough: 0.5, coat: 1, coatRough: 0.09 } as const
const metallic = { metal: 0.8, rough: 0.4, coat: 0.8, coatRough: 0.12 } as const

/** What every material name of the models looks like under the viewer's lamps. */
export const finishValues = {
  'anodised-black': { ...turned, colour: [0.045, 0.046, 0.05], rough: 0.36 },
  'anodised-silver': { ...turned, colour: [0.7, 0.71, 0.73], rough: 0.3 },
  'anodised-gold': { ...turned, colour: [0.83, 0.45, 0.085] },
  'anodised-red': { ...turned, colour: [0.6, 0.006, 0.012] },
  'anodised-blue': { ...turned, colour: [0.008, 0.085, 0.62] },
  'anodised-titanium': { ...turned, colour: [0.4, 0.35, 0.305], rough: 0.32 },
  'cast-black': { colour: [0.02, 0.02, 0.022], rough: 0.42, coat: 0.3, coatRough: 0.28 },
  'cast-grey': { colour: [0.3, 0.31, 0.32], metal: 0.75, rough: 0.48 },
  'steel-bright': { colour: [0.78, 0.79, 0.81], metal: 1, rough: 0.12 },
  'steel-zinc': { ...turned, colour: [0.6, 0.62, 0.66], rough: 0.34 },
  chrome: { colour: [0.86, 0.87, 0.88], metal: 1, rough: 0.05 },
  'paint-black': { ...paint, colour: [0.009, 0.009, 0.01] },
  'paint-red': { ...paint, colour: [0.5, 0.0016, 0.002] },
  'paint-yellow': { ...paint, colour: [0.82, 0.395, 0.001] },
  'paint-orange': { ...paint, colour: [0.74, 0.085, 0.002] },
  'paint-blue': { ...paint, colour: [0.002, 0.03, 0.34] },
  'paint-white': { ...paint, colour: [0.76, 0.77, 0.78] },
  'paint-silver': { ...metallic, colour: [0.55, 0.56, 0.58] },
  'paint-gold': { ...metallic, colour: [0.7, 0.38, 0.075] },
  'paint-green': { ...paint, colour: [0.012, 0.19, 0.022] },
  'paint-titanium': { ...metallic, colour: [0.22, 0.195, 0.17] },
  'paint-chrome': { colour: [0.82, 0.83, 0.85], metal: 1, rough: 0.08 },
  rubber: { colour: [0.013, 0.013, 0.014], rough: 0.62 },
  'polymer-black': { colour: [0.015, 0.015, 0.016], rough: 0.48 },
  'polymer-red': { colour: [0.5, 0.006, 0.01], rough: 0.46 },
  'hose-braid': { ...turned, colour: [0.5, 0.51, 0.53], rough: 0.36 },
  brass: { ...turned, colour: [0.76, 0.5, 0.15], rough: 0.26 },
  copper: { ...turned, colour: [0.82, 0.35, 0.2], rough: 0.26 },
  oil: { colour: [0.85, 0.4, 0.04], rough: 0.06, opacity: 0.72 },
} as const satisfies Record<MaterialName, FinishValues>
