import { widthOf, write } from '../glyphs'
import { box, disc, inks } from '../svg'

type PlateLook = { width?: number; isScratched?: boolean; ink?: string }

/** Where each character of a plate's text stands, px from its left edge. */
export function charactersOf(
  text: string,
  width: number,
): { size: number; lefts: number[]; left: number; right: number } {
  const size = Math.min(86, ((width - 96) / widthOf(text, 100)) * 100)
  const left = (width - widthOf(text, size)) / 2
  return { size, left, right: width - left, lefts: Array.from(text, (_, i) => left + widthOf(text.slice(0, i), size)) }
}

/** The engraved plate of a damper, its upper left corner at the origin. */
export function serialPlate(text: string, { width = 760, ink = inks.ink }: PlateLook = {}): string {
  const { size } = charactersOf(text, width)
  const height = size * 1.9
  return (
    box(4, 6, width, height, { fill: inks.ink, opacity: 0.12 }, 8) +
    box(0, 0, width, height, { fill: '#eceff2', stroke: inks.ink, width: 3 }, 8) +
    box(10, 10, width - 20, height - 20, { stroke: inks.silver, width: 1.5 }, 4) +
    [26, width - 26].map((x) => disc(x, height / 2, 7, { fill: inks.silver, stroke: inks.ink, width: 2 })).join('') +
    write(text, width / 2, height / 2 + size * 0.36, { size, fill: ink })
  )
}
