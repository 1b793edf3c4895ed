import type { ProductSpec } from '@/lib/contract/product'
import type { Mount } from '@/lib/contract/vehicle'
import type { Box, Point } from './geometry'
import type { Anchors, End } from './pen'
import { drawProduct } from './product-scene'
import type { DrawnProduct } from './shock'

export const dimensionKeys = [
  'eyeToEye',
  'stroke',
  'closed',
  'top',
  'bottom',
  'body',
  'springLength',
  'wire',
  'coilInner',
] as const
export type DimensionKey = (typeof dimensionKeys)[number]

/** A length between two points of the part; `at` is the x (or y, when horizontal) of the dimension line, `edge` where its guides leave the part. */
export type Span = {
  key: DimensionKey
  mm: number
  from: number
  to: number
  at: number
  edge: number
  horizontal: boolean
  extra?: { key: DimensionKey; mm: number }
}
/** A figure led out of the part to a column of text. */
export type Callout = { key: DimensionKey; figure: Figure; point: Point; textY: number }
/** `Ø hole × width`, a thread `M10`, or a plain diameter. */
export type Figure = { diameter?: number; by?: number; thread?: number; length?: number }
export type DimensionLayout = { unit: number; spans: Span[]; callouts: Callout[]; calloutX: number; box: Box }

const inchMm = 25.4
const formats = {
  metric: new Intl.NumberFormat('en', { maximumFractionDigits: 1, useGrouping: false }),
  imperial: new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false }),
}

/** Writes a figure with its unit; threads keep their metric name in both systems. */
export function formatDecimal({ diameter, by, thread, length }: Figure, system: 'metric' | 'imperial'): string {
  if (thread !== undefined) return `M${formats.metric.format(thread)}`
  const show = (mm: number) => formats[system].format(system === 'metric' ? mm : mm / inchMm)
  const text =
    diameter !== undefined ? `Ø${show(diameter)}${by === undefined ? '' : ` × ${show(by)}`}` : show(length ?? 0)
  return `${text} ${system === 'metric' ? 'mm' : 'in'}`
}

function describeMount(mount: Mount | null): Figure | null {
  if (!mount?.holeMm) return null
  if (mount.kind === 'stem') return { thread: mount.holeMm }
  return mount.widthMm === null ? { diameter: mount.holeMm } : { diameter: mount.holeMm, by: mount.widthMm }
}

function listCallouts(spec: ProductSpec, { top, bottom, body, spring }: Anchors): Callout[] {
  const callouts: Callout[] = []
  const add = (key: DimensionKey, figure: Figure | null, point: Point) =>
    figure && callouts.push({ key, figure, point, textY: point[1] })
  const rim = (end: End): Point => [end.x - (end.holeMm ?? 0) / 2, end.y]
  if (top) add('top', describeMount(spec.top), rim(top))
  if (body && spec.bodyMm) add('body', { diameter: spec.bodyMm }, [body.x - body.radius, body.y])
  if (spring) {
    const at = (t: number) => spring.crests[Math.floor(spring.crests.length * t)] ?? spring.from
    if (spec.springLengthMm && Math.abs(spring.to - spring.from - spec.springLengthMm) > 0.5)
      add('springLength', { length: spec.springLengthMm }, [spring.x - spring.meanRadius, at(0.25)])
    if (spec.coilInnerMm)
      add('coilInner', { diameter: spec.coilInnerMm }, [spring.x - spring.meanRadius + spring.wire / 2, at(0.45)])
    if (spec.wireMm) add('wire', { diameter: spec.wireMm }, [spring.x - spring.meanRadius - spring.wire / 2, at(0.7)])
  }
  if (bottom) add('bottom', describeMount(spec.bottom), rim(bottom))
  return callouts.sort((a, b) => a.textY - b.textY)
}

/** Moves texts apart until none are closer than `gap`, keeping their order and their common centre. */
function spread(callouts: Callout[], gap: number, low: number, high: number): void {
  let y = -Infinity
  for (const callout of callouts) y = callout.textY = Math.max(callout.textY, y + gap)
  const over = Math.max(0, y - high)
  const first = callouts[0]?.textY ?? low
  const shift = Math.min(over, Math.max(0, first - low))
  for (const callout of callouts) callout.textY -= shift
}

function listSpans(spec: ProductSpec, { length, stroke, spring }: Anchors): Omit<Span, 'at'>[] {
  const spans: Omit<Span, 'at'>[] = []
  if (spring && spec.springLengthMm && Math.abs(spring.to - spring.from - spec.springLengthMm) <= 0.5)
    spans.push({
      key: 'springLength',
      mm: spec.springLengthMm,
      from: spring.from,
      to: spring.to,
      edge: spring.x + spring.meanRadius + spring.wire / 2,
      horizontal: false,
    })
  const horizontal = length?.horizontal ?? false
  if (stroke && spec.strokeMm)
    spans.push({ key: 'stroke', mm: spec.strokeMm, from: stroke.from, to: stroke.to, edge: stroke.x, horizontal })
  if (length && !spring && !spec.lengthMm && spec.springLengthMm)
    spans.push({
      key: 'springLength',
      mm: spec.springLengthMm,
      from: length.from,
      to: length.to,
      edge: 0,
      horizontal: false,
    })
  if (length && spec.lengthMm)
    spans.push({
      key: 'eyeToEye',
      mm: spec.lengthMm,
      from: length.from,
      to: length.to,
      edge: 0,
      horizontal,
      ...(spec.closedLengthMm ? { extra: { key: 'closed', mm: spec.closedLengthMm } } : {}),
    })
  return spans
}

/**
 * Places every dimension that the specification has round the part.
 * @param part the box of the flat drawing, mm
 */
export function layOutDimensions(spec: ProductSpec, anchors: Anchors, part: Box): DimensionLayout {
  const unit = Math.max(part.height, part.width * 0.8) / 100
  const right = part.x + part.width
  const bottom = part.y + part.height
  const spans: Span[] = listSpans(spec, anchors).map((span, i) => ({
    ...span,
    at: span.horizontal ? bottom + (8 + i * 13) * unit : right + (9 + i * 10) * unit,
  }))
  const callouts = listCallouts(spec, anchors)
  const isFlat = anchors.length?.horizontal ?? false
  spread(callouts, 10 * unit, part.y + 4 * unit, bottom - 4 * unit)
  const margin = {
    left: callouts.length > 0 ? 43 * unit : 6 * unit,
    right:
      isFlat || spans.length === 0 ? 7 * unit : (spans.length * 10 + (spans.some(({ extra }) => extra) ? 9 : 2)) * unit,
    bottom: isFlat ? (6 + spans.length * 13) * unit : 5 * unit,
  }
  const low = Math.max(bottom, ...callouts.map(({ textY }) => textY + 4 * unit))
  return {
    unit,
    spans,
    callouts,
    calloutX: part.x - 9 * unit,
    box: {
      x: part.x - margin.left,
      y: part.y - 5 * unit,
      width: part.width + margin.left + margin.right,
      height: low - part.y + 5 * unit + margin.bottom,
    },
  }
}

/** Whether a drawing of the part shows any length: some parts have none of their own. */
export function hasDimensions(product: DrawnProduct): boolean {
  const { anchors } = drawProduct(product, 0)
  return listSpans(product.spec, anchors).length > 0 || listCallouts(product.spec, anchors).length > 0
}
