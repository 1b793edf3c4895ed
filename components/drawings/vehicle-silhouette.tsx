import { formatBox, round } from '@/lib/drawings/geometry'
import type { VehicleBody } from '@/lib/contract/vehicle'
import { vehicleShapes } from '@/lib/drawings/vehicles/shapes'
import { ground, LayerMark } from './vehicle-layer'

type VehicleSilhouetteProps = {
  body: VehicleBody
  /** Marks the suspension of this axle. */
  axle?: 'front' | 'rear' | 'both'
  /** Accessible name, translated; without it the picture is decoration. */
  label?: string
  className?: string
}

/** A side view in real proportions, in the text colour; glass and shut lines take `--vehicle-ground` (white when unset). */
export function VehicleSilhouette({ body, axle, label, className }: VehicleSilhouetteProps) {
  const { length, height, wheels, layers, points } = vehicleShapes[body]
  const scale = length / 200
  const line = round(0.7 + 0.35 * scale)
  const marked = (['rear', 'front'] as const).filter((end) => axle === end || axle === 'both')
  const box = { x: -10, y: -height - 6, width: length + 20, height: height + 10 }
  return (
    <svg
      viewBox={formatBox(box)}
      className={className}
      fill="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {layers.map((layer, i) => (
        <LayerMark key={i} layer={layer} line={line} wheels={wheels} />
      ))}
      {marked.map((end) => (
        <g key={end} transform={`translate(${points[end][0]} ${-points[end][1]})`} fill="none" stroke="#d3121c">
          <circle r={round(7 * scale ** 0.6)} fill="#d3121c" stroke={ground} strokeWidth={round(2 * scale ** 0.6)} />
          <circle r={round(11.5 * scale ** 0.6)} strokeWidth={round(1.4 * scale ** 0.6)} />
        </g>
      ))}
    </svg>
  )
}
