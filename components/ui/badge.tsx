import type { ReactNode } from 'react'
import { classNames } from './class-names'

export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info'

/** A short state; never the only carrier of meaning by colour, the text says it too. */
export function Badge({
  tone = 'neutral',
  icon,
  className,
  children,
}: {
  tone?: Tone
  icon?: ReactNode
  className?: string
  children: ReactNode
}) {
  return (
    <span className={classNames('badge', `badge-${tone}`, className)}>
      {icon}
      {children}
    </span>
  )
}
