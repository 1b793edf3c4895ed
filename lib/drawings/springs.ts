import { drawCoil } from './coil'
import { path } from './geometry'
import type { DrawnProduct } from './shock'
import type { Paint } from './paints'
import { drawBump } from './parts'
import type { Pen } from './pen'

const heightDefaults = {
  'lowering-spring': 280,
  'comfort-spring': 340,
  'lift-spring': 390,
  'spare-spring': 220,
} as const

/** A loose coil spring; car springs keep their pigtail ends, spare springs are closed and ground. */
export function drawSpring(pen: Pen, { kind, spec, springFinish, bodyFinish }: DrawnProduct): void {
  const height =
    spec.springLengthMm ?? (kind in heightDefaults ? heightDefaults[kind as keyof typeof heightDefaults] : 300)
  const spare = kind === 'spare-spring'
  const wire = spec.wireMm ?? (spare ? 9 : 13)
  const radius = (spec.coilInnerMm ?? (spare ? 54 : 110)) / 2 + wire / 2
  drawCoil(
    pen,
    {
      from: 0,
      to: height,
      radius,
      wire,
      coils: spec.coils ?? 6,
      type: spec.springType ?? 'linear',
      closed: spare ? 1 : 0.5,
    },
    springFinish ?? bodyFinish,
  )
  if (kind === 'lift-spring') {
    pen.turned('black', 0, -14, 2, radius * 0.96)
    pen.glint(0, -14, radius * 0.96)
  }
}

/** A helper for loaded pickups: a progressive rubber spring, or a coil where the specification gives its wire, between two brackets. */
export function drawLoadAssist(pen: Pen, { spec, springFinish, bodyFinish }: DrawnProduct): void {
  const height = spec.springLengthMm ?? spec.lengthMm ?? 220
  const radius = spec.coilInnerMm ? spec.coilInnerMm / 2 + (spec.wireMm ?? 0) / 2 : 48
  pen.plate('black', -radius * 1.5, height - 10, radius * 3, 10, 3)
  for (const x of [-1.2, 1.2]) pen.turned('zinc', x * radius, height - 18, height - 10, 8)
  if (spec.wireMm)
    drawCoil(
      pen,
      { from: 10, to: height - 10, radius, wire: spec.wireMm, coils: spec.coils ?? 6, type: 'progressive' },
      springFinish ?? bodyFinish,
      () => drawBump(pen, height - 12, height * 0.4, radius * 0.45),
    )
  else drawLobes(pen, 10, height - 10, radius, springFinish ?? 'rubber')
  pen.plate('black', -radius * 1.25, 0, radius * 2.5, 10, 3)
  pen.line(path`M${-radius * 1.2} 1.5H${radius * 1.2}`, 'light', 0.8)
  pen.turned('zinc', 0, -22, 0, 7)
  pen.anchors.length = { from: 0, to: height }
}

function drawLobes(pen: Pen, from: number, to: number, r: number, paint: Paint): void {
  const step = (to - from) / 3
  for (let i = 2; i >= 0; i--) {
    const y = from + i * step
    const w = r * (0.82 + 0.09 * i)
    pen.face(
      paint,
      path`M${-w * 0.7} ${y}C${-w * 1.12} ${y + step * 0.1} ${-w * 1.12} ${y + step * 0.9} ${-w * 0.7} ${y + step}A${w * 0.7} ${w * 0.7 * pen.depth} 0 0 0 ${w * 0.7} ${y + step}C${w * 1.12} ${y + step * 0.9} ${w * 1.12} ${y + step * 0.1} ${w * 0.7} ${y}A${w * 0.7} ${w * 0.7 * pen.depth} 0 0 0 ${-w * 0.7} ${y}Z`,
    )
    pen.line(
      path`M${-w * 0.74} ${y + step * 0.3}Q${-w * 0.84} ${y + step * 0.5} ${-w * 0.74} ${y + step * 0.7}`,
      'light',
      1,
    )
  }
}

/** A urethane bump stop, cut in three lobes. */
export function drawBumpStop(pen: Pen, { spec, springFinish }: DrawnProduct): void {
  const foot = 8
  const height = (spec.lengthMm ?? 70) - foot
  const r = (spec.bodyMm ?? 46) / 2
  drawLobes(pen, 0, height, r * 1.1, springFinish ?? 'yellow')
  pen.turned('rubber', 0, -1, 3, r * 0.34)
  pen.turned('black', 0, height - 2, height + foot, r * 1.12)
  pen.anchors.length = { from: 0, to: height + foot }
  pen.anchors.body = { x: 0, y: height * 0.5, radius: r }
}
