import { formatBox, round } from '@/lib/drawings/geometry'
import { compactPath } from '@/lib/drawings/compact'
import type { VehicleBody } from '@/lib/contract/vehicle'
import type { Layer, Wheel } from '@/lib/drawings/vehicles/outline'
import { vehicleShapes } from '@/lib/drawings/vehicles/shapes'

const ground = 'var(--vehicle-ground, #fff)'
const spokeTurns = { car: [0, 72, 144, 216, 288], cast: [0, 120, 240], wire: [0, 30, 60, 90, 120, 150] } as const

function WheelMark({ wheel: { x, r, rim, style } }: { wheel: Wheel }) {
  const hub = style === 'wire' ? 4 : style === 'car' ? 5 : 4.6
  const spoke =
    style === 'wire'
      ? `M${-rim} 0H${rim}`
      : style === 'car'
        ? `M0 0L-3-${rim}M0 0L3-${rim}`
        : `M0 0L-2.6-${rim}M0 0L2.6-${rim}`
  return (
    <g transform={`translate(${x} ${-r})`}>
      <circle r={r + 1.6} fill={ground} />
      <circle r={r} />
      <circle r={rim} fill={ground} />
      <circle r={rim - 2.2} fill="none" stroke="currentColor" strokeWidth={style === 'wire' ? 0.7 : 1.2} />
      <g stroke="currentColor" strokeWidth={style === 'wire' ? 0.7 : 2.6}>
        {spokeTurns[style].map((turn) => (
          <path key={turn} d={spoke} transform={turn === 0 ? undefined : `rotate(${turn})`} />
        ))}
      </g>
      <circle r={hub} />
      <circle r={hub * 0.4} fill={ground} />
    </g>
  )
}

function LayerMark({ layer, line, wheels }: { layer: Layer; line: number; wheels: readonly Wheel[] }) {
  if (layer.type === 'wheels') return wheels.map((wheel) => <WheelMark key={wheel.x} wheel={wheel} />)
  const d = compactPath(layer.d)
  switch (layer.type) {
    case 'fill':
      return <path d={d} stroke={ground} strokeWidth={line} />
    case 'cut':
      return <path d={d} fill={ground} />
    case 'line':
      return <path d={d} fill="none" stroke={ground} strokeWidth={line} />
    case 'bar':
      return (
        <g fill="none">
          <path d={d} stroke={ground} strokeWidth={round(layer.width + line * 2)} strokeLinecap="butt" />
          <path d={d} stroke="currentColor" strokeWidth={layer.width} />
        </g>
      )
  }
}

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
