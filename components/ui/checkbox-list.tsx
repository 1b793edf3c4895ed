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
    <fieldset className={classNames('choices min-w-0', className)}>
      <legend className={legendHidden ? 'sr-only' : 'mb-1 font-semibold'}>{legend}</legend>
      <ul>
        {options.map(({ value, label, count, checked, disabled }, i) => (
          <li key={i}>
            <label>
              <input
                type={type}
                name={name}
                value={value}
                {...(checked && { defaultChecked: true })}
                {...(disabled && { disabled: true })}
              />
              <span>{label}</span>
              {count === undefined ? null : <small>{count}</small>}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
