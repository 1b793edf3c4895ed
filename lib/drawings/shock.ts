import type { ProductSummary } from '@/lib/contract/product'
import { drawCoil, type Coil } from './coil'
import { path } from './geometry'
import { drawMount, mountDepth } from './mounts'
import type { Paint } from './paints'
import { drawBump, drawCamRing, drawHydraulicPreload, drawKnob, drawPreloadRings, drawReservoir } from './parts'
import type { Pen } from './pen'

/** What a drawing needs to know of a product. */
export type DrawnProduct = Pick<
  ProductSummary,
  'kind' | 'spec' | 'construction' | 'adjusters' | 'bodyFinish' | 'springFinish' | 'axle'
>

type Layout = { length: number; bodyR: number; rodR: number; headR: number; coil: Coil; bodyEnd: number; ends: Paint }

function layOut({ kind, spec, construction }: DrawnProduct): Layout {
  const mono = kind === 'mono-shock'
  const length = spec.lengthMm ?? 320
  const stroke = spec.strokeMm ?? length * 0.22
  const bodyR = (spec.bodyMm ?? (mono ? 46 : 36)) / 2
  const wire = spec.wireMm ?? (mono ? 11 : 8)
  const radius = Math.max((spec.coilInnerMm ?? bodyR * 2 + 12) / 2, bodyR + 2) + wire / 2
  const lower = length - mountDepth(spec.bottom) - 8
  const room = lower - (mono || construction === 'piggyback' ? 72 : 62)
  const from = lower - Math.min(spec.springLengthMm ?? length * 0.62, room)
  const coil: Coil = { from, to: lower, radius, wire, coils: spec.coils ?? 8, type: spec.springType ?? 'linear' }
  // The visible rod is the stroke and the height of the bump stop.
  const bodyEnd = Math.max(from + 12, lower - stroke - (lower - from) * 0.06)
  return { length, bodyR, rodR: (spec.shaftMm ?? 12) / 2, headR: bodyR + 5, coil, bodyEnd, ends: 'black' }
}

function drawLowerEnd(pen: Pen, product: DrawnProduct, { length, coil, rodR, ends }: Layout): void {
  const { spec, adjusters } = product
  const shoulder = drawMount(pen, { mount: spec.bottom, y: length, dir: -1, neck: rodR + 5, paint: ends })
  if (adjusters.includes('L')) pen.texture('thread', pen.turned('zinc', 0, coil.to, shoulder, rodR + 3))
  const outer = coil.radius + coil.wire / 2
  if (adjusters.includes('R')) {
    const height = Math.max(5, shoulder - coil.to - 7)
    pen.texture('knurl', pen.turned('red', 0, shoulder - height, shoulder, rodR + 8))
    pen.glint(0, shoulder - height, rodR + 8)
  }
  pen.turned('black', 0, coil.to + 5, Math.max(shoulder, coil.to + 8) - 1, outer * 0.72, rodR + 5)
  pen.turned('black', 0, coil.to - 1, coil.to + 6, outer + 1.5, outer - 1)
}

function drawInside(
  pen: Pen,
  { spec, bodyFinish, adjusters }: DrawnProduct,
  { coil, bodyR, rodR, bodyEnd }: Layout,
  top: number,
): void {
  const span = coil.to - bodyEnd
  pen.turned('rod', 0, bodyEnd - 4, coil.to, rodR)
  drawBump(pen, coil.to - 1, Math.min(34, span * 0.34), Math.max(rodR + 6, bodyR * 0.72))
  pen.turned('black', 0, bodyEnd - 6, bodyEnd, bodyR - 1, bodyR - 3)
  const tube = pen.turned(bodyFinish, 0, top, bodyEnd - 5, bodyR)
  if (adjusters.includes('T')) pen.texture('thread', tube)
  pen.anchors.body = { x: 0, y: (top + coil.from) / 2, radius: bodyR }
  pen.anchors.stroke = { from: bodyEnd, to: bodyEnd + (spec.strokeMm ?? 0), x: 0 }
}

function drawHead(pen: Pen, product: DrawnProduct, layout: Layout, shoulder: number): void {
  const { construction, adjusters, bodyFinish } = product
  const { headR, coil, bodyR, length } = layout
  const outer = coil.radius + coil.wire / 2
  const knobs: Paint[] = adjusters.includes('W') ? ['gold', 'blue'] : adjusters.includes('C') ? ['red'] : []
  const resR = Math.max(15, bodyR * 0.92)
  if (construction === 'piggyback') {
    const x = Math.max(outer, headR) + resR + 5
    drawReservoir(pen, {
      x,
      top: shoulder,
      bottom: shoulder + Math.max(78, length * 0.4),
      r: resR,
      paint: bodyFinish,
      knobs,
    })
    pen.plate('black', -headR - 2, shoulder - 2, x + headR + 2, 18, 5)
    pen.line(path`M${-headR} ${shoulder + 9}H${x}`, 'red', 1.6)
    pen.line(path`M${-headR + 3} ${shoulder}H${x - 4}`, 'light', 0.7)
    return
  }
  if (construction === 'hose-reservoir') {
    const x = outer + resR + 16
    pen.wire(
      'zinc',
      path`M${headR - 2} ${shoulder + 9}C${outer + 24} ${shoulder + 4} ${x} ${shoulder - 8} ${x} ${shoulder + 34}`,
      7,
    )
    drawReservoir(pen, {
      x,
      top: shoulder + 34,
      bottom: shoulder + 34 + Math.max(86, length * 0.42),
      r: resR,
      paint: bodyFinish,
      knobs,
    })
    pen.plate('zinc', headR - 4, shoulder + 3, 14, 12, 3)
  }
  pen.turned('black', 0, shoulder - 1, shoulder + 18, headR)
  pen.glint(0, shoulder - 1, headR)
  pen.line(path`M${-headR} ${shoulder + 12}A${headR} ${headR * pen.depth} 0 0 0 ${headR} ${shoulder + 12}`, 'red', 1.4)
  if (construction !== 'hose-reservoir' && knobs.length > 0)
    drawKnob(pen, knobs[0] ?? 'red', headR * 0.62, shoulder, 5.5, 8)
}

function drawUpperSeat(pen: Pen, { kind, adjusters, spec, bodyFinish }: DrawnProduct, { coil, bodyR }: Layout): void {
  const outer = coil.radius + coil.wire / 2
  if (adjusters.includes('H')) drawHydraulicPreload(pen, coil.from, outer, -1)
  else if (adjusters.includes('T'))
    drawPreloadRings(pen, coil.from, outer, bodyR, bodyFinish === 'black' ? 'red' : bodyFinish)
  else if (adjusters.includes('P')) drawCamRing(pen, coil.from, outer, spec.preloadSteps ?? 5)
  else {
    const cover = kind === 'unit-swing-shock' || kind === 'front-shock'
    pen.turned(
      cover ? bodyFinish : 'black',
      0,
      coil.from - (cover ? 20 : 7),
      coil.from + (cover ? 12 : 1),
      outer - (cover ? 6 : 0),
      outer + 2,
    )
    pen.glint(0, coil.from - (cover ? 20 : 7), outer - (cover ? 6 : 0))
  }
}

/** A motorcycle rear or front shock: body above, rod below, spring round both. */
export function drawShock(pen: Pen, product: DrawnProduct): void {
  const layout = layOut(product)
  const paint: Paint = product.springFinish ?? 'black'
  drawLowerEnd(pen, product, layout)
  const shoulder = mountDepth(product.spec.top)
  const top = shoulder + 12
  drawCoil(pen, layout.coil, paint, () => drawInside(pen, product, layout, top))
  drawUpperSeat(pen, product, layout)
  drawHead(pen, product, layout, shoulder)
  drawMount(pen, { mount: product.spec.top, y: 0, dir: 1, neck: layout.headR * 0.8, paint: layout.ends })
  pen.anchors.length = { from: 0, to: layout.length }
}
