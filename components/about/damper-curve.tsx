import { curveBox, drawCurve } from '@/lib/drawings/damper-curves'
import type { BlockOf } from '@/lib/content/about'

const inks = ['#d3121c', 'currentColor', '#858d98'] as const
const dashes = ['', '9 5', '2 6'] as const
const { width, height, zero } = curveBox

type Props = Pick<BlockOf<'curve'>, 'curve' | 'alt' | 'x' | 'y' | 'lines' | 'caption'>

function Axes({ curve, x, y }: Pick<Props, 'curve' | 'x' | 'y'>) {
  const isLoop = curve === 'force-stroke'
  return (
    <>
      <path d={`M0 0V${height}M0 ${zero}H${width}`} fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path
        d={`M-4 8L0 0L4 8M${width - 8} ${zero - 4}L${width} ${zero}L${width - 8} ${zero + 4}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <text
        x={width}
        y={isLoop ? height : zero + 28}
        textAnchor="end"
        className="text-[22px] md:text-[15px]"
        fill="#5b626c"
        stroke="#fff"
        strokeWidth="4"
        paintOrder="stroke"
      >
        {x}
      </text>
      <text
        x="-14"
        y="0"
        textAnchor="end"
        className="text-[22px] md:text-[15px]"
        fill="#5b626c"
        transform="rotate(-90 -14 0)"
      >
        {y}
      </text>
    </>
  )
}

/** What a dynamometer draws, worked out from the model of a valve; the lines are told apart by colour, dash and name. */
export function DamperCurve({ curve, alt, x, y, lines, caption }: Props) {
  return (
    <figure className="drawing-board grid gap-6 border border-line p-4 sm:p-8 md:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] md:items-center">
      <svg viewBox={`-36 -12 ${width + 44} ${height + 24}`} role="img" aria-label={alt} className="w-full">
        <Axes curve={curve} x={x} y={y} />
        {drawCurve(curve).map((d, i) => (
          <path
            key={i}
            d={d}
            fill="none"
            stroke={inks[i]}
            strokeWidth="3"
            strokeDasharray={dashes[i]}
            strokeLinejoin="round"
          />
        ))}
      </svg>
      <figcaption className="grid gap-4 bg-white/85">
        <ul className="grid border-t border-ink">
          {lines.map((line, i) => (
            <li key={line} className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-3 border-b border-line py-3">
              <svg viewBox="0 0 48 8" aria-hidden="true" className="w-12">
                <path d="M0 4H48" stroke={inks[i]} strokeWidth="3" strokeDasharray={dashes[i]} />
              </svg>
              <span>{line}</span>
            </li>
          ))}
        </ul>
        <p className="text-sm text-steel">{caption}</p>
      </figcaption>
    </figure>
  )
}
