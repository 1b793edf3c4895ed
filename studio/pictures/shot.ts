import type { ModelledProduct } from '@/lib/models/modelled-product'
import type { PartName } from '@/lib/models/part-names'

/** Degrees, millimetres of focal length and shares of the frame; what is left out is the studio's default. */
export type Camera = {
  yaw?: number
  elevation?: number
  lean?: number
  focal?: number
  margin?: number
  place?: 'left' | 'centre' | 'right'
  focus?: PartName
  /** Height of the frame in sizes of the focused part: below 1 shows a piece of it. */ zoom?: number
}

export const shotKinds = ['product', 'angle', 'hero', 'exploded', 'macro', 'machine'] as const
export type ShotKind = (typeof shotKinds)[number]

export type Shot = {
  /** Name of the picture's files. */
  id: string
  kind: ShotKind
  product: ModelledProduct
  /** Light and background of the studio. */
  set: 'light' | 'stage' | 'macro' | 'exploded'
  width: number
  height: number
  samples: number
  camera: Camera
  /** 0 = assembled, 1 = fully apart. */
  apart: number
  /** Widths of the files made from it, px. */
  sizes: readonly number[]
}
