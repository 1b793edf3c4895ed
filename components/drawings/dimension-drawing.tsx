import { compactPath } from '@/lib/drawings/compact'
import {
  formatDecimal,
  layOutDimensions,
  type Callout,
  type DimensionKey,
  type Figure,
  type Span,
} from '@/lib/drawings/dimensions'
import { formatBox, path, round } from '@/lib/drawings/geometry'
import { measureScene, type Shape } from '@/lib/drawings/pen'
import { drawProduct } from '@/lib/drawings/product-scene'
import type { DrawnProduct } from '@/lib/drawings/shock'

const [ink, steel, red] = ['#16181c', '#5b626c', '#d3121c']
type Labels = Record<DimensionKey, string>

function OutlineMark({ shape, hair }: { shape: Shape; hair: number }) {
  if (shape.type === 'texture' || (shape.type === 'line' && shape.tone !== 'dark')) return null
  const d = compactPath(shape.d)
  if (shape.type === 'face') return <path d={d} />
  if (shape.type === 'line') return <path d={d} fill="none" strokeWidth={round(hair * 6) / 10} />
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} strokeWidth={round(shape.width)} />
      <path
        d={d}
        stroke={shape.back ? '#eceef0' : '#fff'}
        strokeWidth={round(Math.max(shape.width * 0.4, shape.width - hair * 2))}
      />
    </g>
  )
}

type FigureTextProps = {
  x: number
  y: number
  unit: number
  anchor: 'start' | 'middle' | 'end'
  label: string
  figure: Figure
  shown: 'mm' | 'in'
  small?: boolean
  /** Read from below upwards, as beside a vertical dimension line. */ upright?: boolean
}

function FigureText({ x, y, unit, anchor, label, figure, shown, small = false, upright = false }: FigureTextProps) {
  const size = round(unit * (small ? 3 : 4))
  const value = { x: round(x), y: round(y + unit * 3.4), fontSize: size, fontWeight: 600, fill: ink }
  return (
    <g
      textAnchor={anchor}
      transform={upright ? `rotate(-90 ${round(x)} ${round(y)})` : undefined}
      className="tabular-nums"
      stroke="#fff"
      strokeWidth={round(unit)}
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      <text x={round(x)} y={round(y - unit * 0.9)} fontSize={round(unit * 2.9)} fill={steel}>
        {label}
      </text>
      <text data-unit="metric" {...value} display={shown === 'mm' ? 'inline' : 'none'}>
        {formatDecimal(figure, 'metric')}
      </text>
      <text data-unit="imperial" {...value} display={shown === 'in' ? 'inline' : 'none'}>
        {formatDecimal(figure, 'imperial')}
      </text>
    </g>
  )
}

/** Arrow heads of a dimension line; each points outwards along the line. */
function drawArrows({ from, to, at, horizontal }: Span, unit: number): string {
  const point = (along: number, across: number) =>
    horizontal ? path`${along} ${at + across}` : path`${at + across} ${along}`
  return [
    [from, 1],
    [to, -1],
  ]
    .map(
      ([end = 0, dir = 1]) =>
        `M${point(end, 0)}L${point(end + dir * unit * 3, unit * 0.75)}L${point(end + dir * unit * 3, -unit * 0.75)}Z`,
    )
    .join('')
}

type MarkProps = { unit: number; labels: Labels; shown: 'mm' | 'in' }

function SpanMark({ span, unit, labels, shown }: MarkProps & { span: Span }) {
  const { from, to, at, edge, horizontal, key, mm, extra } = span
  const over = at + unit * 1.6
  const guide = [from, to]
    .map((end) => (horizontal ? path`M${end} ${edge}V${over}` : path`M${edge} ${end}H${over}`))
    .join('')
  // The stroke is measured in the lower half of a spring: its guides would cross a centred figure.
  const middle = from + (to - from) * (key === 'springLength' ? 0.3 : 0.5)
  const [x, y] = horizontal ? [middle, at + unit * 4.4] : [at - unit * 4.4, middle]
  const text = { unit, anchor: 'middle', shown, upright: !horizontal } as const
  return (
    <>
      <path
        d={guide + (horizontal ? path`M${from} ${at}H${to}` : path`M${at} ${from}V${to}`)}
        fill="none"
        stroke={red}
        strokeWidth={round(unit * 2) / 10}
      />
      <path d={drawArrows(span, unit)} fill={red} />
      <FigureText {...text} x={x} y={y} label={labels[key]} figure={{ length: mm }} />
      {extra && !horizontal && (
        <FigureText {...text} x={at + unit * 4.4} y={y} label={labels[extra.key]} figure={{ length: extra.mm }} small />
      )}
    </>
  )
}

function CalloutMark({
  callout: {
    key,
    figure,
    point: [x, y],
    textY,
  },
  at,
  unit,
  labels,
  shown,
}: MarkProps & { callout: Callout; at: number }) {
  return (
    <>
      <path
        d={path`M${x} ${y}L${at + unit * 5} ${textY}H${at + unit}`}
        fill="none"
        stroke={red}
        strokeWidth={round(unit * 2) / 10}
      />
      <circle cx={round(x)} cy={round(y)} r={round(unit * 0.7)} fill={red} />
      <FigureText x={at} y={textY} unit={unit} anchor="end" label={labels[key]} figure={figure} shown={shown} />
    </>
  )
}

type DimensionDrawingProps = {
  product: DrawnProduct
  /** Shown until a stylesheet decides by `[data-unit]`; the other system's texts are in the markup too. */
  unit: 'mm' | 'in'
  labels: Labels
  /** Accessible name, translated. */
  label: string
  className?: string
}

/** The part as a flat engineering drawing with every dimension its specification gives. */
export function DimensionDrawing({ product, unit: shown, labels, label, className }: DimensionDrawingProps) {
  const { shapes, anchors } = drawProduct(product, 0)
  const part = measureScene(shapes)
  const { unit, spans, callouts, calloutX, box } = layOutDimensions(product.spec, anchors, part)
  const hair = unit * 0.22
  const isFlat = anchors.length?.horizontal ?? false
  const axis = isFlat
    ? path`M${part.x - unit * 2} 0H${part.x + part.width + unit * 2}`
    : path`M0 ${part.y - unit * 2}V${part.y + part.height + unit * 2}`
  return (
    <svg viewBox={formatBox(box)} role="img" aria-label={label} className={className}>
      <g fill="#fff" stroke={ink} strokeWidth={round(hair * 10) / 10} strokeLinejoin="round" fillRule="evenodd">
        {shapes.map((shape, i) => (
          <OutlineMark key={i} shape={shape} hair={hair} />
        ))}
        <path
          d={axis}
          fill="none"
          stroke={steel}
          strokeWidth={round(hair * 6) / 10}
          strokeDasharray={`${round(unit * 4)} ${round(unit)} ${round(unit * 0.8)} ${round(unit)}`}
        />
      </g>
      {[...spans].reverse().map((span) => (
        <SpanMark key={span.key} span={span} unit={unit} labels={labels} shown={shown} />
      ))}
      {callouts.map((callout) => (
        <CalloutMark key={callout.key} callout={callout} at={calloutX} unit={unit} labels={labels} shown={shown} />
      ))}
    </svg>
  )
}
