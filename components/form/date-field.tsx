import { classNames } from '@/components/ui/class-names'
import { controlStyle } from '@/components/ui/field'
import { Select, type SelectOption } from '@/components/ui/select'
import { FieldGroup, type FieldGroupProps } from './field-group'

type Props = Omit<FieldGroupProps, 'children' | 'role'> & {
  /** The parts are sent as `name.day`, `name.month`, `name.year`. */
  name: string
  labels: { day: string; month: string; year: string; /** First entry of the months. */ choose: string }
  /** Names of the months; values 1–12. */
  months: readonly SelectOption[]
  /** As the visitor counts years: Buddhist era in Thai. */
  value?: { day?: number; month?: number; year?: number }
  disabled?: boolean
  readOnly?: boolean
}

/** A date in three parts. The browser's own date field speaks the browser's language and knows no Buddhist era. */
export function DateField({ name, labels, months, value = {}, disabled = false, readOnly = false, ...group }: Props) {
  return (
    <FieldGroup {...group}>
      {({ id, ...control }) => {
        const figure = (part: 'day' | 'year', maxLength: number) => (
          <input name={`${name}.${part}`} inputMode="numeric" pattern="[0-9]*" maxLength={maxLength} autoComplete="off" defaultValue={value[part]} disabled={disabled} readOnly={readOnly} required={group.required ?? false} {...(part === 'day' && { id })} {...control} className={classNames(controlStyle, 'figure font-normal')} />
        )
        const caption = (text: string) => <span className="text-sm text-steel">{text}</span>
        return (
          <div className="grid grid-cols-[4.5rem_minmax(0,1fr)_6rem] gap-2">
            <label className="grid gap-1">
              {caption(labels.day)}
              {figure('day', 2)}
            </label>
            <label className="grid gap-1">
              {caption(labels.month)}
              <Select name={`${name}.month`} options={months} placeholder={labels.choose} defaultValue={value.month ?? ''} disabled={disabled || readOnly} required={group.required ?? false} {...control} />
            </label>
            <label className="grid gap-1">
              {caption(labels.year)}
              {figure('year', 4)}
            </label>
          </div>
        )
      }}
    </FieldGroup>
  )
}
