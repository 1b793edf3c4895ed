import type { RoadShowStop } from '@/lib/contract/road-show'
import { formatBox, round } from '@/lib/drawings/geometry'
import { mapBox, placeOnMap } from '@/lib/drawings/thailand-map/projection'
import { thailandMap } from '@/lib/drawings/thailand-map/thailand-map'
import { spreadPins } from '@/lib/drawings/spread-pins'

type Props = { stops: readonly RoadShowStop[]; label: string; className?: string }

const pinRadius = 6.5

/** The country with the provinces of the stops in another tone and one numbered pin a stop. The list beside it says the same in words. */
export function StopMap({ stops, label, className }: Props) {
  const codes = [...new Set(stops.map(({ province }) => province.code))]
  const pins = spreadPins(
    stops.map(({ latitude, longitude }) => placeOnMap(latitude, longitude)),
    pinRadius,
  )
  return (
    <svg viewBox={formatBox(mapBox)} role="img" aria-label={label} className={className}>
      <path d={thailandMap.land} fill="#2a2e35" fillRule="evenodd" />
      {codes.map((code) => (
        <path key={code} d={thailandMap.provinces[code] ?? ''} fill="#5b626c" />
      ))}
      <path d={thailandMap.borders} fill="none" stroke="#16181c" strokeWidth="0.5" />
      {pins.map(({ at: [x, y], foot: [fx, fy] }, i) => (
        <g key={stops[i]?.id ?? i}>
          <path d={`M${round(fx)} ${round(fy)}L${round(x)} ${round(y)}`} stroke="#ff6b6b" strokeWidth="0.8" />
          <circle cx={round(fx)} cy={round(fy)} r="1.4" fill="#ff6b6b" />
          <circle
            cx={round(x)}
            cy={round(y)}
            r={pinRadius}
            fill={i === 0 ? '#d3121c' : '#fff'}
            stroke="#0e1013"
            strokeWidth="0.8"
          />
          <text
            x={round(x)}
            y={round(y + 2.7)}
            textAnchor="middle"
            fontSize="7.5"
            fontWeight="700"
            fill={i === 0 ? '#fff' : '#0e1013'}
          >
            {i + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}
