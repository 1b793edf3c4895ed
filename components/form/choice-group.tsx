import type { ReactNode } from 'react'
import { Choice } from './choice'
import { FieldGroup, type FieldGroupProps } from './field-group'

export type ChoiceOption = {
  value: string
  label: ReactNode
  detail?: ReactNode
  checked?: boolean
  disabled?: boolean
}
type Props = Omit<FieldGroupProps, 'children' | 'role'> & {
  name: string
  options: readonly ChoiceOption[]
  /** `radio` when exactly one is the answer. Default: `checkbox`. */
  type?: 'checkbox' | 'radio'
  framed?: boolean
  disabled?: boolean
}

/** A question with a few answers that are all in sight; uncontrolled, so a plain form sends it. */
export function ChoiceGroup({ name, options, type = 'checkbox', framed = false, disabled = false, ...group }: Props) {
  const radio = type === 'radio'
  return (
    <FieldGroup {...group} {...(radio && { role: 'radiogroup' as const })}>
      {({ id, ...control }) => (
        <div className="grid gap-2">
          {options.map(({ value, label, detail, checked, disabled: optionDisabled }, index) => (
            <Choice
              key={value}
              type={type}
              name={name}
              value={value}
              label={label}
              detail={detail}
              framed={framed}
              defaultChecked={checked ?? false}
              disabled={disabled || optionDisabled === true}
              {...(index === 0 && { id })}
              {...(radio ? { required: group.required ?? false } : control)}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
