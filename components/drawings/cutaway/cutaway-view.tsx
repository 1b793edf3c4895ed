import { round } from '@/lib/drawings/geometry'
import type { PlacedLabel } from '@/lib/drawings/cutaway/labels'
import type { BuiltScene, Target } from '@/lib/drawings/cutaway/scene'
import { badge, fontSize, type View } from '@/lib/drawings/cutaway/views'
import { readLength } from '@/lib/drawings/cutaway/readings'
import { moveTo } from './move'

type Label = PlacedLabel<Target>
const lineStyle = 'stroke-ink stage:stroke-mist'

function Leader({
  label: { x, y, knee, point, rate },
  stroke,
  scale,
}: {
  label: Label
  stroke: number
  scale: number
}) {
  const [px, py] = point
  return (
    <>
      <line
        x1={round(x)}
        y1={round(y)}
        x2={round(px + rate * stroke)}
        y2={round(knee)}
        data-tip={rate === 0 ? undefined : round(px)}
        data-tip-rate={rate === 0 ? undefined : round(rate * 10) / 10}
        className={lineStyle}
        strokeWidth={scale}
      />
      <g data-rate={rate === 0 ? undefined : round(rate * 10) / 10} transform={moveTo(rate, stroke)}>
        <path
          d={`M${round(px)} ${round(knee)}V${round(py)}`}
          className="stroke-white/50 stage:stroke-ink/60"
          strokeWidth={3 * scale}
        />
        <path d={`M${round(px)} ${round(knee)}V${round(py)}`} className={lineStyle} strokeWidth={scale} />
        <circle
          cx={round(px)}
          cy={round(py)}
          r={round(3.4 * scale)}
          fill="#16181c"
          stroke="#fff"
          strokeWidth={round(1.2 * scale)}
        />
      </g>
    </>
  )
}

function Badge({ x, y, r, number, turn = 0 }: { x: number; y: number; r: number; number: number; turn?: number }) {
  return (
    <g transform={`translate(${round(x)} ${round(y)})${turn === 0 ? '' : `rotate(${turn})`}`}>
      <circle r={r} className="fill-white stroke-ink stage:fill-carbon stage:stroke-mist" strokeWidth={r / 9} />
      <text
        y={round(r * 0.4)}
        textAnchor="middle"
        fontSize={round(r * 1.16)}
        fontWeight="600"
        className="fill-ink tabular-nums stage:fill-white"
      >
        {number}
      </text>
    </g>
  )
}

/** The whole stroke as a dimension, and where the end of the rod stands on it. */
function StrokeLine({
  scene: { stroke: line, travel, strokeMm },
  stroke,
  word,
}: {
  scene: BuiltScene
  stroke: number
  word?: string
}) {
  const { from, y, edge } = line
  const to = from + travel
  const [metric, imperial] = readLength(strokeMm)
  return (
    <g stroke="#d3121c" fill="none">
      <path
        d={`M${from} ${y + 7}V${Math.min(edge + 4, y - 7)}M${round(to)} ${y - 9}V${y + 7}M${from} ${y}H${round(to)}`}
        strokeWidth="1"
      />
      <path d={`M${from} ${y}l11 -3.4v6.8ZM${round(to)} ${y}l-11 -3.4v6.8Z`} fill="#d3121c" stroke="none" />
      <g data-rate={round(travel)} transform={moveTo(travel, stroke)}>
        <path d={`M${from} ${edge + 1}V${y - 3}`} strokeWidth="1" strokeDasharray="4 3" />
        <circle cx={from} cy={y} r="4.4" fill="#fff" strokeWidth="2" />
      </g>
      {word && (
        <text
          x={round((from + to) / 2)}
          y={y + 21}
          textAnchor="middle"
          fontSize="15"
          fontWeight="600"
          className="fill-ink stroke-white tabular-nums stage:fill-white stage:stroke-ink"
          strokeWidth="4"
          strokeLinejoin="round"
          paintOrder="stroke"
        >
          {`${word} `}
          <tspan data-systems="metric kgf">{metric}</tspan>
          <tspan data-systems="imperial">{imperial}</tspan>
        </text>
      )}
    </g>
  )
}

type ViewProps = {
  scene: BuiltScene
  view: View
  id: string
  stroke: number
  label: string
  numberOf: (target: Target) => number
  className: string
}

/** The drawing lying, each part with its number and its name. */
export function LyingView({
  scene,
  view,
  id,
  stroke,
  label,
  numberOf,
  textOf,
  strokeWord,
  className,
}: ViewProps & { textOf: (target: Target) => string; strokeWord: string }) {
  const r = badge.lying
  return (
    <svg viewBox={view.box} role="img" aria-label={label} className={className}>
      <use href={`#${id}-scene`} />
      <StrokeLine scene={scene} stroke={stroke} word={strokeWord} />
      {view.labels.map((placed) => {
        const y = placed.y + (placed.target.side === 'top' ? -r - 6 : r + 6)
        const left = placed.x - placed.width / 2
        return (
          <g key={placed.target.part}>
            <Leader label={placed} stroke={stroke} scale={1} />
            <Badge x={left + r} y={y} r={r} number={numberOf(placed.target)} />
            <text
              x={round(left + 2 * r + 7)}
              y={round(y + fontSize * 0.36)}
              fontSize={fontSize}
              fontWeight="500"
              className="fill-ink stroke-white stage:fill-white stage:stroke-ink"
              strokeWidth="5"
              strokeLinejoin="round"
              paintOrder="stroke"
            >
              {textOf(placed.target)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** The drawing as the damper stands, each part with the number of its line in the legend. */
export function UprightView({ scene, view, id, stroke, label, numberOf, className }: ViewProps) {
  const turn = scene.rod === 'up' ? 90 : -90
  return (
    <svg viewBox={view.box} role="img" aria-label={label} className={className}>
      <g transform={`rotate(${turn})`}>
        <use href={`#${id}-scene`} />
        <StrokeLine scene={scene} stroke={stroke} />
        {view.labels.map((placed) => (
          <g key={placed.target.part}>
            <Leader label={placed} stroke={stroke} scale={1.7} />
            <Badge
              x={placed.x}
              y={placed.y + (placed.target.side === 'top' ? -badge.upright : badge.upright)}
              r={badge.upright}
              number={numberOf(placed.target)}
              turn={-turn}
            />
          </g>
        ))}
      </g>
    </svg>
  )
}
