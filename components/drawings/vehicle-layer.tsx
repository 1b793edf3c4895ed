import { compactPath } from '@/lib/drawings/compact'
import { round } from '@/lib/drawings/geometry'
import type { Layer, Wheel } from '@/lib/drawings/vehicles/outline'

/** What lies behind a vehicle: glass and shut lines show it. */
export const ground = 'var(--vehicle-ground, #fff)'
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

/** One layer of a silhouette, in the text colour. */
export function LayerMark({ layer, line, wheels }: { layer: Layer; line: number; wheels: readonly Wheel[] }) {
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
