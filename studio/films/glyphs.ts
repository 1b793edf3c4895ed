import { readFileSync } from 'node:fs'
import opentype from 'opentype.js'
import { inks, n, place } from './svg'

const folder = 'node_modules/@expo-google-fonts/saira'
/** The one font of the films; its letters become outlines, so that no font has to be installed. */
export const fontFile = `${folder}/600SemiBold/Saira_600SemiBold.ttf`
const data = readFileSync(fontFile)
const font = opentype.parse(data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength))
const outlines = new Map<string, { path: string; width: number }>()

/** Size at which the outlines are whole numbers: the font's own grid, px. */
const grid = 1000

/** The path of a text and its width, both kept because most frames repeat them. */
function outlineOf(text: string): { path: string; width: number } {
  const known = outlines.get(text)
  if (known) return known
  const made = { path: font.getPath(text, 0, 0, grid).toPathData(1), width: font.getAdvanceWidth(text, grid) }
  outlines.set(text, made)
  return made
}

export const widthOf = (text: string, size: number): number => (outlineOf(text).width * size) / grid

type Writing = { size?: number; fill?: string; anchor?: 'start' | 'middle' | 'end'; opacity?: number }

/** A sign (figures, units, L1 …) as outlines, its base line at `y`, px. */
export function write(
  text: string,
  x: number,
  y: number,
  { size = 30, fill = inks.ink, anchor = 'middle', opacity = 1 }: Writing = {},
): string {
  const { path, width } = outlineOf(text)
  const shift = anchor === 'start' ? 0 : (width * size) / (anchor === 'middle' ? 2 * grid : grid)
  return place(`<path d="${path}" fill="${fill}"/>`, { x: Number(n(x - shift)), y, scale: size / grid, opacity })
}
