import type { ReactNode } from 'react'
import { classNames } from './class-names'

type Props = {
  /** As it is read, with its currency; null = ask a dealer. */
  amount: string | null
  /** What kind of price it is, such as "Recommended price". */
  label: string
  /** Shown where there is no price. */
  ask: ReactNode
  /** What the price includes. */
  note?: string
  size?: 'medium' | 'large'
}

/** A price with its name and what it includes, or where to ask for one. */
export function Price({ amount, label, ask, note, size = 'medium' }: Props) {
  if (amount === null) return <div className="text-sm text-steel stage:text-mist">{ask}</div>
  return (
    <div className="leading-snug">
      <p>
        <span className="mr-2 text-sm text-steel stage:text-mist">{label}</span>
        <strong className={classNames('figure whitespace-nowrap', size === 'large' ? 'text-2xl' : 'text-lg')}>
          {amount}
        </strong>
      </p>
      {note && <p className="text-sm text-steel stage:text-mist">{note}</p>}
    </div>
  )
}
