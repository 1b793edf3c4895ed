import type { DrawnProduct } from './shock'
import { drawCoil } from './coil'
import { path } from './geometry'
import { drawKnob } from './parts'
import type { Paint } from './paints'
import { circle, type Pen } from './pen'

const gap = 34

/** The cap that closes a fork tube: hexagon, O-ring groove, adjuster. */
function drawForkCap(pen: Pen, x: number, y: number, r: number, accent: Paint): void {
  pen.turned('zinc', x, y + 8, y + 26, r * 0.94)
  pen.texture('thread', pen.turned(accent, x, y, y + 12, r))
  pen.line(path`M${x - r} ${y + 17}A${r} ${r * pen.depth} 0 0 0 ${x + r} ${y + 17}`, 'dark', 1.6)
  pen.turned(accent, x, y - 10, y, r * 0.72)
  pen.line(path`M${x - r * 0.3} ${y - 9}V${y}M${x + r * 0.36} ${y - 9}V${y}`, 'dark', 0.7)
  pen.glint(x, y - 10, r * 0.72)
}

/** Cap, rod, spring, cartridge tube and foot bolt of one fork leg. */
function drawCartridge(
  pen: Pen,
  { spec, bodyFinish, springFinish, kind }: DrawnProduct,
  x: number,
  accent: Paint,
): void {
  const length = spec.lengthMm ?? 460
  const capR = (spec.forkTubeMm ?? 37) / 2
  const r = Math.min((spec.bodyMm ?? 26) / 2, capR - 3)
  const full = kind === 'fork-cartridge'
  const tubeTop = full ? length * 0.5 : length * 0.42
  pen.turned('zinc', x, length - 6, length + 14, 5)
  pen.turned('zinc', x, length - 22, length - 4, r * 0.8, r * 0.55)
  pen.turned('rod', x, 20, tubeTop, (spec.shaftMm ?? 10) / 2)
  pen.turned(bodyFinish, x, tubeTop, length - 20, r)
  for (const t of [0.25, 0.5, 0.75]) pen.disc('black', x, tubeTop + (length - tubeTop) * t, 2.6)
  pen.turned('black', x, tubeTop - 10, tubeTop + 8, r + 1)
  pen.glint(x, tubeTop - 10, r + 1)
  if (full) {
    const wire = spec.wireMm ?? 4.5
    drawCoil(
      pen,
      {
        from: 30,
        to: tubeTop - 10,
        radius: capR - 2.5 - wire / 2,
        wire,
        coils: spec.coils ?? 16,
        type: spec.springType ?? 'linear',
        closed: 0.5,
        x,
      },
      springFinish ?? 'silver',
      () => pen.turned('rod', x, 26, tubeTop - 8, (spec.shaftMm ?? 12) / 2),
    )
    drawForkCap(pen, x, 12, capR, 'black')
    drawKnob(pen, accent, x, 3, capR * 0.46, 10)
  } else {
    pen.turned('black', x, 14, 30, (spec.shaftMm ?? 10) / 2 + 4)
    pen.texture('thread', pen.turned('zinc', x, 0, 14, (spec.shaftMm ?? 10) / 2))
  }
}

/** A pair of fork cartridges or damper units, one per leg. */
export function drawForkPair(pen: Pen, product: DrawnProduct): void {
  const { spec } = product
  const x = Math.max(gap, (spec.forkTubeMm ?? 37) * 0.5 + 12)
  drawCartridge(pen, product, x, product.adjusters.includes('C') ? 'gold' : 'red')
  drawCartridge(pen, product, -x, 'red')
  pen.anchors.length = { from: 0, to: spec.lengthMm ?? 460 }
  pen.anchors.body = {
    x,
    y: (spec.lengthMm ?? 460) * 0.7,
    radius: Math.min((spec.bodyMm ?? 26) / 2, (spec.forkTubeMm ?? 37) / 2 - 3),
  }
}

/** Two long springs side by side; with `spacers`, plastic tubes stand on top. */
export function drawForkSprings(
  pen: Pen,
  { spec, springFinish, bodyFinish }: DrawnProduct,
  offset = 0,
  height = spec.springLengthMm ?? 320,
): void {
  const wire = spec.wireMm ?? 4.6
  const radius = (spec.coilInnerMm ?? (spec.forkTubeMm ?? 37) - 13) / 2 + wire / 2
  const x = radius + wire + 7
  for (const side of [-1, 1])
    drawCoil(
      pen,
      {
        x: offset + side * x,
        from: 0,
        to: height,
        radius,
        wire,
        coils: spec.coils ?? 22,
        type: spec.springType ?? 'progressive',
        closed: 2,
      },
      springFinish ?? bodyFinish,
    )
}

/** The valve that sits on a damper rod: body, port ring and a light spring. */
function drawEmulator(pen: Pen, x: number, y: number, r: number): void {
  pen.turned('zinc', x, y + 21, y + 38, 5)
  pen.turned('gold', x, y + 8, y + 22, r)
  for (const dx of [-0.5, 0, 0.5]) pen.face('black', circle(x + dx * r, y + 16, 2.2))
  pen.turned('zinc', x, y + 2, y + 8, r * 0.8)
  pen.turned('zinc', x, y - 6, y + 3, 4)
  pen.glint(x, y + 8, r)
}

/** Springs, valves and caps for both legs. */
export function drawForkUpgrade(pen: Pen, product: DrawnProduct): void {
  const { spec, bodyFinish } = product
  const height = spec.springLengthMm ?? 300
  const capR = (spec.forkTubeMm ?? 33) / 2
  drawForkSprings(pen, product, 0, height)
  const x = (pen.anchors.spring?.meanRadius ?? 12) * 4 + capR + 12
  for (const side of [-1, 1]) {
    drawEmulator(pen, side * x, height - 42, capR * 0.86)
    pen.turned('label', side * x, height * 0.4, height * 0.72, capR * 0.7)
    pen.glint(side * x, height * 0.4, capR * 0.7)
    drawForkCap(pen, side * x, height * 0.12, capR, bodyFinish === 'black' ? 'red' : bodyFinish)
  }
}
