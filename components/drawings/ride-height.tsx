import { compactPath } from '@/lib/drawings/compact'
import { formatBox, round } from '@/lib/drawings/geometry'
import type { Layer } from '@/lib/drawings/vehicles/outline'
import { vehicleShapes } from '@/lib/drawings/vehicles/shapes'
import type { VehicleBody } from '@/lib/contract/vehicle'
import { LayerMark } from './vehicle-layer'

/** How much larger a change is drawn than the vehicle: 30 mm would be the width of a line on a phone. */
const enlarged = 2

type Props = {
  body: VehicleBody
  /** Change of ride height on each axle, mm; negative lowers. */
  frontMm: number
  rearMm: number
  /** Accessible name, translated. */
  label: string
  className?: string
}

const signed = (mm: number) => `${mm > 0 ? '+' : mm < 0 ? '−' : '±'}${Math.abs(mm)} mm`
const bodyOf = (layers: readonly Layer[]) => layers.filter(({ type }) => type === 'fill' || type === 'bar')

/** A vehicle at its new height over the outline of its standard height. Wheels stay on the ground; the body moves and tilts with its axles. */
export function RideHeightDrawing({ body, frontMm, rearMm, label, className }: Props) {
  const { length, height, wheels, layers } = vehicleShapes[body]
  const [rear, front] = wheels
  const [down, frontDown] = [(-rearMm / 10) * enlarged, (-frontMm / 10) * enlarged]
  const tilt = (Math.atan2(frontDown - down, front.x - rear.x) * 180) / Math.PI
  const moved = `translate(0 ${round(down)}) rotate(${round(tilt)} ${rear.x} ${-rear.r})`
  const box = { x: -10, y: -height - 14, width: length + 20, height: height + 34 }
  return (
    <svg
      viewBox={formatBox(box)}
      role="img"
      aria-label={label}
      className={className}
      fill="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g fill="none" stroke="currentColor" strokeWidth={1} strokeDasharray="3 3" opacity={0.55}>
        {bodyOf(layers).map((layer, i) => (layer.type === 'wheels' ? null : <path key={i} d={compactPath(layer.d)} />))}
      </g>
      <g transform={moved} opacity={0.9}>
        {layers.map((layer, i) =>
          layer.type === 'wheels' ? null : <LayerMark key={i} layer={layer} line={1.2} wheels={wheels} />,
        )}
      </g>
      <LayerMark layer={{ type: 'wheels' }} line={1.2} wheels={wheels} />
      <path d={`M-10 0H${length + 10}`} stroke="currentColor" strokeWidth={0.8} />
      {[
        { wheel: rear, mm: rearMm },
        { wheel: front, mm: frontMm },
      ].map(({ wheel, mm }) => (
        <text
          key={wheel.x}
          x={wheel.x}
          y={15}
          textAnchor="middle"
          fontSize={round(length / 34)}
          fontWeight={600}
          fill={mm === 0 ? 'currentColor' : '#d3121c'}
        >
          {signed(mm)}
        </text>
      ))}
    </svg>
  )
}
