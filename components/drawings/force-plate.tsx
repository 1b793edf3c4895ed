import { drawScale, drawTicks, groupMarks, pointAt, turnOf, type Mark } from '@/lib/drawings/dial'
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

function MarkText({ at, labels, clicks }: { at: number; labels: string[]; clicks: number }) {
  const turn = turnOf(at, clicks)
  const [x, y] = pointAt(turn, radius + 19)
  const anchor = Math.abs(x) < 14 ? 'middle' : x > 0 ? 'start' : 'end'
  const lift = y < -60 ? -9 : y > 30 ? 6 : 0
  return (
    <text x={round(x)} y={round(y + lift)} textAnchor={anchor} fontSize="10.5" fill="currentColor">
      <tspan fontWeight="700" fontSize="13">
        {at}
      </tspan>
      {labels.map((label, i) => (
        <tspan key={label} x={round(x)} dy={i === 0 ? 12 : 11.5}>
          {label}
        </tspan>
      ))}
    </text>
  )
}

function Dial({ label, clicks, marks }: ForceDial) {
  const { short, long } = drawTicks(clicks, radius)
  const groups = groupMarks(marks)
  const factory = marks[0]?.at ?? 0
  const turn = turnOf(factory, clicks)
  const [x, y] = pointAt(turn, radius - 17)
  const [px, py] = pointAt(turn, radius - 34)
  const name = `${label}: ${marks.map((mark) => `${mark.label} ${mark.at}`).join(', ')} / ${clicks}`
  return (
    <figure className="m-0">
      <svg viewBox="-142 -108 284 200" role="img" aria-label={name} className="w-full tabular-nums">
        <path d={drawScale(clicks, clicks, radius - 5)} fill="none" stroke="currentColor" strokeOpacity=".16" strokeWidth="3" />
        <path d={drawScale(factory, clicks, radius - 5)} fill="none" stroke="#d3121c" strokeWidth="3" />
        <path d={short} stroke="currentColor" strokeOpacity=".45" />
        <path d={long} stroke="currentColor" strokeWidth="1.4" />
        {groups.map(({ at }) => {
          const [dx, dy] = pointAt(turnOf(at, clicks), radius + 9.5)
          return <circle key={at} cx={round(dx)} cy={round(dy)} r="3.2" fill={at === factory ? '#d3121c' : 'currentColor'} />
        })}
        <circle r={radius - 12} fill="none" stroke="currentColor" strokeOpacity=".3" />
        <circle r={radius - 14} fill="url(#dd-black)" stroke="currentColor" strokeOpacity=".4" strokeDasharray="1.6 1.6" strokeWidth="3" />
        <path d={path`M${px} ${py}L${x} ${y}`} stroke="#fff" strokeWidth="3" strokeLinecap="round" />
        <text y="5.5" x={round(-px * 0.5)} textAnchor="middle" fontSize="20" fontWeight="700" fill="#fff" dy={round(-py * 0.5)}>
          {factory}
        </text>
        {groups.map((group) => (
          <MarkText key={group.at} {...group} clicks={clicks} />
        ))}
        <text y="62" textAnchor="middle" fontSize="10.5" fill="currentColor" fillOpacity=".7">
          {`0–${clicks}`}
        </text>
      </svg>
      <figcaption className="text-center font-semibold">{label}</figcaption>
    </figure>
  )
}

/** The adjusters of a damper as dials; every setup is a click position counted out from closed. Needs `DrawingDefs` on the page. */
export function ForcePlate({ dials, className }: { dials: readonly ForceDial[]; className?: string }) {
  return (
    <div className={className ?? 'grid grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] gap-8'}>
      {dials.map((dial) => (
        <Dial key={dial.label} {...dial} />
      ))}
    </div>
  )
}
