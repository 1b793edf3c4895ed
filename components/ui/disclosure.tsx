import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'

type Props = Omit<ComponentProps<'details'>, 'summary'> & {
  summary: ReactNode
  /** Disclosures with the same name close each other. */
  name?: string
}

/** The browser's own disclosure; works without script. */
export function Disclosure({ summary, className, children, ...rest }: Props) {
  return (
    <details {...rest} className={classNames('fold', className)}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  )
}
