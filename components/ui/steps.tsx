import { mdiCheck } from '@mdi/js'
import { classNames } from './class-names'
import { Icon } from './icon'

type Props = {
  /** Name of the list, such as "Registration". */
  label: string
  steps: readonly string[]
  /** 0-based; equal to the number of steps when all are done. */
  current: number
  /** Said after a finished step, such as "done". */
  doneLabel: string
}

const tops = { done: 'border-ink', current: 'border-signal font-semibold', next: 'border-line text-steel' } as const
const boxes = {
  done: 'border-ink bg-ink text-white',
  current: 'border-signal bg-white text-signal',
  next: 'border-edge bg-white text-steel',
} as const

/** Where a visitor stands in a task of several pages. On a phone only the current step is named. */
export function Steps({ label, steps, current, doneLabel }: Props) {
  return (
    <ol aria-label={label} className="flex gap-2 max-[17rem]:flex-wrap sm:gap-4">
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'next'
        return (
          <li
            key={step}
            aria-current={state === 'current' ? 'step' : undefined}
            className={classNames(
              'flex items-center gap-3 border-t-3 py-3 leading-snug max-sm:aria-[current=step]:grow max-[17rem]:aria-[current=step]:basis-full sm:flex-1',
              tops[state],
            )}
          >
            <span
              aria-hidden="true"
              className={classNames(
                'figure grid size-7 shrink-0 place-items-center rounded-base border text-sm',
                boxes[state],
              )}
            >
              {state === 'done' ? <Icon path={mdiCheck} size={4} /> : index + 1}
            </span>
            <span className={state === 'current' ? undefined : 'max-sm:sr-only'}>
              {step}
              {state === 'done' ? <span className="sr-only"> ({doneLabel})</span> : null}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
