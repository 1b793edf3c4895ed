import { classNames } from '@/components/ui/class-names'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { RulerCell } from './describe-groups'

const boxes = {
  read: 'border-ink',
  short: 'border-dashed border-edge',
  wrong: 'border-danger-fill bg-danger-tint text-danger',
} as const

/** A code taken apart: each group of characters in its box, with a leader to what it says. Lies on wide screens, stands on phones. */
export function CodeRuler({ cells, label }: { cells: readonly RulerCell[]; label: string }) {
  return (
    <ol aria-label={label} className="grid gap-3 md:auto-cols-fr md:grid-flow-col md:gap-2">
      {cells.map(({ key, text, state, name, meaning }) => (
        <li
          key={key}
          className="grid grid-cols-[6.5rem_1.25rem_minmax(0,1fr)] items-center md:grid-cols-1 md:content-start md:justify-items-start"
        >
          <span
            className={classNames(
              'figure grid min-h-12 w-full place-items-center border bg-white px-1 text-2xl md:min-h-16 lg:text-3xl',
              boxes[state],
            )}
          >
            {text}
          </span>
          <span
            aria-hidden="true"
            className="relative h-px w-full bg-signal after:absolute after:-top-[3px] after:right-0 after:size-[7px] after:rounded-full after:bg-signal md:ml-5 md:h-7 md:w-px md:after:top-auto md:after:-right-[3px] md:after:bottom-0"
          />
          <span className="grid gap-0.5 pl-3 leading-snug md:pt-2 md:pr-2 md:pl-0">
            <span className="text-sm text-steel">{name}</span>
            <span
              className={classNames(
                'font-semibold',
                state === 'wrong' && 'text-danger',
                state === 'short' && 'font-normal text-steel',
              )}
            >
              <UnbrokenText text={meaning} />
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}
