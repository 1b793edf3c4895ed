import { useId } from 'react'
import { tones } from '@/lib/drawings/paints'
import type { Finish } from '@/lib/contract/product-words'
import type { ViewerData } from './viewer-texts'

type Props = {
  legend: string
  finishes: ViewerData['finishes']
  value: Finish | null
  onChange: (finish: Finish) => void
}

/** The colours a spring can be had in. The swatches are drawings: their colour then needs no style attribute. */
export function SpringColours({ legend, finishes, value, onChange }: Props) {
  const name = useId()
  const chosen = finishes.find(({ finish }) => finish === value)
  return (
    <fieldset>
      <legend className="text-sm text-mist">
        {legend}
        {chosen && <span className="text-white"> {chosen.name}</span>}
      </legend>
      <div className="flex flex-wrap">
        {finishes.map(({ finish, name: label }) => (
          <label key={finish} className="grid size-11 cursor-pointer place-items-center" title={label}>
            <input
              type="radio"
              name={name}
              value={finish}
              aria-label={label}
              checked={finish === value}
              onChange={() => onChange(finish)}
              className="peer sr-only"
            />
            <svg
              viewBox="0 0 32 32"
              aria-hidden="true"
              className="col-start-1 row-start-1 size-8 rounded-full border-2 border-transparent peer-checked:border-white peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-white"
            >
              <circle cx="16" cy="16" r="12" fill={tones[finish][1]} stroke="#a9b0ba" />
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
