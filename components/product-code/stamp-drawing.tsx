import { compactPath } from '@/lib/drawings/compact'
import { formatBox, path, round } from '@/lib/drawings/geometry'
import type { Shape } from '@/lib/drawings/pen'
import { drawStamp, type StampPlace } from '@/lib/drawings/stamps/stamps'

const [ink, red] = ['#16181c', '#d3121c']

function Outline({ shape, hair }: { shape: Shape; hair: number }) {
  if (shape.type === 'texture' || (shape.type === 'line' && shape.tone !== 'dark')) return null
  const d = compactPath(shape.d)
  if (shape.type === 'face') return <path d={d} />
  if (shape.type === 'line') return <path d={d} fill="none" strokeWidth={round(hair * 6) / 10} />
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} strokeWidth={round(shape.width)} />
      <path
        d={d}
        stroke={shape.back ? '#eceef0' : '#fff'}
        strokeWidth={round(Math.max(shape.width * 0.4, shape.width - hair * 2))}
      />
    </g>
  )
}

/** Line drawing of a part; a ring marks the stamp, and a plate beside it shows the stamp large. */
export function StampDrawing({
  place,
  lines,
  label,
  className,
}: {
  place: StampPlace
  lines: readonly string[]
  label: string
  className?: string
}) {
  const {
    shapes,
    box,
    point: [x, y],
    ring,
  } = drawStamp(place)
  const unit = box.height / 100
  const plate = {
    x: box.x + box.width * 0.5,
    y: box.y + unit * 34,
    width: box.width * 0.47,
    height: unit * (lines.length * 11 + 9),
  }
  const middle = plate.y + plate.height / 2
  const angle = Math.atan2(middle - y, plate.x - x)
  return (
    <svg viewBox={formatBox(box)} role="img" aria-label={label} className={className}>
      <g fill="#fff" stroke={ink} strokeWidth={round(unit * 0.5)} strokeLinejoin="round" fillRule="evenodd">
        {shapes.map((shape, i) => (
          <Outline key={i} shape={shape} hair={unit * 0.5} />
        ))}
      </g>
      <g fill="none" stroke={red} strokeWidth={round(unit * 0.7)}>
        <circle cx={round(x)} cy={round(y)} r={ring} />
        <path d={path`M${x + ring * Math.cos(angle)} ${y + ring * Math.sin(angle)}L${plate.x} ${middle}`} />
      </g>
      <rect
        x={round(plate.x)}
        y={round(plate.y)}
        width={round(plate.width)}
        height={round(plate.height)}
        fill="#fff"
        stroke={ink}
        strokeWidth={round(unit * 0.6)}
      />
      <path
        d={path`M${plate.x + unit * 5} ${plate.y + unit * 4}H${plate.x + unit * 17}`}
        stroke={red}
        strokeWidth={round(unit * 1.6)}
      />
      {lines.map((line, i) => (
        <text
          key={line}
          x={round(plate.x + unit * 5)}
          y={round(plate.y + unit * (13.5 + i * 11))}
          fontSize={round(unit * 8)}
          fontWeight={i === 0 ? 600 : 400}
          fill={ink}
          className="figure"
        >
          {line}
        </text>
      ))}
    </svg>
  )
}
