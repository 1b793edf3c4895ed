import type { MaterialName } from './materials'
import type { Mesh } from './shape/mesh'
import type { PartName } from './part-names'

/** What is printed on a label; drawn by `renderLabel`. */
export type LabelArt = {
  /** `band`: wordmark over the code; `stripe`: the same along a tube, read from the side; `code`: the part number alone. */
  layout: 'band' | 'stripe' | 'code'
  code: string
  /** A short second line in Latin letters and figures: series or adjuster letters. */
  note?: string
  /** Ink: `dark` on bright metal and bright paint, `light` on black and deep colours. */
  ink: 'dark' | 'light'
  /** A line or block in the signal colour. */
  accent?: boolean
  /** Printed size, mm. */
  width: number
  height: number
}

export type Surface = { material: MaterialName; mesh: Mesh } | { material: 'label'; mesh: Mesh; art: LabelArt }

export type Part = {
  name: PartName
  surfaces: Surface[]
  /** Where the part goes in the exploded view, mm; [0, 0, 0] stays. */
  apart: readonly [x: number, y: number, z: number]
  /** Hidden inside another part until the product is taken apart. */
  isInside?: true
}

/** Places a reader measures from, heights in mm (y up, upper reference point = 0). */
export type ModelAnchors = {
  /** Reference points of both ends: bore centre, stem shoulder or plate face. */
  top?: number
  bottom?: number
  /** Spring seats, mean radius, wire and turns with the closed ones. */
  spring?: { top: number; bottom: number; meanRadius: number; wire: number; turns: number }
  /** Outer radius of the damper body and the heights it spans. */
  body?: { radius: number; top: number; bottom: number }
}

/** A product as solids. Millimetres, right-handed: y up, the upper reference point of a long part is the origin and the part hangs along −y; labels face +z, bolts of eyes lie along z. */
export type Model = { parts: Part[]; anchors: ModelAnchors }
