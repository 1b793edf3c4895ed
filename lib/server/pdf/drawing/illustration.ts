import 'server-only'
import { frameProduct } from '@/lib/drawings/frame'
import { boxAround, pathPoints, type Box } from '@/lib/drawings/geometry'
import { listStops, tones, type Paint } from '@/lib/drawings/paints'
import { measureScene, type Shape } from '@/lib/drawings/pen'
import { drawProduct, illustrationDepth } from '@/lib/drawings/product-scene'
import type { DrawnProduct } from '@/lib/drawings/shock'
import type { Sheet } from '../kit/sheet'
import { fitBox } from './place'

type Doc = Sheet['doc']
type Of<T extends Shape['type']> = Extract<Shape, { type: T }>

const lineColors = { dark: '#000000', light: '#ffffff', red: '#d3121c' } as const

/** Half of the stops: on paper nobody sees the difference, and every stop is an object of the file. */
function gradientOf(doc: Doc, paint: Paint, box: Box, across: boolean) {
  const gradient = across
    ? doc.linearGradient(0, box.y, 0, box.y + box.height)
    : doc.linearGradient(box.x, 0, box.x + box.width, 0)
  listStops(paint).forEach(([offset, color], i) => {
    if (i !== 1 && i !== 3) gradient.stop(offset, color)
  })
  return gradient
}

function drawFace(doc: Doc, { d, paint, across = false }: Of<'face'>): void {
  const box = boxAround(pathPoints(d))
  const fill = box.width > 0.5 && box.height > 0.5 ? gradientOf(doc, paint, box, across) : tones[paint][1]
  doc
    .lineWidth(0.6)
    .lineJoin('round')
    .strokeOpacity(0.6)
    .path(d)
    .fillAndStroke(fill, '#050608', 'even-odd')
    .strokeOpacity(1)
}

/** Threads and knurls as hatching inside the face. */
function drawTexture(doc: Doc, { d, pattern }: Of<'texture'>): void {
  const { x, y, width, height } = boxAround(pathPoints(d))
  const step = pattern === 'thread' ? 2.4 : 2.8
  const isThread = pattern === 'thread'
  doc.save().path(d).clip().lineWidth(0.8).strokeOpacity(0.5)
  for (let at = (isThread ? y : x) + 0.5; at < (isThread ? y + height : x + width); at += step) {
    if (isThread) doc.moveTo(x, at).lineTo(x + width, at)
    else doc.moveTo(at, y).lineTo(at, y + height)
  }
  doc.stroke('#000000').restore()
}

function drawWire(doc: Doc, { d, paint, width, back = false }: Of<'wire'>): void {
  const [deep, base, light] = tones[paint]
  const stroke = (color: string, share: number, opacity = 1) =>
    doc
      .lineWidth(width * share)
      .strokeOpacity(opacity)
      .path(d)
      .stroke(color)
  doc.save().lineCap('round')
  stroke(deep, 1)
  stroke(base, 0.82, back ? 0.45 : 1)
  if (!back) {
    stroke(deep, 0.5, 0.12)
    doc.translate(0, -width * 0.19)
    stroke(light, 0.22, 0.75)
  }
  doc.restore()
}

function drawShape(doc: Doc, shape: Shape): void {
  if (shape.type === 'face') drawFace(doc, shape)
  else if (shape.type === 'texture') drawTexture(doc, shape)
  else if (shape.type === 'wire') drawWire(doc, shape)
  else
    doc
      .save()
      .lineWidth(shape.width)
      .strokeOpacity(shape.tone === 'red' ? 1 : 0.55)
      .path(shape.d)
      .stroke(lineColors[shape.tone])
      .restore()
}

/** The shaded picture of a part, as vectors, fitted into a frame (pt). `upright` leaves out the lean of the site's pictures. */
export function drawIllustration({ doc }: Sheet, product: DrawnProduct, frame: Box, { upright = false } = {}): void {
  const { shapes } = drawProduct(product, illustrationDepth)
  const lean = upright ? 0 : frameProduct(product.kind, shapes, 'hero').lean
  const { scale, x, y } = fitBox(measureScene(shapes, lean, 2), frame)
  doc.save().translate(x, y).scale(scale)
  if (lean !== 0) doc.rotate(lean)
  for (const shape of shapes) drawShape(doc, shape)
  doc.restore()
}
