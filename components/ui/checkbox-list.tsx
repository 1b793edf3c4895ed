import type { ReactNode } from 'react'
import { classNames } from './class-names'

export type CheckboxOption = {
  value: string
  label: ReactNode
  count?: ReactNode
  checked?: boolean
  disabled?: boolean
}
type Props = {
  name: string
  legend: ReactNode
  options: readonly CheckboxOption[]
  /** `radio` when only one may be chosen. Default: `checkbox`. */
  type?: 'checkbox' | 'radio'
  /** Hides the legend from sight when a heading beside it says the same. */
  legendHidden?: boolean
  className?: string
}

/** A group of choices that a plain form sends; uncontrolled, so it works without script. */
export function CheckboxList({ name, legend, options, type = 'checkbox', legendHidden = false, className }: Props) {
  return (
    <fieldset className={classNames('min-w-0', className)}>
      <legend className={legendHidden ? 'sr-only' : 'mb-1 font-semibold'}>{legend}</legend>
      <ul>
        {options.map((option) => (
          <li key={option.value}>
            <label className="flex min-h-11 items-center gap-3 py-1 sm:min-h-10 leading-snug has-disabled:text-steel">
              <input
                type={type}
                name={name}
                value={option.value}
                defaultChecked={option.checked}
                disabled={option.disabled}
                className="size-5 shrink-0 accent-signal"
              />
              <span className="min-w-0 grow">{option.label}</span>
              {option.count === undefined ? null : <span className="figure text-sm text-steel">{option.count}</span>}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
