import type { ReactNode } from 'react'
import { classNames } from './class-names'

export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info'

const tones: Record<Tone, string> = {
  neutral: 'bg-paper text-ink border-line',
  info: 'bg-white text-ink border-ink',
  success: 'bg-success-tint text-success border-success-fill',
  warning: 'bg-warning-tint text-warning border-warning-fill',
  danger: 'bg-danger-tint text-danger border-danger-fill',
}

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
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-base border px-2 py-0.5 text-sm leading-snug font-semibold',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}
