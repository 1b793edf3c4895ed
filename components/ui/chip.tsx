import type { ComponentProps } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { classNames } from './class-names'

/** Classes of a chip; a finger needs more room than a pointer. */
export const chipStyle =
  'inline-flex min-h-11 items-center gap-2 rounded-base border border-edge bg-white px-3 py-1 text-sm leading-snug font-medium text-ink transition-colors duration-150 hover:border-ink sm:min-h-10'
const chosen =
  'aria-[current=true]:border-ink aria-[current=true]:bg-ink aria-[current=true]:text-white aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-white'

/** A choice that leads somewhere: filters, shortcuts. `current` marks the one that is on. */
export function ChipLink({
  current = false,
  className,
  ...rest
}: ComponentProps<typeof AppLink> & { current?: boolean }) {
  return (
    <AppLink
      className={classNames(chipStyle, chosen, className)}
      aria-current={current ? 'true' : undefined}
      {...rest}
    />
  )
}

/** A choice that switches something on this page. */
export function ChipButton({ pressed, className, ...rest }: ComponentProps<'button'> & { pressed?: boolean }) {
  return <button type="button" className={classNames(chipStyle, chosen, className)} aria-pressed={pressed} {...rest} />
}
