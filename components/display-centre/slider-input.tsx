'use client'

import { useId } from 'react'
import type { InputRange } from '@/lib/content/display-centre'
import { formatDecimal } from '@/lib/i18n/format-decimal'

type Props = { label: string; unit: string; range: InputRange; value: number; onChange: (value: number) => void }

/** A slider as tall as a thumb, with its figure. */
export function SliderInput({ label, unit, range: { min, max, step }, value, onChange }: Props) {
  const id = useId()
  const shown = `${formatDecimal(value, 2)}${unit === '' ? '' : ` ${unit}`}`
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id}>{label}</label>
        <span aria-hidden="true" className="figure unbroken">
          {shown}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="block h-12 w-full cursor-pointer accent-signal"
      />
    </div>
  )
}
