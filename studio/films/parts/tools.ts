import { write } from '../glyphs'
import { box, d, disc, fade, inks, n, place, shape, stroke, type Place } from '../svg'

/** A gloved hand from the right with the index finger stretched to the origin. */
export const hand = (at: Place): string =>
  place(
    shape(
      'M0 0C-2 -9 4 -13 12 -12L70 -10C80 -28 92 -34 112 -36L176 -38V44L120 48C96 50 84 44 76 30L70 12L10 10C4 10 1 6 0 0Z',
      { fill: '#cfd4da', stroke: inks.ink, width: 3 },
    ) +
      stroke('M70 12C92 14 96 8 98 2M78 28C100 30 104 22 104 14M70 -10C84 -10 92 -10 100 -14', inks.steel, 2.5) +
      box(150, -44, 46, 96, { fill: inks.graphite, stroke: inks.ink, width: 3 }, 6),
    at,
  )

/** A hand that grips something thick at the origin, seen from the side, the arm coming from the right. */
export const fist = (at: Place): string =>
  place(
    shape('M-34 -30C-20 -42 30 -42 46 -32L120 -26V34L44 36C26 44 -22 42 -34 30C-42 20 -42 -20 -34 -30Z', {
      fill: '#cfd4da',
      stroke: inks.ink,
      width: 3,
    }) +
      stroke('M-38 -10H6M-39 8H8M-36 24H4M6 -26C14 -12 14 14 4 34', inks.steel, 2.5) +
      box(104, -38, 46, 82, { fill: inks.graphite, stroke: inks.ink, width: 3 }, 6),
    at,
  )

/** A C-spanner whose hook grips a collar of radius 46 at the origin; the handle points to the right. */
export const hookSpanner = (at: Place): string =>
  place(
    shape(
      'M-50 -16A52 52 0 0 1 46 -28L214 -18Q226 -16 226 -4Q226 10 214 12L60 12A60 60 0 0 0 44 -6A40 40 0 0 0 -38 -8L-44 4Z',
      { fill: '#98a0aa', stroke: inks.ink, width: 3 },
    ) + disc(208, -3, 7, { fill: inks.paper, stroke: inks.ink, width: 2.5 }),
    at,
  )

/** A ring spanner with its ring at the origin and its handle to the right. */
export const ringSpanner = (at: Place): string =>
  place(
    shape('M18 -12H190Q204 -30 222 -22L210 -8V8L222 22Q204 30 190 12H18Z', {
      fill: '#98a0aa',
      stroke: inks.ink,
      width: 3,
    }) +
      disc(0, 0, 30, { fill: '#98a0aa', stroke: inks.ink, width: 3 }) +
      shape('M0 -17L14.7 -8.5V8.5L0 17L-14.7 8.5V-8.5Z', { fill: inks.graphite, stroke: inks.ink, width: 2 }),
    at,
  )

/** A torque wrench with its socket at the origin; shows the value in its window. */
export const torqueWrench = (at: Place, value = ''): string =>
  place(
    box(28, -13, 250, 26, { fill: '#98a0aa', stroke: inks.ink, width: 3 }, 4) +
      box(278, -20, 130, 40, { fill: inks.graphite, stroke: inks.ink, width: 3 }, 8) +
      stroke('M300 -18V18M318 -18V18M336 -18V18M354 -18V18M372 -18V18', inks.ink, 3) +
      disc(0, 0, 38, { fill: '#98a0aa', stroke: inks.ink, width: 3 }) +
      disc(0, 0, 22, { fill: inks.graphite, stroke: inks.ink, width: 2 }) +
      box(120, -25, 104, 50, { fill: inks.white, stroke: inks.ink, width: 2.5 }, 4) +
      write(value, 172, 11, { size: 30, fill: inks.red }),
    at,
  )

/** A hexagon head, its centre at the origin, px across the flats. */
export const bolt = (at: Place, size = 44): string => {
  const r = size / Math.sqrt(3)
  const corners = Array.from(
    { length: 6 },
    (_, i) => d`${r * Math.cos((i * Math.PI) / 3)} ${r * Math.sin((i * Math.PI) / 3)}`,
  ).join('L')
  return place(
    disc(0, 0, size * 0.72, { fill: '#c6ccd3', stroke: inks.ink, width: 2 }) +
      shape(`M${corners}Z`, { fill: '#98a0aa', stroke: inks.ink, width: 2.5 }) +
      disc(0, 0, size * 0.26, { fill: '#b5bcc4', stroke: inks.steel, width: 1.5 }) +
      stroke(d`M0 ${-size * 0.1}V${-size * 0.42}`, inks.red, 4),
    at,
  )
}

/** A tape measure pulled out upwards by `length` px from its case at the origin. */
export function tapeMeasure(x: number, y: number, length: number, opacity = 1): string {
  const marks = Array.from(
    { length: Math.floor(length / 8) },
    (_, i) => d`M-10 ${-i * 8}h${i % 5 === 0 ? 12 : 6}`,
  ).join('')
  return place(
    box(-10, -length, 20, length, { fill: '#f2c94c', stroke: inks.ink, width: 1.5 }) +
      stroke(marks, inks.ink, 1.3, { cap: 'butt' }) +
      shape(d`M-14 ${-length}H14V${-length + 6}H-14Z`, { fill: inks.steel, stroke: inks.ink, width: 1 }) +
      box(-30, -8, 60, 54, { fill: inks.graphite, stroke: inks.ink, width: 2.5 }, 12) +
      disc(0, 20, 15, { fill: inks.red }),
    { x, y, opacity },
  )
}

/** A folded cloth, its wiping edge at the origin. */
export const cloth = (at: Place): string =>
  place(
    shape(
      'M-46 -20C-30 -34 -8 -22 6 -30C24 -38 44 -26 50 -8C56 12 42 34 24 38C4 44 -8 30 -24 36C-44 40 -58 18 -54 2C-52 -8 -54 -12 -46 -20Z',
      { fill: inks.white, stroke: inks.ink, width: 2.5 },
    ) + stroke('M-38 -8C-20 -16 -2 -8 12 -16M-36 12C-16 4 2 14 30 4M-14 24C2 20 14 24 26 20', inks.mist, 2.5),
    at,
  )

/** A flat brush with its bristles at the origin, handle upwards. */
export const brush = (at: Place): string =>
  place(
    box(-8, -190, 16, 110, { fill: '#8f6b3d', stroke: inks.ink, width: 2.5 }, 7) +
      box(-22, -84, 44, 34, { fill: '#c6ccd3', stroke: inks.ink, width: 2.5 }, 3) +
      shape('M-22 -50H22L26 0H-26Z', { fill: '#d8c39a', stroke: inks.ink, width: 2.5 }) +
      stroke('M-12 -46L-14 -4M0 -46V-4M12 -46L14 -4', '#8f6b3d', 2),
    at,
  )

/** An oil can whose spout ends at the origin. */
export const oilCan = (at: Place): string =>
  place(
    shape('M0 0L62 -62L72 -54L8 4Z', { fill: '#c6ccd3', stroke: inks.ink, width: 2.5 }) +
      shape('M58 -70H150V26Q150 34 142 34H66Q58 34 58 26Z', { fill: inks.red, stroke: inks.ink, width: 2.5 }) +
      box(70, -86, 68, 18, { fill: inks.graphite, stroke: inks.ink, width: 2.5 }, 3),
    at,
  )

/** A spray bottle whose nozzle is at the origin, spraying to the left by `share` 0…1. */
export function sprayer(at: Place, share: number, color: string = inks.water): string {
  const dots = Array.from({ length: 26 }, (_, i) =>
    disc(
      -16 - ((i * 37) % 120) * share,
      ((i * 53) % 60) * share * (((i * 37) % 120) / 120) - 30 * share * (((i * 37) % 120) / 120),
      2 + (i % 3),
      { fill: color },
    ),
  )
  return place(
    fade(share, dots.join('')) +
      shape('M0 -8H66L82 14V30H44L36 48H28L32 26L0 10Z', { fill: inks.graphite, stroke: inks.ink, width: 2.5 }) +
      shape('M46 32H82V54L100 76V170H28V76L46 54Z', { fill: '#dfe6ee', stroke: inks.ink, width: 2.5 }) +
      shape('M30 110H98V168H30Z', { fill: color, opacity: 0.45 }),
    at,
  )
}

/** A torch at the origin that throws its light to the left. */
export const torch = (at: Place, light: number, reach = 420): string =>
  place(
    shape(d`M0 -22L${-reach} ${-reach * 0.22}V${reach * 0.22}L0 22Z`, { fill: '#f2c94c', opacity: 0.35 * light }) +
      shape('M0 -26L34 -18H150V18H34L0 26Z', { fill: inks.graphite, stroke: inks.ink, width: 2.5 }) +
      box(60, -26, 22, 9, { fill: inks.red }),
    at,
  )

/** A hammer, its face at the origin, handle downwards. */
export const hammer = (at: Place): string =>
  place(
    box(26, -12, 18, 170, { fill: '#8f6b3d', stroke: inks.ink, width: 2.5 }, 6) +
      shape('M0 -22H14V-30H64L84 -12V8L64 6H14V22H0Z', { fill: '#5b626c', stroke: inks.ink, width: 2.5 }),
    at,
  )

/** A screwdriver, its tip at the origin, handle to the right. */
export const screwdriver = (at: Place): string =>
  place(
    shape('M0 -7L22 -5H120V5H22L0 7Z', { fill: '#c6ccd3', stroke: inks.ink, width: 2 }) +
      box(120, -17, 104, 34, { fill: inks.red, stroke: inks.ink, width: 2.5 }, 14),
    at,
  )

/** A phone, its screen filled by `content` (origin at the screen's upper left, 172 × 320 px). */
export const phone = (x: number, y: number, content: string, opacity = 1): string =>
  place(
    box(-12, -26, 196, 372, { fill: inks.ink, stroke: inks.steel, width: 2 }, 26) +
      box(0, 0, 172, 320, { fill: inks.white }, 4) +
      box(62, -17, 48, 7, { fill: inks.graphite }, 4) +
      content,
    { x, y, opacity },
  )

/** A loupe whose lens of radius `r` is at the origin. */
export const loupe = (x: number, y: number, r: number, content = ''): string =>
  place(
    `<clipPath id="lens"><circle r="${n(r)}"/></clipPath>` +
      stroke(d`M${r * 0.72} ${r * 0.72}L${r * 1.55} ${r * 1.55}`, inks.graphite, 22) +
      disc(0, 0, r, { fill: inks.white }) +
      `<g clip-path="url(#lens)">${content}</g>` +
      disc(0, 0, r, { stroke: inks.ink, width: 9 }) +
      disc(0, 0, r - 6, { stroke: inks.silver, width: 3 }),
    { x, y },
  )
