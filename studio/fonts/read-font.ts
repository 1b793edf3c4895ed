import subsetFont from 'subset-font'
import { openTables, readCharacterMap, requireTable } from '@/scripts/fonts/sfnt'

export type FontFacts = {
  has: (character: string) => boolean
  /** Advance of a character in em. */
  widthOf: (character: string) => number
  characters: string[]
  /** Kept variation axes as [least, most]. */
  axes: Record<string, [number, number]>
  /** Height above and depth below the base line in em, both positive. */
  ascent: number
  descent: number
}

/** Kept variation axes as [least, most]; layout from the OpenType specification 1.9 (fvar; head, hhea and hmtx below). */
function readAxes(fvar: Buffer): Record<string, [number, number]> {
  const start = fvar.readUInt16BE(4)
  const size = fvar.readUInt16BE(10)
  const axes = Array.from({ length: fvar.readUInt16BE(8) }, (_, i) => fvar.subarray(start + i * size))
  return Object.fromEntries(
    axes.map((axis) => [axis.toString('latin1', 0, 4), [axis.readInt32BE(4) / 65536, axis.readInt32BE(12) / 65536]]),
  )
}

/** Reads what a TTF, WOFF or WOFF2 can draw; of a variable font at the place given by `axes`. */
export async function readFont(file: Buffer, axes: Record<string, number> = {}): Promise<FontFacts> {
  const tables = openTables(
    await subsetFont(file, undefined, { keepAllGlyphs: true, targetFormat: 'truetype', variationAxes: axes }),
  )
  const glyphs = readCharacterMap(requireTable(tables, 'cmap'))
  const em = requireTable(tables, 'head').readUInt16BE(18)
  const heights = requireTable(tables, 'hhea')
  const widths = requireTable(tables, 'hmtx')
  // Glyphs after the last width have that width.
  const lastWidth = heights.readUInt16BE(34) - 1
  const fvar = tables('fvar')
  const glyphOf = (character: string) => glyphs.get(character.codePointAt(0) ?? 0) ?? 0
  return {
    has: (character) => glyphOf(character) > 0,
    widthOf: (character) => widths.readUInt16BE(4 * Math.min(glyphOf(character), lastWidth)) / em,
    characters: [...glyphs.keys()].map((code) => String.fromCodePoint(code)),
    axes: fvar ? readAxes(fvar) : {},
    ascent: heights.readInt16BE(4) / em,
    descent: -heights.readInt16BE(6) / em,
  }
}
