'use client'

import type { InputRange } from '@/lib/content/display-centre'
import { round } from '@/lib/drawings/geometry'

type Props = { range: InputRange; at: number; compute: (x: number) => number }

const [width, height] = [320, 120] as const

/** The result over the whole way of the first slider; the figure beside it says the same in words. */
export function FormulaCurve({ range: { min, max }, at, compute }: Props) {
  const results = Array.from({ length: 41 }, (_, i) => compute(min + ((max - min) * i) / 40))
  const top = Math.max(...results, 1e-9)
  const point = (x: number, y: number) =>
    `${round(((x - min) / (max - min)) * width)} ${round(height - (y / top) * height)}`
  const line = results.map((y, i) => `${i === 0 ? 'M' : 'L'}${point(min + ((max - min) * i) / 40, y)}`).join('')
  const [x = 0, y = 0] = point(at, compute(at)).split(' ').map(Number)
  return (
    <svg viewBox={`-6 -10 ${width + 16} ${height + 18}`} aria-hidden="true" className="w-full">
      <path d={`M0 -6V${height}H${width}`} fill="none" stroke="currentColor" strokeWidth="1" />
      <path d={line} fill="none" stroke="#d3121c" strokeWidth="2.5" strokeLinejoin="round" />
      <path d={`M${x} ${height}V${y}`} stroke="#5b626c" strokeDasharray="3 3" />
      <circle cx={x} cy={y} r="6" fill="#d3121c" stroke="#fff" strokeWidth="2" />
    </svg>
  )
}
