import type { ComponentProps } from 'react'
import { mdiChevronDown } from '@mdi/js'
import { classNames } from './class-names'
import { controlStyle } from './field'
import { Icon } from './icon'

export type SelectOption = { value: string; label: string; disabled?: boolean }
type Props = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly SelectOption[]
  /** First entry with an empty value, such as "any brand". */
  placeholder?: string
}

/** The browser's own list; put it into a Field for its label. */
export function Select({ options, placeholder, className, ...rest }: Props) {
  return (
    <span className={classNames('select', className)}>
      <select className={controlStyle} {...rest}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <Icon path={mdiChevronDown} />
    </span>
  )
}
