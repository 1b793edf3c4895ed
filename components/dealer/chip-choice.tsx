'use client'

import { ChipButton } from '@/components/ui/chip'

type Props<T extends string> = {
  legend: string
  options: readonly { value: T; label: string }[]
  chosen: T
  onChoose: (value: T) => void
}

/** One of a few, as chips. */
export function ChipChoice<T extends string>({ legend, options, chosen, onChoose }: Props<T>) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 leading-snug font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <ChipButton key={value} pressed={value === chosen} onClick={() => onChoose(value)}>
            {label}
          </ChipButton>
        ))}
      </div>
    </fieldset>
  )
}
