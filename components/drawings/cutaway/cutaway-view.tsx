'use client'

import { Fragment } from 'react'
import { moveTo } from '@/lib/drawings/cutaway/move-to'
import { readLength } from '@/lib/drawings/cutaway/readings'
import { badge, fontSize } from '@/lib/drawings/cutaway/sizes'
import { round } from '@/lib/drawings/geometry'

/** `at`: x and y of the label, its knee, x and y of the point it leads to, and how far that moves at full stroke; drawing units. */
export type ShownLabel = {
  at: readonly [x: number, y: number, knee: number, px: number, py: number, rate: number]
  /** Where the label begins. */
  left: number
  side: 'top' | 'bottom'
  number: number
}

type DrawnDamper = {
  rod: 'up' | 'down'
  /** The dimension line of the stroke. */
  line: { from: number; y: number; edge: number }
  travel: number
  strokeMm: number
  /** Where the picture lies in the drawing. */
  frame: { x: number; y: number; width: number; height: number }
  /** Stroke at which it is drawn, 0–1. */
  stroke: number
  id: string
  /** Address of the damper at rest. */
  picture: string
}

type Ends = readonly ShownLabel['at'][]

/** Lines from the labels to where the leaders begin; those of moving parts follow them, each with its end. */
function Lines({ ends, rate, stroke }: { ends: Ends; rate: number; stroke: number }) {
  if (rate === 0)
    return <path className="line" d={ends.map(([x, y, knee, px]) => `M${x} ${y}L${px} ${knee}`).join('')} />
  return ends.map(([x, y, knee, px], i) => (
    <line key={i} x1={x} y1={y} x2={round(px + rate * stroke)} y2={knee} data-tip={px} data-tip-rate={rate} />
  ))
}

/** From each label to its part. What moves alike is one path, for there are two dozen of them on a page. */
function Leaders({ labels, stroke }: { labels: readonly ShownLabel[]; stroke: number }) {
  const rates = [...new Set(labels.map(({ at }) => at[5]))]
  return rates.map((rate) => {
    const ends = labels.flatMap(({ at }) => (at[5] === rate ? [at] : []))
    const leads = ends.map(([, , knee, px, py]) => `M${px} ${knee}V${py}`).join('')
    // Without length and with round ends each is a dot.
    const points = ends.map(([, , , px, py]) => `M${px} ${py}h0`).join('')
    return (
      <Fragment key={rate}>
        <Lines ends={ends} rate={rate} stroke={stroke} />
        <g {...(rate !== 0 && { 'data-rate': rate, transform: moveTo(rate, stroke) })}>
          <path d={leads} className="halo" />
          <path d={leads} className="lead" />
          <path d={points} className="rim" />
          <path d={points} className="point" />
        </g>
      </Fragment>
    )
  })
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
function Damper({ damper: { frame, id, picture } }: { damper: DrawnDamper }) {
  return (
    <>
      <image href={picture} {...frame} />
      <use href={`#${id}-scene`} />
    </>
  )
}

/** The whole stroke as a dimension, and where the end of the rod stands on it. */
function StrokeLine({ damper: { line, travel, strokeMm, stroke }, word }: { damper: DrawnDamper; word?: string }) {
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

type ViewProps = { damper: DrawnDamper; box: string; labels: readonly ShownLabel[]; label: string }

/** The drawing lying, each part with its number and its name. */
export function LyingView({
  damper,
  box,
  labels,
  label,
  words,
  strokeWord,
}: ViewProps & { /** Names of the parts by their numbers. */ words: readonly string[]; strokeWord: string }) {
  const r = badge.lying
  return (
    <svg viewBox={box} role="img" aria-label={label} className="cutaway hidden h-auto w-full @min-[56rem]:block">
      <Damper damper={damper} />
      <StrokeLine damper={damper} word={strokeWord} />
      <Leaders labels={labels} stroke={damper.stroke} />
      {labels.map(({ at, left, side, number }) => {
        const y = at[1] + (side === 'top' ? -r - 6 : r + 6)
        return (
          <Fragment key={number}>
            <Badge x={left + r} y={y} r={r} number={number} />
            <text x={round(left + 2 * r + 7)} y={round(y + fontSize * 0.36)} fontSize={fontSize} className="name">
              {words[number - 1]}
            </text>
          </Fragment>
        )
      })}
    </svg>
  )
}

/** The drawing as the damper stands, each part with the number of its line in the legend. */
export function UprightView({ damper, box, labels, label }: ViewProps) {
  const turn = damper.rod === 'up' ? 90 : -90
  const r = badge.upright
  return (
    <svg
      viewBox={box}
      role="img"
      aria-label={label}
      className="cutaway cutaway-upright mx-auto h-152 w-auto max-w-full py-3 @min-[56rem]:hidden"
    >
      <g transform={`rotate(${turn})`}>
        <Damper damper={damper} />
        <StrokeLine damper={damper} />
        <Leaders labels={labels} stroke={damper.stroke} />
        {labels.map(({ at: [x, y], side, number }) => (
          <Badge key={number} x={x} y={y + (side === 'top' ? -r : r)} r={r} number={number} turn={-turn} />
        ))}
      </g>
    </svg>
  )
}
