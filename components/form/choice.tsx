import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

type Props = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  type: 'checkbox' | 'radio'
  label: ReactNode
  /** A second line under the label; described by it, not named. */ detail?: ReactNode
  /** In a frame, as large as a finger wants it. */ framed?: boolean
}

const frame =
  'rounded-base border border-edge bg-white px-3 hover:border-ink has-checked:border-ink has-checked:inset-ring-1 has-checked:inset-ring-ink has-aria-invalid:border-danger-fill has-disabled:border-line has-disabled:bg-paper'

/** One checkbox or radio with its label; the whole line is the target. */
export function Choice({ label, detail, framed = false, className, ...input }: Props) {
  const id = useId()
  const told = input['aria-describedby']
  return (
    <label
      className={classNames(
        'flex min-h-11 items-start gap-3 py-2.5 leading-snug has-disabled:cursor-not-allowed has-disabled:text-steel',
        framed && frame,
        className,
      )}
    >
      <input
        {...input}
        {...(detail && {
          'aria-labelledby': `${id}-label`,
          'aria-describedby': told ? `${id}-detail ${told}` : `${id}-detail`,
        })}
        className="-my-px size-5 shrink-0 accent-signal aria-invalid:outline-2 aria-invalid:outline-offset-1 aria-invalid:outline-danger-fill"
      />
      <span className="min-w-0 grow">
        {detail ? (
          <>
            <span id={`${id}-label`} className="block">
              {label}
            </span>
            <span id={`${id}-detail`} className="block text-sm text-steel">
              {detail}
            </span>
          </>
        ) : (
          label
        )}
      </span>
    </label>
  )
}
