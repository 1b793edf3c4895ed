import { path } from './geometry'
import { drawEye } from './mounts'
import type { DrawnProduct } from './shock'
import type { Paint } from './paints'
import type { Pen } from './pen'

/** An O-ring or wiper lying flat, seen from above at a slant. */
function drawORing(pen: Pen, x: number, y: number, r: number, section: number, paint: Paint = 'rubber'): void {
  const tilt = 0.36
  pen.wire(
    paint,
    path`M${x - r} ${y}A${r} ${r * tilt} 0 1 1 ${x + r} ${y}A${r} ${r * tilt} 0 1 1 ${x - r} ${y}Z`,
    section,
  )
}

/** Oil seal, wiper, guide bush, O-rings and valve of one damper, laid out on the bench. */
export function drawSealKit(pen: Pen, { spec }: DrawnProduct): void {
  const r = (spec.bodyMm ?? 40) / 2
  const rod = (spec.shaftMm ?? 14) / 2
  pen.turned('rubber', -r * 1.6, 0, r * 0.5, r)
  pen.face(
    'zinc',
    path`M${-r * 2.6} 0A${r} ${r * pen.depth + 3} 0 0 1 ${-r * 0.6} 0A${r} ${r * pen.depth + 3} 0 0 1 ${-r * 2.6} 0Z`,
  )
  pen.face(
    'black',
    path`M${-r * 1.6 - rod} 0A${rod} ${rod * pen.depth + 2} 0 0 1 ${-r * 1.6 + rod} 0A${rod} ${rod * pen.depth + 2} 0 0 1 ${-r * 1.6 - rod} 0Z`,
  )
  pen.turned('blue', r * 1.2, r * 0.1, r * 0.5, r * 0.86)
  pen.face(
    'black',
    path`M${r * 1.2 - rod} ${r * 0.1}A${rod} ${rod * pen.depth + 2} 0 0 1 ${r * 1.2 + rod} ${r * 0.1}A${rod} ${rod * pen.depth + 2} 0 0 1 ${r * 1.2 - rod} ${r * 0.1}Z`,
  )
  const place: [number, number, number, number, Paint][] = [
    [-r * 1.7, r * 1.6, r, 5, 'rubber'],
    [r * 0.5, r * 1.5, r * 0.7, 4, 'rubber'],
    [r * 2, r * 1.6, rod + 3, 3.4, 'green'],
    [-r * 1.7, r * 2.7, r * 0.8, 3.4, 'rubber'],
    [r * 0.4, r * 2.55, r * 0.9, 6, 'white'],
    [r * 2.1, r * 2.6, rod, 3.2, 'rubber'],
  ]
  for (const [x, y, radius, section, paint] of place) drawORing(pen, x, y, radius, section, paint)
  pen.turned('gold', r * 2.9, r * 0.05, r * 0.6, rod * 0.6)
  pen.anchors.body = { x: -r * 1.6, y: r * 0.3, radius: r }
}

/** Rubber bushes with their steel sleeves, a pair: one standing, one seen end on. */
export function drawBushing(pen: Pen, { spec }: DrawnProduct): void {
  const hole = spec.top?.holeMm ?? spec.bottom?.holeMm ?? spec.shaftMm ?? 12
  const width = spec.top?.widthMm ?? spec.bottom?.widthMm ?? spec.lengthMm ?? 28
  const outer = (spec.bodyMm ?? hole * 2.2) / 2
  pen.turned('rod', -outer - 5, -3, width + 3, hole / 2 + 2.2)
  pen.turned('rubber', -outer - 5, 2, width - 2, outer, outer)
  pen.glint(-outer - 5, 2, outer)
  pen.turned('rod', -outer - 5, -3, 3, hole / 2 + 2.2)
  const y = width / 2
  pen.ring('rubber', outer + 5, y, outer, hole / 2 + 2.2)
  pen.ring('rod', outer + 5, y, hole / 2 + 2.2, hole / 2)
  pen.line(
    path`M${outer * 0.3 + 5} ${y - outer * 0.5}A${outer * 0.86} ${outer * 0.86} 0 0 1 ${outer + 5} ${y - outer * 0.86}`,
    'light',
    0.7,
  )
  pen.anchors.top = { x: outer + 5, y, holeMm: hole, widthMm: width }
}

/** A pair of eye ends with threaded shanks and lock nuts. */
export function drawEyeEnds(pen: Pen, { spec, bodyFinish }: DrawnProduct): void {
  const hole = spec.bottom?.holeMm ?? spec.top?.holeMm ?? 12
  const shank = (spec.shaftMm ?? 12) / 2
  const outer = hole / 2 + Math.max(7.5, hole * 0.62)
  for (const side of [-1, 1]) {
    const x = side * (outer + 8)
    pen.texture('thread', pen.turned('zinc', x, outer + 12, outer + 46, shank))
    pen.turned('zinc', x, outer + 22, outer + 30, shank * 1.8)
    pen.line(
      path`M${x - shank * 0.6} ${outer + 22}V${outer + 31}M${x + shank * 0.8} ${outer + 22}V${outer + 31}`,
      'dark',
      0.7,
    )
    pen.face(
      bodyFinish,
      path`M${x - outer * 0.85} ${outer * 0.4}L${x + outer * 0.85} ${outer * 0.4}L${x + shank + 4} ${outer + 14}L${x - shank - 4} ${outer + 14}Z`,
    )
    drawEye(pen, x, 0, hole, bodyFinish)
  }
  pen.anchors.bottom = { x: outer + 8, y: 0, holeMm: hole, widthMm: spec.bottom?.widthMm ?? spec.top?.widthMm ?? null }
}
