import { Fragment } from 'react'
import { compactPath } from '@/lib/drawings/compact'
import { round } from '@/lib/drawings/geometry'
import type { Layer, Mark } from '@/lib/drawings/cutaway/section'
import { fillOf, gradients } from './fills'
import { moveTo } from './move'

const tones = {
  dark: '#16181c',
  light: '#ffffff',
  flow: '#d3121c',
  steel: '#e8ebee',
  rubber: '#31363c',
  oil: '#f7c25f',
} as const

function MarkShape({ mark, id }: { mark: Mark; id: string }) {
  switch (mark.type) {
    case 'bubble':
      return (
        <circle
          data-bubble={mark.r}
          cx={round(mark.x)}
          cy={round(mark.y)}
          r={round(mark.r)}
          fill="#e9f5fd"
          fillOpacity=".9"
          stroke="#a86a12"
          strokeWidth=".7"
        />
      )
    case 'line':
      return (
        <path
          d={compactPath(mark.d)}
          fill="none"
          stroke={tones[mark.tone]}
          strokeOpacity={mark.tone === 'light' ? 0.6 : 1}
          strokeWidth={mark.width}
          strokeLinejoin="round"
          strokeLinecap={mark.tone === 'flow' ? 'round' : 'butt'}
        />
      )
    case 'face': {
      const d = compactPath(mark.d)
      return (
        <>
          <path d={d} fill={fillOf(mark.fill, id)} fillRule="evenodd" stroke={mark.bare ? 'none' : undefined} />
          {mark.hatch && <path d={d} fill={`url(#${id}-hatch-${mark.hatch})`} fillRule="evenodd" />}
        </>
      )
    }
  }
}

function LayerGroup({
  layer: { rate, marks, flow, window: seen, lift },
  id,
  index,
  stroke,
}: {
  layer: Layer
  id: string
  index: number
  stroke: number
}) {
  const group = (
    <g
      data-rate={rate === 0 ? undefined : round(rate * 10) / 10}
      data-flow={flow}
      display={flow === 'out' ? 'none' : undefined}
      transform={lift === undefined ? moveTo(rate, stroke) : `translate(0 ${lift})`}
    >
      {marks.map((mark, i) => (
        <MarkShape key={i} mark={mark} id={id} />
      ))}
    </g>
  )
  if (!seen) return group
  return (
    <Fragment>
      <clipPath id={`${id}-window-${index}`}>
        <path d={compactPath(seen)} />
      </clipPath>
      <g clipPath={`url(#${id}-window-${index})`}>{group}</g>
    </Fragment>
  )
}

/** Gradients, hatchings and the section itself, drawn once; each view shows it by reference. Not `display: none`, which would lose the gradients. */
export function CutawayScene({ layers, id, stroke }: { layers: readonly Layer[]; id: string; stroke: number }) {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true" focusable="false">
      <defs>
        {Object.entries(gradients).map(([name, stops]) => (
          <linearGradient key={name} id={`${id}-${name}`} x2="0" y2="1">
            {stops.map(([offset, color]) => (
              <stop key={offset} offset={offset} stopColor={color} />
            ))}
          </linearGradient>
        ))}
        {(['right', 'left'] as const).map((hatch) => (
          <pattern
            key={hatch}
            id={`${id}-hatch-${hatch}`}
            width="6.5"
            height="6.5"
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${hatch === 'right' ? 45 : -45})`}
          >
            <path d="M0 0V6.5" stroke="#3b424b" strokeWidth="1.3" />
          </pattern>
        ))}
        <g id={`${id}-scene`} stroke="#16181c" strokeWidth="1.3" strokeLinejoin="round">
          {layers.map((layer, i) => (
            <LayerGroup key={i} layer={layer} id={id} index={i} stroke={stroke} />
          ))}
        </g>
      </defs>
    </svg>
  )
}
