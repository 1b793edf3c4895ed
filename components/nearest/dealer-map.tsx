import { thailandAddress } from '@/lib/drawings/drawing-address'
import { formatBox, round, type Point } from '@/lib/drawings/geometry'
import { outlinePoints } from '@/lib/drawings/thailand-map/outline-points'
import { boxAround, mapBox, placeOnMap } from '@/lib/drawings/thailand-map/projection'
import { spreadPins } from '@/lib/drawings/spread-pins'

type Spot = { lat: number; lng: number }
type Props = {
  label: string
  /** In the order of their numbers. */
  pins: readonly Spot[]
  /** Where was searched. */
  place?: Spot
  /** Outline of a province that stands out; the window shows all of it. */
  outline?: string
  className?: string
}

const ratio = 1.1
/** Width of the window when all pins stand in one town, in units of the map. */
const leastWidth = 14

/** The part of Thailand around some places, numbered. The list beside it says the same in words. */
export function DealerMap({ label, pins, place, outline, className }: Props) {
  const toPoint = ({ lat, lng }: Spot): Point => placeOnMap(lat, lng)
  const points = pins.map(toPoint)
  const own = place && toPoint(place)
  const box = boxAround([...points, ...(own ? [own] : []), ...outlinePoints(outline ?? '')], leastWidth, ratio)
  const unit = box.width / 100
  const spread = spreadPins(points, 3.4 * unit)
  return (
    <svg
      viewBox={formatBox(box)}
      role="img"
      aria-label={label}
      className={`aspect-[1/1.1] max-h-[34rem] w-full border border-line bg-paper ${className ?? ''}`}
      preserveAspectRatio="xMidYMid slice"
    >
      <image href={thailandAddress} {...mapBox} />
      {outline && <path d={outline} fill="#fff" stroke="#5b626c" strokeWidth={0.5 * unit} />}
      {own && (
        <g fill="none" stroke="#0e1013" strokeWidth={0.6 * unit}>
          <circle cx={round2(own[0])} cy={round2(own[1])} r={round2(2 * unit)} />
          <circle cx={round2(own[0])} cy={round2(own[1])} r={round2(0.6 * unit)} fill="#0e1013" />
        </g>
      )}
      {spread.map(({ at: [x, y], foot: [fx, fy] }, i) => (
        <g key={`${i} ${round(fx)}`}>
          <path
            d={`M${round2(fx)} ${round2(fy)}L${round2(x)} ${round2(y)}`}
            stroke="#d3121c"
            strokeWidth={0.5 * unit}
          />
          <circle cx={round2(fx)} cy={round2(fy)} r={round2(0.9 * unit)} fill="#d3121c" />
          <circle cx={round2(x)} cy={round2(y)} r={round2(3.2 * unit)} fill={i === 0 ? '#d3121c' : '#0e1013'} />
          <text
            x={round2(x)}
            y={round2(y + 1.35 * unit)}
            textAnchor="middle"
            fontSize={round2(3.8 * unit)}
            fontWeight="700"
            fill="#fff"
          >
            {i + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** A zoomed map needs finer steps than a tenth of its unit. */
function round2(value: number): number {
  return Math.round(value * 1000) / 1000
}
