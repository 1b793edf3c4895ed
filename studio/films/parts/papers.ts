import { encode } from 'uqr'
import { write } from '../glyphs'
import { box, d, disc, fade, inks, place, shape, stroke } from '../svg'

/** A QR code of a text as an SVG of `size` px. */
export function qrCode(text: string, size: number): string {
  const { data } = encode(text, { border: 0 })
  const cell = size / data.length
  const path = data
    .map((row, y) =>
      row.map((isDark, x) => (isDark ? d`M${x * cell} ${y * cell}h${cell}v${cell}h${-cell}Z` : '')).join(''),
    )
    .join('')
  return shape(path, { fill: inks.ink })
}

/** A receipt, its upper left corner at the origin. */
export const receipt = (x: number, y: number, opacity = 1): string =>
  place(
    shape('M0 0H150V232L135 222L120 232L105 222L90 232L75 222L60 232L45 222L30 232L15 222L0 232Z', {
      fill: inks.white,
      stroke: inks.ink,
      width: 2.5,
    }) +
      stroke('M20 66H96M20 92H80M20 118H90', inks.mist, 7) +
      stroke('M112 66H130M112 92H130M112 118H130', inks.silver, 7) +
      stroke('M20 150H130', inks.ink, 2) +
      stroke('M88 178H130', inks.ink, 10) +
      box(20, 20, 70, 20, { fill: inks.red }),
    { x, y, opacity },
  )

/** A calendar leaf with a number on it. */
export const calendar = (x: number, y: number, text: string, opacity = 1, size = 210): string =>
  fade(
    opacity,
    box(x, y, size, size, { fill: inks.white, stroke: inks.ink, width: 3 }, 6) +
      box(x, y, size, size * 0.24, { fill: inks.red }) +
      [0.28, 0.72].map((at) => box(x + size * at - 5, y - 12, 10, 30, { fill: inks.ink }, 4)).join('') +
      write(text, x + size / 2, y + size * 0.78, { size: size * 0.48 }),
  )

/** A camera's frame round a subject, with its flash at `flash` 0…1. */
export function finder(x: number, y: number, w: number, h: number, share: number, flash = 0): string {
  const arm = 44
  const corners = d`M${x} ${y + arm}V${y}H${x + arm}M${x + w - arm} ${y}H${x + w}V${y + arm}M${x + w} ${y + h - arm}V${y + h}H${x + w - arm}M${x + arm} ${y + h}H${x}V${y + h - arm}`
  return (
    fade(share, stroke(corners, inks.red, 6) + disc(x + w / 2, y + h / 2, 5, { fill: inks.red })) +
    (flash > 0 ? box(x, y, w, h, { fill: inks.white, opacity: flash }) : '')
  )
}

/** A bracket under a run of characters with its sign below. */
export const bracket = (left: number, right: number, y: number, share: number, color: string = inks.red): string =>
  fade(share, stroke(d`M${left} ${y}V${y + 18}H${right}V${y}M${(left + right) / 2} ${y + 18}V${y + 40}`, color, 4))
