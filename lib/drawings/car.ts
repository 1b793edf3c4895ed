import type { DrawnProduct } from './shock'
import { drawCoil } from './coil'
import { path } from './geometry'
import { drawMount } from './mounts'
import { drawBellows, drawDial, drawReservoir } from './parts'
import type { Paint } from './paints'
import { circle, type Pen } from './pen'

/** A quiet two-line decal, so that large plain tubes read as a product. */
function drawDecal(pen: Pen, y: number, height: number, r: number): void {
  pen.plate('label', -r * 0.5, y, r * 0.95, height, 1)
  pen.line(path`M${-r * 0.3} ${y + height * 0.1}V${y + height * 0.9}`, 'red', r * 0.14)
  pen.line(
    path`M${-r * 0.04} ${y + height * 0.1}V${y + height * 0.62}M${r * 0.2} ${y + height * 0.1}V${y + height * 0.4}`,
    'dark',
    r * 0.09,
  )
}

/** A pickup or SUV gas shock: reserve tube below, rod under a boot above. */
export function drawGasShock(pen: Pen, product: DrawnProduct): void {
  const { spec, construction, adjusters, bodyFinish } = product
  const length = spec.lengthMm ?? 480
  const stroke = spec.strokeMm ?? length * 0.38
  const r = (spec.bodyMm ?? 50) / 2
  const rodR = (spec.shaftMm ?? 16) / 2
  const bootR = r + 4
  const upper: Paint = 'black'
  const shoulder = drawMount(pen, { mount: spec.bottom, y: length, dir: -1, neck: r * 0.62, paint: upper })
  const bodyTop = Math.max(60, Math.min(length * 0.5, length - (spec.closedLengthMm ?? length - stroke) + 34))
  if (construction === 'hose-reservoir') {
    const x = r + 52
    pen.wire(
      'zinc',
      path`M${r - 4} ${shoulder - 26}C${x - 18} ${shoulder - 30} ${x} ${shoulder - 10} ${x} ${shoulder - 50}`,
      9,
    )
    const knobs: Paint[] = adjusters.includes('W') ? ['gold', 'blue'] : ['red']
    drawReservoir(pen, { x, top: bodyTop + 30, bottom: shoulder - 44, r: r * 0.86, paint: bodyFinish, knobs })
  }
  pen.turned('black', 0, shoulder - 12, shoulder, r + 1, r * 0.7)
  pen.turned(bodyFinish, 0, bodyTop, shoulder - 10, r)
  drawDecal(pen, shoulder - 26 - (shoulder - bodyTop) * 0.42, (shoulder - bodyTop) * 0.42, r)
  if (adjusters.includes('R') || adjusters.includes('C')) drawDial(pen, 'red', 0, shoulder - 16, Math.min(11, r * 0.5))
  pen.line(path`M${-r} ${shoulder - 18}A${r} ${r * pen.depth} 0 0 0 ${r} ${shoulder - 18}`, 'dark', 0.8)
  const bootFrom = spec.top?.kind === 'stem' ? 10 : 30
  pen.turned('rod', 0, 0, bodyTop + 6, rodR)
  drawBellows(pen, bootFrom + 8, bodyTop + Math.min(34, length * 0.08), bootR, Math.max(7, Math.round(bodyTop / 15)))
  pen.turned('black', 0, bootFrom - 4, bootFrom + 10, bootR * 0.72, bootR)
  pen.glint(0, bootFrom - 4, bootR * 0.72)
  drawMount(pen, { mount: spec.top, y: 0, dir: 1, neck: rodR + 4, paint: upper })
  pen.anchors.length = { from: 0, to: length }
  pen.anchors.body = { x: 0, y: (bodyTop + shoulder) / 2, radius: r }
  pen.anchors.stroke = { from: bodyTop - stroke, to: bodyTop, x: 0 }
}

/** The lower bracket that clamps a steering knuckle; the reference height `y` lies between its two bolts. */
function drawKnuckleBracket(pen: Pen, y: number, r: number): void {
  const half = r + 13
  const bolts = circle(r * 0.1, y - 28, 6.5) + circle(r * 0.1, y + 28, 6.5)
  pen.face(
    'black',
    path`M${-half} ${y - 66}L${half - 6} ${y - 58}L${half} ${y + 36}Q${half} ${y + 46} ${half - 10} ${y + 46}L${-half + 14} ${y + 46}Q${-half + 4} ${y + 46} ${-half + 4} ${y + 36}Z` +
      bolts,
  )
  for (const dy of [-28, 28]) pen.ring('zinc', r * 0.1, y + dy, 10, 6.5)
  pen.line(
    path`M${-half + 6} ${y - 58}L${-half + 9} ${y + 34}M${half - 6} ${y - 50}L${half - 5} ${y + 34}`,
    'light',
    0.8,
  )
  pen.anchors.bottom = { x: 0, y, holeMm: 13, widthMm: null }
}

function drawStrutTop(pen: Pen, { spec, kind }: DrawnProduct, rodR: number): void {
  const flange =
    spec.top?.kind === 'flange' || (kind === 'coilover' && spec.top?.kind !== 'stem' && spec.top?.kind !== 'eye')
  if (!flange) {
    drawMount(pen, { mount: spec.top, y: 0, dir: 1, neck: rodR + 4, paint: 'black' })
    return
  }
  drawMount(pen, {
    mount: { kind: 'flange', holeMm: null, widthMm: null },
    y: 0,
    dir: 1,
    neck: rodR + 6,
    paint: kind === 'coilover' ? 'silver' : 'black',
  })
}

type StrutLayout = { length: number; r: number; rodR: number; bodyTop: number; shoulder: number; stroke: number }

function drawStrutBody(pen: Pen, { spec, bodyFinish, kind }: DrawnProduct): StrutLayout {
  const length = spec.lengthMm ?? 520
  const stroke = spec.strokeMm ?? 150
  const r = (spec.bodyMm ?? 50) / 2
  const rodR = (spec.shaftMm ?? 20) / 2
  const isBracket = spec.bottom === null || spec.bottom.kind === 'flange'
  const shoulder = isBracket
    ? length + 30
    : drawMount(pen, { mount: spec.bottom, y: length, dir: -1, neck: r * 0.7, paint: 'black' })
  const bodyTop = Math.min(length * 0.56, 36 + stroke + 14)
  pen.turned('rod', 0, 10, bodyTop + 4, rodR)
  const tube = pen.turned(kind === 'coilover' ? 'zinc' : bodyFinish, 0, bodyTop, shoulder, r)
  if (kind === 'coilover') pen.texture('thread', tube)
  pen.turned('black', 0, bodyTop - 7, bodyTop + 8, r * 0.8, r + 1.5)
  if (isBracket) drawKnuckleBracket(pen, length, r)
  pen.anchors.body = { x: 0, y: length * 0.76, radius: r }
  pen.anchors.stroke = { from: bodyTop - stroke, to: bodyTop, x: 0 }
  pen.anchors.length = { from: 0, to: length }
  return { length, r, rodR, bodyTop, shoulder, stroke }
}

/** A MacPherson strut: spring perch, knuckle bracket below, bearing plate or stem above. */
export function drawStrut(pen: Pen, product: DrawnProduct): void {
  const { spec } = product
  const { length, r, rodR, bodyTop } = drawStrutBody(pen, product)
  const perch = bodyTop + Math.min(60, length * 0.12)
  pen.turned('black', 0, perch, perch + 8, r + 44, r + 40)
  pen.turned('black', 0, perch + 8, perch + 26, r + 20, r + 2)
  pen.glint(0, perch, r + 44)
  if (spec.wireMm && spec.coilInnerMm) {
    const radius = spec.coilInnerMm / 2 + spec.wireMm / 2
    drawCoil(
      pen,
      { from: 34, to: perch + 2, radius, wire: spec.wireMm, coils: spec.coils ?? 5, type: 'pigtail' },
      product.springFinish ?? 'black',
      () => drawBellows(pen, 40, perch - 6, r + 3, 9),
    )
  } else drawBellows(pen, 40, bodyTop + 10, r + 2, 9)
  drawStrutTop(pen, product, rodR)
}

/** A height-adjustable unit: threaded body, two lock rings, a coaxial spring and an aluminium bearing plate. */
export function drawCoilover(pen: Pen, product: DrawnProduct): void {
  const { spec, springFinish, adjusters, bodyFinish } = product
  const { length, r, rodR, bodyTop } = drawStrutBody(pen, product)
  const wire = spec.wireMm ?? 12
  const radius = Math.max((spec.coilInnerMm ?? 62) / 2, r + 3) + wire / 2
  const from = 32
  const to = from + Math.min(spec.springLengthMm ?? 200, length * 0.55)
  const accent = bodyFinish === 'black' ? 'red' : bodyFinish
  for (const [y, h, extra, paint] of [
    [length - 92, 9, 8, accent],
    [to + 16, 8, 8, accent],
    [to, 14, 12, 'black'],
  ] as const) {
    pen.texture('knurl', pen.turned(paint, 0, y, y + h, r + extra))
    pen.glint(0, y, r + extra)
  }
  pen.turned('black', 0, to - 2, to + 5, radius + wire / 2)
  drawCoil(
    pen,
    { from, to, radius, wire, coils: spec.coils ?? 7, type: spec.springType ?? 'linear', closed: 1 },
    springFinish ?? 'red',
    () => {
      drawBellows(pen, 40, Math.min(bodyTop + 20, to - 20), r - 2, 8)
    },
  )
  pen.turned('silver', 0, from - 10, from + 2, radius + wire / 2)
  drawStrutTop(pen, product, rodR)
  if (adjusters.includes('R') || adjusters.includes('C')) {
    pen.turned('zinc', 0, -30, -12, 6)
    pen.texture('knurl', pen.turned('red', 0, -44, -28, 9))
    pen.glint(0, -44, 9)
  }
}
