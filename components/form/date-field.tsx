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
  /** As Japanese writes a date. */
  yearFirst?: boolean
  disabled?: boolean
  readOnly?: boolean
}

const dayFirst = ['day', 'month', 'year'] as const

/** A date in three parts. The browser's own date field speaks the browser's language and knows no Buddhist era. */
export function DateField({
  name,
  labels,
  months,
  value = {},
  yearFirst = false,
  disabled = false,
  readOnly = false,
  ...group
}: Props) {
  const order = yearFirst ? dayFirst.toReversed() : dayFirst
  return (
    <FieldGroup {...group}>
      {({ id, ...control }) => {
        const shared = (part: (typeof dayFirst)[number]) => ({
          name: `${name}.${part}`,
          required: group.required ?? false,
          ...(part === order[0] && { id }),
          ...control,
        })
        return (
          <div
            className={classNames(
              'grid gap-2 max-[17rem]:grid-cols-1',
              yearFirst ? 'grid-cols-[6rem_minmax(0,1fr)_4.5rem]' : 'grid-cols-[4.5rem_minmax(0,1fr)_6rem]',
            )}
          >
            {order.map((part) => (
              <label key={part} className="grid gap-1">
                <span className="text-sm text-steel">{labels[part]}</span>
                {part === 'month' ? (
                  <Select
                    {...shared(part)}
                    options={months}
                    placeholder={labels.choose}
                    defaultValue={value.month ?? ''}
                    disabled={disabled || readOnly}
                  />
                ) : (
                  <input
                    {...shared(part)}
                    inputMode="numeric"
                    pattern="[0-9]*"
                    maxLength={part === 'day' ? 2 : 4}
                    autoComplete="off"
                    defaultValue={value[part]}
                    disabled={disabled}
                    readOnly={readOnly}
                    className={classNames(controlStyle, 'figure font-normal')}
                  />
                )}
              </label>
            ))}
          </div>
        )
      }}
    </FieldGroup>
  )
}
