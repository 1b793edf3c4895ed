import { classNames } from './class-names'
import { formatCount } from '@/lib/i18n/format-figure'

type Props = {
  /** Baht; null = ask a dealer. */
  amountThb: number | null
  /** What kind of price it is, such as "Recommended price". */
  label: string
  /** Shown where there is no price. */
  ask: string
  size?: 'medium' | 'large'
}

/** A price in baht with its name, or where to ask for one. */
export function Price({ amountThb, label, ask, size = 'medium' }: Props) {
  if (amountThb === null) return <p className="text-sm text-steel stage:text-mist">{ask}</p>
  return (
    <p className="leading-snug">
      <span className="mr-2 text-sm text-steel stage:text-mist">{label}</span>
      <strong className={classNames('figure whitespace-nowrap', size === 'large' ? 'text-2xl' : 'text-lg')}>
        ฿{formatCount(amountThb)}
      </strong>
    </p>
  )
}
