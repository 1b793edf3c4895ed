import type { ComponentProps } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { classNames } from './class-names'

/** Classes of a chip (components/ui/ui.css). */
export const chipStyle = 'chip'

/** A choice that leads somewhere: filters, shortcuts. `current` marks the one that is on. */
export function ChipLink({
  current = false,
  className,
  ...rest
}: ComponentProps<typeof AppLink> & { current?: boolean }) {
  return <AppLink className={classNames(chipStyle, className)} aria-current={current ? 'true' : undefined} {...rest} />
}

/** A choice that switches something on this page. */
export function ChipButton({ pressed, className, ...rest }: ComponentProps<'button'> & { pressed?: boolean }) {
  return <button type="button" className={classNames(chipStyle, className)} aria-pressed={pressed} {...rest} />
}
