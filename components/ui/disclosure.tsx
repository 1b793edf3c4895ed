import type { ReactNode } from 'react'
import { mdiPlus } from '@mdi/js'
import { classNames } from './class-names'
import { Icon } from './icon'

type Props = {
  summary: ReactNode
  open?: boolean
  /** Disclosures with the same name close each other. */
  name?: string
  className?: string
  children: ReactNode
}

/** The browser's own disclosure; works without script. */
export function Disclosure({ summary, open, name, className, children }: Props) {
  return (
    <details name={name} open={open} className={classNames('group border-b border-line', className)}>
      <summary className="flex min-h-12 items-center justify-between gap-4 py-2 leading-snug font-semibold">
        {summary}
        <Icon path={mdiPlus} size={5} className="transition-transform duration-150 group-open:rotate-45" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  )
}
