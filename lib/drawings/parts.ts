import { path } from './geometry'
import type { Paint } from './paints'
import { rect, type Pen } from './pen'

/** An anodised adjuster: knurled barrel with a slotted top; `y` is the lower edge. */
export function drawKnob(pen: Pen, paint: Paint, x: number, y: number, r = 7, height = 9): void {
  pen.turned('zinc', x, y - height * 0.3, y, r * 0.8)
  const barrel = pen.turned(paint, x, y - height, y - height * 0.25, r)
  pen.texture('knurl', barrel)
  pen.glint(x, y - height, r)
  pen.line(path`M${x - r * 0.55} ${y - height}H${x + r * 0.55}`, 'dark', 1.2)
}

/** A dial pointing at the viewer, with its tick marks. */
export function drawDial(pen: Pen, paint: Paint, x: number, y: number, r: number): void {
  pen.disc('black', x, y, r * 1.18)
  pen.disc(paint, x, y, r)
  pen.texture('knurl', rect(x - r * 0.7, y - r * 0.7, r * 1.4, r * 1.4, r))
  pen.disc('black', x, y, r * 0.5)
  pen.line(path`M${x} ${y}L${x + r * 0.62} ${y - r * 0.62}`, 'light', r * 0.14)
}

/** Threaded preload: lock ring and spring seat ring, knurled; `y` is the face the spring sits on. */
export function drawPreloadRings(pen: Pen, y: number, r: number, bodyR: number, accent: Paint): void {
  pen.turned('black', 0, y - 4, y, r + 1, r + 1)
  const main = pen.turned('black', 0, y - 14, y - 4, Math.min(r, bodyR + 9))
  pen.texture('knurl', main)
  pen.glint(0, y - 14, Math.min(r, bodyR + 9))
  const lock = pen.turned(accent, 0, y - 22, y - 15, bodyR + 6)
  pen.texture('knurl', lock)
  pen.glint(0, y - 22, bodyR + 6)
}

/** Stepped preload: a cam whose steps climb round the body; `y` is the spring face. */
export function drawCamRing(pen: Pen, y: number, r: number, steps: number): void {
  const count = Math.max(3, Math.min(7, steps))
  const stairs = Array.from({ length: count }, (_, i) => {
    const x = -r + 2 + ((2 * r - 4) * i) / count
    const top = y - 12 - (i * 9) / count
    return path`${i === 0 ? 'M' : 'L'}${x} ${top}H${x + (2 * r - 4) / count}`
  })
  pen.face('zinc', stairs.join('') + path`V${y - 4}H${-r + 2}Z`)
  pen.turned('black', 0, y - 5, y, r + 1)
  pen.glint(0, y - 5, r + 1)
}

/** Hydraulic preload: a collar on the body and a hose to a hand knob. */
export function drawHydraulicPreload(pen: Pen, y: number, r: number, side: -1 | 1): void {
  const x = side * (r + 30)
  const hose = path`M${side * r} ${y - 20}C${x} ${y - 26} ${x} ${y + 4} ${x} ${y + 26}`
  pen.wire('black', hose, 6)
  pen.turned('silver', 0, y - 30, y - 4, r)
  pen.glint(0, y - 30, r)
  pen.turned('black', 0, y - 4, y, r + 1)
  pen.turned('silver', x, y + 24, y + 44, 9)
  pen.texture('knurl', pen.turned('blue', x, y + 44, y + 58, 12))
  pen.glint(x, y + 44, 12)
}

export type Reservoir = { x: number; top: number; bottom: number; r: number; paint: Paint; knobs: Paint[] }

/** A gas reservoir: bottom cap with the valve, cylinder, head with the compression adjusters. */
export function drawReservoir(pen: Pen, { x, top, bottom, r, paint, knobs }: Reservoir): void {
  pen.turned('zinc', x, bottom - 2, bottom + 9, 4)
  pen.turned('black', x, bottom - 12, bottom, r + 0.6, r - 1)
  pen.turned(paint, x, top + 14, bottom - 11, r)
  pen.line(path`M${x - r} ${bottom - 18}A${r} ${r * pen.depth} 0 0 0 ${x + r} ${bottom - 18}`, 'dark', 0.6)
  const y = (top + bottom) / 2
  pen.plate('label', x - r * 0.52, y - r * 1.1, r * 0.9, r * 2.2, 1)
  pen.line(path`M${x - r * 0.34} ${y - r * 0.75}V${y + r * 0.75}`, 'red', r * 0.14)
  pen.line(path`M${x - r * 0.1} ${y - r * 0.75}V${y + r * 0.3}M${x + r * 0.12} ${y - r * 0.75}V${y}`, 'dark', r * 0.09)
  pen.turned('black', x, top, top + 15, r + 2)
  pen.glint(x, top, r + 2)
  const gap = knobs.length > 1 ? r * 0.55 : 0
  knobs.forEach((knob, i) => drawKnob(pen, knob, x + gap * (2 * i - 1), top, knobs.length > 1 ? r * 0.42 : r * 0.5))
}

/** A conical urethane bump stop on the rod; `y` is its lower, wider end. */
export function drawBump(pen: Pen, y: number, height: number, r: number, paint: Paint = 'rubber'): void {
  const third = height / 3
  pen.turned(paint, 0, y - third, y, r * 0.9, r)
  pen.turned(paint, 0, y - 2 * third, y - third, r * 0.78, r * 0.88)
  pen.turned(paint, 0, y - height, y - 2 * third, r * 0.55, r * 0.74)
}

/** A pleated boot between two heights. */
export function drawBellows(pen: Pen, from: number, to: number, r: number, pleats: number, x = 0): void {
  const step = (to - from) / pleats
  for (let i = pleats - 1; i >= 0; i--) {
    const y = from + i * step
    const [a, b] = [x - r, x + r]
    const waist = r * 0.86
    pen.face(
      'rubber',
      path`M${x - waist} ${y}C${a - r * 0.06} ${y + step * 0.1} ${a - r * 0.06} ${y + step * 0.9} ${x - waist} ${y + step}A${waist} ${waist * pen.depth} 0 0 0 ${x + waist} ${y + step}C${b + r * 0.06} ${y + step * 0.9} ${b + r * 0.06} ${y + step * 0.1} ${x + waist} ${y}A${waist} ${waist * pen.depth} 0 0 0 ${x - waist} ${y}Z`,
    )
  }
}
