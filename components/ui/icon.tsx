import { classNames } from './class-names'

type Props = {
  /** A path of `@mdi/js`. */
  path: string
  /** Side in multiples of 4 px. Default: 6 (24 px). */
  size?: 4 | 5 | 6 | 8
  /** Text for an icon that stands alone; without it the icon is decoration. */
  label?: string
  className?: string
}

const sizes = { 4: 'size-4', 5: 'size-5', 6: '', 8: 'size-8' } as const

/** One glyph of Material Design Icons. */
export function Icon({ path, size = 6, label, className }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classNames('icon', sizes[size], className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={path} />
    </svg>
  )
}
