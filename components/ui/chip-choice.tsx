import type { ReactNode } from 'react'

type Choice = { value: string; label: ReactNode; count?: number }
type Props = { legend: string; name: string; /** The first is chosen at the beginning. */ choices: readonly Choice[] }

/** One choice of several as chips, without script: what is chosen shows and hides by CSS. */
export function ChipChoice({ legend, name, choices }: Props) {
  return (
    <fieldset className="chip-choice" data-print="none">
      <legend className="label mb-2">{legend}</legend>
      {choices.map(({ value, label, count }, i) => (
        <label key={value} className="chip">
          <input type="radio" name={name} value={value} defaultChecked={i === 0} className="sr-only" />
          {label}
          {count !== undefined && <span className="figure opacity-75">{count}</span>}
        </label>
      ))}
    </fieldset>
  )
}
