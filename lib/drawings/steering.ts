import { path } from './geometry'
import { drawDial } from './parts'
import type { Paint } from './paints'
import type { DrawnProduct } from './shock'
import { circle, type Pen } from './pen'

/** A tube lying along x, lit from above. */
function drawTube(pen: Pen, paint: Paint, x0: number, x1: number, r: number): void {
  pen.shapes.push({ type: 'face', paint, d: path`M${x0} ${-r}H${x1}V${r}H${x0}Z`, across: true })
}

/** A linear steering damper, lying: rod through both ends, clamp with a rod end, click dial. `lengthMm` is measured between the rod-end bores, extended. */
export function drawSteeringDamper(pen: Pen, { spec, bodyFinish }: DrawnProduct): void {
  const length = spec.lengthMm ?? 220
  const stroke = spec.strokeMm ?? 65
  const r = (spec.bodyMm ?? 26) / 2
  const rodR = (spec.shaftMm ?? 8) / 2
  const bodyTo = length - stroke - 30
  const bodyFrom = Math.min(bodyTo - 70, 12)
  drawTube(pen, 'rod', bodyFrom - stroke * 0.32, length - 14, rodR)
  drawTube(pen, 'zinc', length - 30, length - 10, rodR + 3)
  pen.ring('black', length, 0, 13, 6)
  pen.ring('rod', length, 0, 8, 4)
  drawTube(pen, bodyFinish, bodyFrom, bodyTo, r)
  for (const [a, b] of [
    [bodyFrom, bodyFrom + 16],
    [bodyTo - 14, bodyTo],
  ] as const) {
    drawTube(pen, 'black', a, b, r + 1.5)
    pen.line(path`M${a + 3} ${-r}V${r}M${b - 3} ${-r}V${r}`, 'light', 0.5)
  }
  const clamp = bodyFrom + 34
  drawTube(pen, 'black', clamp - 11, clamp + 11, r + 4)
  pen.face('black', path`M${clamp - 9} ${r + 3}H${clamp + 9}L${clamp + 7} ${r + 26}H${clamp - 7}Z`)
  pen.face('rod', circle(clamp, r + 28, 11) + circle(clamp, r + 28, 4))
  pen.line(path`M${clamp - 6} ${-r - 4}V${r + 4}M${clamp + 6} ${-r - 4}V${r + 4}`, 'light', 0.6)
  const dial = bodyTo - 30
  drawDial(pen, 'red', dial, 0, r * 0.66)
  pen.plate('label', clamp + 20, -r * 0.42, Math.max(10, dial - clamp - 42), r * 0.84, 1)
  pen.line(path`M${clamp + 24} 0H${Math.max(clamp + 32, dial - 30)}`, 'red', r * 0.16)
  pen.anchors.length = { from: clamp, to: length, horizontal: true }
  pen.anchors.body = { x: bodyFrom + r, y: -r * 0.6, radius: r }
  pen.anchors.stroke = { from: bodyTo, to: bodyTo + stroke, x: 0 }
}
