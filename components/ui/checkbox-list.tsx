import type { ReactNode } from 'react'

export type CheckboxOption = {
  value: string
  label: ReactNode
  count?: ReactNode
  checked?: boolean
  disabled?: boolean
}
type OptionsProps = { name: string; options: readonly CheckboxOption[] }

/** Choices that a plain form sends; uncontrolled, so they work without script. */
export function CheckboxOptions({ name, options }: OptionsProps) {
  return (
    <ul>
      {options.map(({ value, label, count, checked, disabled }, i) => (
        <li key={i}>
          <label>
            <input
              type="checkbox"
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
  )
}

type Props = OptionsProps & {
  /** Names the group where a heading beside it says the same to the eye. */
  label: string
  /** More choices of the same group, such as folded ones. */
  children?: ReactNode
}

/** A group of choices. */
export function CheckboxList({ name, options, label, children }: Props) {
  return (
    <div role="group" aria-label={label} className="choices">
      {options.length > 0 && <CheckboxOptions name={name} options={options} />}
      {children}
    </div>
  )
}
