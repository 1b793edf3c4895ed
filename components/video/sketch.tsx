import type { ReactNode } from 'react'
import type { VideoFigure } from '@/lib/contract/video'
import { round } from '@/lib/drawings/geometry'

type SketchId = Extract<VideoFigure, { kind: 'sketch' }>['id']

const ink = '#0e1013'
const steel = '#858d98'
const red = '#d3121c'

function Arrow({
  x,
  from,
  to,
  label,
  side = 'right',
}: {
  x: number
  from: number
  to: number
  label: string
  side?: 'left' | 'right'
}) {
  const head = (y: number, way: 1 | -1) => `M${x - 3} ${y + way * 7}L${x} ${y}L${x + 3} ${y + way * 7}`
  return (
    <g fill="none" stroke={red} strokeWidth="1.6">
      <path
        d={`M${x} ${from}V${to}${head(from, 1)}${head(to, -1)}M${x - 8} ${from}H${x + 8}M${x - 8} ${to}H${x + 8}`}
      />
      <text
        x={side === 'right' ? x + 9 : x - 9}
        textAnchor={side === 'right' ? 'start' : 'end'}
        y={(from + to) / 2 + 5}
        fontSize="15"
        fontWeight="700"
        fill={red}
        stroke="none"
      >
        {label}
      </text>
    </g>
  )
}

function Coil({
  x,
  top,
  bottom,
  turns = 6,
  half = 13,
}: {
  x: number
  top: number
  bottom: number
  turns?: number
  half?: number
}) {
  const step = (bottom - top) / turns
  const zigzag = Array.from(
    { length: turns },
    (_, i) => `L${x - half} ${round(top + step * (i + 0.25))}L${x + half} ${round(top + step * (i + 0.75))}`,
  ).join('')
  return (
    <path d={`M${x} ${top}${zigzag}L${x} ${bottom}`} fill="none" stroke={red} strokeWidth="3" strokeLinejoin="round" />
  )
}

/** A damper standing upright between two eyes. */
function Damper({
  x,
  top,
  bottom,
  turns = 6,
  seat = top + 12,
}: {
  x: number
  top: number
  bottom: number
  turns?: number
  seat?: number
}) {
  return (
    <g>
      <path d={`M${x} ${top}V${bottom}`} stroke={steel} strokeWidth="7" />
      <Coil x={x} top={seat} bottom={bottom - 24} turns={turns} />
      <path d={`M${x - 8} ${bottom - 30}h16v24h-16z`} fill={ink} />
      {[top, bottom].map((y) => (
        <circle key={y} cx={x} cy={y} r="7" fill="#fff" stroke={ink} strokeWidth="3" />
      ))}
    </g>
  )
}

/** The rear of a machine; `drop` lowers the tail over the axle. */
function Sag({ drop, name, rider = false }: { drop: number; name: string; rider?: boolean }) {
  const tail = 34 + drop
  return (
    <g fill="none" stroke={ink} strokeWidth="3">
      <path d="M10 138H230" stroke={steel} strokeWidth="1.5" />
      <circle cx="70" cy="106" r="31" />
      <circle cx="70" cy="106" r="4" fill={ink} />
      <path d={`M70 106L150 ${96 + drop / 3}`} strokeWidth="5" />
      <path d={`M40 ${tail}Q90 ${tail - 4} 130 ${tail + 12}T215 ${tail - 6}L190 ${tail + 44}L150 ${96 + drop / 3}`} />
      <path d={`M104 ${102 + drop / 6}L126 ${tail + 16}`} stroke={red} strokeWidth="6" strokeDasharray="4 2.5" />
      {rider && (
        <path
          d={`M120 ${tail - 28}a9 9 0 1 0 .1 0M118 ${tail - 9}L104 ${tail + 8}L150 ${tail + 26}M116 ${tail - 4}L172 ${tail - 2}`}
        />
      )}
      <Arrow x={70} from={tail + 1} to={105} label={name} side="left" />
    </g>
  )
}

const sketches: Record<SketchId, ReactNode> = {
  'sag-extended': <Sag drop={0} name="L1" />,
  'sag-static': <Sag drop={7} name="L2" />,
  'sag-rider': <Sag drop={20} name="L3" rider />,
  preload: (
    <g>
      <Damper x={70} top={16} bottom={136} seat={32} />
      <Damper x={150} top={16} bottom={136} seat={50} />
      <path d="M52 26h36v8h-36zM132 44h36v8h-36z" fill={ink} />
      <Arrow x={192} from={30} to={48} label="5 mm" />
    </g>
  ),
  clicks: (
    <g fill="none" stroke={ink}>
      <circle cx="112" cy="76" r="44" fill="#16181c" strokeWidth="5" strokeDasharray="3 3" />
      <path d="M112 76L112 40" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
      <path d="M66 104A54 54 0 1 1 165 92" stroke={red} strokeWidth="3" />
      <path d="M170 104L165 90L154 99" stroke={red} strokeWidth="3" />
      {[0, 1, 2, 3].map((i) => (
        <text
          key={i}
          x={[66, 84, 112, 146][i]}
          y={[122, 22, 14, 26][i]}
          fontSize="13"
          fontWeight="700"
          fill={ink}
          stroke="none"
          textAnchor="middle"
        >
          {i * 4}
        </text>
      ))}
    </g>
  ),
  serial: (
    <g>
      <path d="M20 52H220V98H20z" fill="#fff" stroke={ink} strokeWidth="2.5" />
      <text x="120" y="83" textAnchor="middle" fontSize="22" fontWeight="700" fill={ink}>
        2614A-04217-Y
      </text>
      <path d="M30 106v10h58v-10M98 106v10h62v-10M172 106v10h22v-10" fill="none" stroke={red} strokeWidth="2" />
      <path d="M20 40Q120 14 220 40" fill="none" stroke={steel} strokeWidth="2" />
    </g>
  ),
  leak: (
    <g>
      <path d="M98 10h28v70h-28z" fill={ink} />
      <path d="M106 80h12v52h-12z" fill="none" stroke={ink} strokeWidth="2.5" />
      <path d="M92 78h40v8h-40z" fill={steel} />
      <path d="M122 88q10 16 0 22q-10-6 0-22M122 116q7 11 0 15q-7-4 0-15" fill={red} />
      <path d="M60 136H176" stroke={steel} strokeWidth="1.5" />
      <path d="M104 136q18-9 36 0z" fill={red} />
    </g>
  ),
  pair: (
    <g>
      <Damper x={80} top={16} bottom={136} />
      <Damper x={160} top={16} bottom={136} />
      <path d="M104 76H136M111 70l-7 6l7 6M129 70l7 6l-7 6" fill="none" stroke={red} strokeWidth="2" />
    </g>
  ),
  torque: (
    <g fill="none" stroke={ink} strokeWidth="3">
      <path d="M60 92l14-24h28l14 24l-14 24h-28z" fill="#fff" />
      <circle cx="88" cy="92" r="10" />
      <path d="M104 84L222 34" strokeWidth="8" />
      <path d="M40 66A54 54 0 0 1 92 36" stroke={red} />
      <path d="M82 28L94 36L84 45" stroke={red} />
      <text x="168" y="106" fontSize="20" fontWeight="700" fill={red} stroke="none">
        Nm
      </text>
    </g>
  ),
  bushing: (
    <g fill="none" stroke={ink} strokeWidth="3">
      <path d="M14 132H226" stroke={steel} strokeWidth="1.5" />
      <circle cx="56" cy="102" r="29" />
      <path d="M56 102H160" strokeWidth="5" />
      <circle cx="168" cy="102" r="16" fill="#fff" />
      <circle cx="168" cy="102" r="6" fill={ink} />
      <path d="M20 66Q70 40 120 52T220 60" />
      <path d="M156 90A18 18 0 0 1 184 92" stroke={red} />
      <Arrow x={56} from={57} to={100} label="" />
    </g>
  ),
  drain: (
    <g fill="none" stroke={ink} strokeWidth="3">
      <rect x="30" y="38" width="170" height="56" rx="26" fill="#fff" />
      <path d="M34 76H196" stroke={steel} strokeDasharray="6 5" />
      <path d="M108 94h14v14h-14z" fill={ink} />
      <path d="M115 114q9 14 0 20q-9-6 0-20" fill={red} stroke="none" />
      <path d="M60 38V20H92" />
    </g>
  ),
  tape: (
    <g>
      <Damper x={80} top={16} bottom={136} />
      <Arrow x={150} from={16} to={136} label="mm" />
      <path d="M88 16H142M88 136H142" stroke={red} strokeWidth="1" strokeDasharray="3 3" />
    </g>
  ),
}

/** A few lines that show what the hand does; decoration beside the words. */
export function Sketch({ id, className }: { id: SketchId; className?: string }) {
  return (
    <svg viewBox="0 0 240 150" aria-hidden="true" focusable="false" className={className}>
      {sketches[id]}
    </svg>
  )
}
