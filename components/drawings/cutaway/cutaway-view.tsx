import { Fragment } from 'react'
import { round } from '@/lib/drawings/geometry'
import type { PlacedLabel } from '@/lib/drawings/cutaway/labels'
import type { BuiltScene, Target } from '@/lib/drawings/cutaway/scene'
import { badge, fontSize, type View } from '@/lib/drawings/cutaway/views'
import { readLength } from '@/lib/drawings/cutaway/readings'
import { moveTo } from '@/lib/drawings/cutaway/move-to'
import { sceneFrame } from '@/lib/drawings/cutaway/scene-svg'

type Label = PlacedLabel<Target>

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
  const d = `M${round(px)} ${round(knee)}V${round(py)}`
  const end = (
    <>
      <path d={d} className="halo" />
      <path d={d} className="lead" />
      <circle cx={round(px)} cy={round(py)} r={round(3.4 * scale)} className="point" />
    </>
  )
  return (
    <>
      <line
        x1={round(x)}
        y1={round(y)}
        x2={round(px + rate * stroke)}
        y2={round(knee)}
        {...(rate !== 0 && { 'data-tip': round(px), 'data-tip-rate': round(rate * 10) / 10 })}
      />
      {rate === 0 ? (
        end
      ) : (
        <g data-rate={round(rate * 10) / 10} transform={moveTo(rate, stroke)}>
          {end}
        </g>
      )}
    </>
  )
}

function Badge({ x, y, r, number, turn = 0 }: { x: number; y: number; r: number; number: number; turn?: number }) {
  return (
    <g className="number" transform={`translate(${round(x)} ${round(y)})${turn === 0 ? '' : `rotate(${turn})`}`}>
      <circle r={r} strokeWidth={round(r / 0.9) / 10} />
      <text y={round(r * 0.4)} fontSize={round(r * 1.16)}>
        {number}
      </text>
    </g>
  )
}

/** The damper: a file at rest, and once that has been taken into the page, the same drawing with moving parts. */
function Damper({ scene, id, picture }: Pick<ViewProps, 'scene' | 'id' | 'picture'>) {
  return (
    <>
      <image href={picture} {...sceneFrame(scene)} />
      <use href={`#${id}-scene`} />
    </>
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
        <text x={round((from + to) / 2)} y={y + 21} fontSize="15" className="name stroke-name">
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
  /** Address of the damper at rest. */
  picture: string
  stroke: number
  label: string
  numberOf: (target: Target) => number
}

/** The drawing lying, each part with its number and its name. */
export function LyingView({
  scene,
  view,
  id,
  picture,
  stroke,
  label,
  numberOf,
  textOf,
  strokeWord,
}: ViewProps & { textOf: (target: Target) => string; strokeWord: string }) {
  const r = badge.lying
  return (
    <svg viewBox={view.box} role="img" aria-label={label} className="cutaway hidden h-auto w-full @min-[56rem]:block">
      <Damper scene={scene} id={id} picture={picture} />
      <StrokeLine scene={scene} stroke={stroke} word={strokeWord} />
      {view.labels.map((placed, i) => {
        const y = placed.y + (placed.target.side === 'top' ? -r - 6 : r + 6)
        const left = placed.x - placed.width / 2
        return (
          <Fragment key={i}>
            <Leader label={placed} stroke={stroke} scale={1} />
            <Badge x={left + r} y={y} r={r} number={numberOf(placed.target)} />
            <text x={round(left + 2 * r + 7)} y={round(y + fontSize * 0.36)} fontSize={fontSize} className="name">
              {textOf(placed.target)}
            </text>
          </Fragment>
        )
      })}
    </svg>
  )
}

/** The drawing as the damper stands, each part with the number of its line in the legend. */
export function UprightView({ scene, view, id, picture, stroke, label, numberOf }: ViewProps) {
  const turn = scene.rod === 'up' ? 90 : -90
  return (
    <svg
      viewBox={view.box}
      role="img"
      aria-label={label}
      className="cutaway cutaway-upright mx-auto h-152 w-auto max-w-full py-3 @min-[56rem]:hidden"
    >
      <g transform={`rotate(${turn})`}>
        <Damper scene={scene} id={id} picture={picture} />
        <StrokeLine scene={scene} stroke={stroke} />
        {view.labels.map((placed, i) => (
          <Fragment key={i}>
            <Leader label={placed} stroke={stroke} scale={1.7} />
            <Badge
              x={placed.x}
              y={placed.y + (placed.target.side === 'top' ? -badge.upright : badge.upright)}
              r={badge.upright}
              number={numberOf(placed.target)}
              turn={-turn}
            />
          </Fragment>
        ))}
      </g>
    </svg>
  )
}
