import { drawScale, drawTicks, placeMarks, pointAt, turnOf, type Mark, type PlacedMark } from '@/lib/drawings/dial'
import { path, round } from '@/lib/drawings/geometry'

export type ForceDial = {
  /** Name of the adjuster, translated. */
  label: string
  /** Number of clicks from closed to open. */
  clicks: number
  /** Recommended positions, clicks out from closed; the first one is the factory setting. */
  marks: Mark[]
}

const radius = 58

function MarkText({ at, text, x, y, anchor }: PlacedMark) {
  return (
    <text
      x={round(x)}
      y={round(anchor === 'middle' ? y - 3 : y + 4)}
      textAnchor={anchor}
      fontSize="10.5"
      fill="currentColor"
    >
      <tspan fontWeight="700" fontSize="13">
        {at}
      </tspan>
      <tspan dx="4">{text}</tspan>
    </text>
  )
}

function Dial({ label, clicks, marks }: ForceDial) {
  const { short, long } = drawTicks(clicks, radius)
  const placed = placeMarks(marks, clicks, radius + 19, 15)
  const factory = marks[0]?.at ?? 0
  const turn = turnOf(factory, clicks)
  const [x, y] = pointAt(turn, radius - 17)
  const [px, py] = pointAt(turn, radius - 34)
  const name = `${label}: ${marks.map((mark) => `${mark.label} ${mark.at}`).join(', ')} / ${clicks}`
  return (
    <figure className="m-0">
      <svg viewBox="-150 -96 300 172" role="img" aria-label={name} className="w-full tabular-nums">
        <path
          d={drawScale(clicks, clicks, radius - 5)}
          fill="none"
          stroke="currentColor"
          strokeOpacity=".16"
          strokeWidth="3"
        />
        <path d={drawScale(factory, clicks, radius - 5)} fill="none" stroke="#d3121c" strokeWidth="3" />
        <path d={short} stroke="currentColor" strokeOpacity=".45" />
        <path d={long} stroke="currentColor" strokeWidth="1.4" />
        {placed.map(({ at }) => {
          const [dx, dy] = pointAt(turnOf(at, clicks), radius + 9.5)
          return (
            <circle key={at} cx={round(dx)} cy={round(dy)} r="3.2" fill={at === factory ? '#d3121c' : 'currentColor'} />
          )
        })}
        <circle r={radius - 14} fill="#16181c" stroke="#5b626c" strokeDasharray="1.2 1.6" strokeWidth="4" />
        <path d={path`M${px} ${py}L${x} ${y}`} stroke="#fff" strokeWidth="3" strokeLinecap="round" />
        <text
          y="5.5"
          x={round(-px * 0.5)}
          textAnchor="middle"
          fontSize="20"
          fontWeight="700"
          fill="#fff"
          dy={round(-py * 0.5)}
        >
          {factory}
        </text>
        {placed.map((mark) => (
          <MarkText key={mark.at} {...mark} />
        ))}
        <text y="62" textAnchor="middle" fontSize="10.5" fill="currentColor" fillOpacity=".7">
          {`0–${clicks}`}
        </text>
      </svg>
      <figcaption className="text-center font-semibold">{label}</figcaption>
    </figure>
  )
}

/** The adjusters of a damper as dials; every setup is a click position counted out from closed. */
export function ForcePlate({ dials, className }: { dials: readonly ForceDial[]; className?: string }) {
  return (
    <div className={className ?? 'grid grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] gap-8'}>
      {dials.map((dial) => (
        <Dial key={dial.label} {...dial} />
      ))}
    </div>
  )
}
