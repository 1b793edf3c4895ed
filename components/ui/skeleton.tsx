import { classNames } from './class-names'

/** A quiet placeholder of the size of what comes; give it a height and a width. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-pulse rounded-base border border-transparent bg-line', className)}
    />
  )
}
