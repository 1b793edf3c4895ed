import 'server-only'
import {
  formatDecimal,
  layOutDimensions,
  type Callout,
  type DimensionKey,
  type Figure,
  type Span,
} from '@/lib/drawings/dimensions'
import type { Box } from '@/lib/drawings/geometry'
import { measureScene, type Shape } from '@/lib/drawings/pen'
import { drawProduct } from '@/lib/drawings/product-scene'
import type { DrawnProduct } from '@/lib/drawings/shock'
import { ink } from '../kit/page-style'
import type { Sheet } from '../kit/sheet'
import { fitBox } from './place'

type Doc = Sheet['doc']
type Labels = Record<DimensionKey, string>
/** Page coordinates of a drawing's millimetres. */
type Map = { scale: number; x: (mm: number) => number; y: (mm: number) => number }

const hair = 0.5

/** Seen flat, ellipses have no height; PDF has no arc of radius 0, so they are drawn as the lines they are. */
export function straightenArcs(d: string): string {
  return d.replace(
    /A(-?[\d.]+) (-?[\d.]+) \d+ \d \d (-?[\d.]+ -?[\d.]+)/g,
    (arc, rx: string, ry: string, end: string) => (Number(rx) === 0 || Number(ry) === 0 ? `L${end}` : arc),
  )
}

function drawOutline(doc: Doc, shape: Shape, scale: number): void {
  const d = straightenArcs(shape.d)
  if (shape.type === 'texture' || (shape.type === 'line' && shape.tone !== 'dark')) return
  const line = hair / scale
  if (shape.type === 'face') doc.lineWidth(line).path(d).fillAndStroke(ink.white, ink.carbon, 'even-odd')
  else if (shape.type === 'line')
    doc
      .lineWidth(line * 0.6)
      .path(d)
      .stroke(ink.carbon)
  else {
    doc.save().lineCap('round').lineWidth(shape.width).path(d).stroke(ink.carbon)
    doc
      .lineWidth(Math.max(shape.width * 0.4, shape.width - line * 2))
      .path(d)
      .stroke(shape.back ? '#eceef0' : ink.white)
      .restore()
  }
}

function drawFigureText(
  sheet: Sheet,
  x: number,
  y: number,
  align: 'left' | 'center' | 'right',
  label: string,
  figure: Figure,
): void {
  const width = 120
  const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2
  sheet.line(label, { x: left, y: y - 2.5, width, align }, { size: 7, color: ink.steel })
  sheet.line(
    formatDecimal(figure, 'metric'),
    { x: left, y: y + 8, width, align },
    { size: 9.5, weight: 'bold', color: ink.black },
  )
}

function drawArrow(doc: Doc, x: number, y: number, dx: number, dy: number): void {
  const [length, half] = [6, 1.6]
  doc
    .moveTo(x, y)
    .lineTo(x + dx * length + dy * half, y + dy * length + dx * half)
    .lineTo(x + dx * length - dy * half, y + dy * length - dx * half)
    .closePath()
    .fill(ink.red)
}

function drawSpan(sheet: Sheet, span: Span, labels: Labels, map: Map, at: number): void {
  const { doc } = sheet
  const { from, to, edge, horizontal, key, mm, extra } = span
  doc.lineWidth(hair)
  if (horizontal) {
    for (const end of [from, to])
      doc
        .moveTo(map.x(end), map.y(edge))
        .lineTo(map.x(end), at + 4)
        .stroke(ink.red)
    doc.moveTo(map.x(from), at).lineTo(map.x(to), at).stroke(ink.red)
    drawArrow(doc, map.x(from), at, 1, 0)
    drawArrow(doc, map.x(to), at, -1, 0)
    drawFigureText(sheet, (map.x(from) + map.x(to)) / 2, at + 13, 'center', labels[key], { length: mm })
    return
  }
  for (const end of [from, to])
    doc
      .moveTo(map.x(edge), map.y(end))
      .lineTo(at + 4, map.y(end))
      .stroke(ink.red)
  doc.moveTo(at, map.y(from)).lineTo(at, map.y(to)).stroke(ink.red)
  drawArrow(doc, at, map.y(from), 0, 1)
  drawArrow(doc, at, map.y(to), 0, -1)
  const middle = map.y(from + (to - from) * (key === 'springLength' ? 0.3 : 0.5))
  drawFigureText(sheet, at + 6, middle, 'left', labels[key], { length: mm })
  if (extra) drawFigureText(sheet, at + 6, middle + 26, 'left', labels[extra.key], { length: extra.mm })
}

function drawCallout(
  sheet: Sheet,
  { key, figure, point: [x, y] }: Callout,
  textY: number,
  textX: number,
  labels: Labels,
  map: Map,
): void {
  const { doc } = sheet
  doc
    .lineWidth(hair)
    .moveTo(map.x(x), map.y(y))
    .lineTo(textX + 14, textY)
    .lineTo(textX + 4, textY)
    .stroke(ink.red)
  doc.circle(map.x(x), map.y(y), 1.6).fill(ink.red)
  drawFigureText(sheet, textX, textY, 'right', labels[key], figure)
}

/** Moves texts apart to `gap` pt, in their order, without leaving `low`–`high`. */
export function spreadTexts(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  let y = low - gap
  const placed = wanted.map((want) => (y = Math.max(want, y + gap)))
  const over = Math.max(0, y - high)
  return placed.map((at, i) => Math.max(low + i * gap, at - over))
}

/** The part as a flat engineering drawing with every dimension of its specification, in a frame (pt). */
export function drawDimensionSheet(sheet: Sheet, product: DrawnProduct, labels: Labels, frame: Box): void {
  const { doc } = sheet
  const { shapes, anchors } = drawProduct(product, 0)
  const part = measureScene(shapes)
  const { spans, callouts } = layOutDimensions(product.spec, anchors, part)
  const isFlat = anchors.length?.horizontal ?? false
  const room = {
    left: callouts.length > 0 ? 100 : 10,
    right: isFlat || spans.length === 0 ? 10 : 14 + spans.length * 62,
    bottom: isFlat ? 14 + spans.length * 36 : 8,
  }
  const inner = {
    x: frame.x + room.left,
    y: frame.y + 8,
    width: frame.width - room.left - room.right,
    height: frame.height - 8 - room.bottom,
  }
  const { scale, x, y } = fitBox(part, inner, 2.2)
  const map: Map = { scale, x: (mm) => x + mm * scale, y: (mm) => y + mm * scale }
  doc.save().translate(x, y).scale(scale).lineJoin('round')
  for (const shape of shapes) drawOutline(doc, shape, scale)
  doc.restore()
  const [right, bottom] = [map.x(part.x + part.width), map.y(part.y + part.height)]
  spans.forEach((span, i) =>
    drawSpan(sheet, span, labels, map, span.horizontal ? bottom + 14 + i * 36 : right + 16 + i * 62),
  )
  const texts = spreadTexts(
    callouts.map(({ point }) => map.y(point[1])),
    27,
    frame.y + 12,
    frame.y + frame.height - 14,
  )
  callouts.forEach((callout, i) => drawCallout(sheet, callout, texts[i] ?? 0, map.x(part.x) - 24, labels, map))
}
