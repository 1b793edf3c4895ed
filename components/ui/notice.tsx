import { mdiAlertOctagonOutline, mdiAlertOutline, mdiCheckCircleOutline, mdiInformationOutline } from '@mdi/js'
import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon } from './icon'

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger'

const looks: Record<NoticeTone, { frame: string; mark: string; icon: string }> = {
  info: { frame: 'border-ink bg-white', mark: 'text-ink', icon: mdiInformationOutline },
  success: { frame: 'border-success-fill bg-success-tint', mark: 'text-success', icon: mdiCheckCircleOutline },
  warning: { frame: 'border-warning-fill bg-warning-tint', mark: 'text-warning', icon: mdiAlertOutline },
  danger: { frame: 'border-danger-fill bg-danger-tint', mark: 'text-danger', icon: mdiAlertOctagonOutline },
}

type Props = {
  tone?: NoticeTone
  title: ReactNode
  /** What to do next: buttons, links. */
  actions?: ReactNode
  /** Read out when it appears: `status` waits for a pause, `alert` interrupts. Default: part of the page. */
  role?: 'status' | 'alert'
  className?: string
  children?: ReactNode
}

/** A message that stays in the page: what happened and what to do. Its words carry the meaning, tone and icon only repeat it. */
export function Notice({ tone = 'info', title, actions, role, className, children }: Props) {
  const { frame, mark, icon } = looks[tone]
  return (
    <div
      role={role}
      className={classNames('flex items-start gap-3 rounded-base border border-l-3 p-4 text-ink', frame, className)}
    >
      <Icon path={icon} className={mark} />
      <div className="grid min-w-0 grow gap-1">
        <p className="leading-snug font-semibold">{title}</p>
        {children ? <div className="phrased max-w-text">{children}</div> : null}
        {actions ? <div className="mt-2 flex flex-wrap gap-3">{actions}</div> : null}
      </div>
    </div>
  )
}
