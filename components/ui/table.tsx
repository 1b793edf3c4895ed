import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import { ScrollFrame } from './scroll-frame'

/** A wide table that scrolls inside its frame; the frame takes focus while it does, so that the keyboard can scroll it. */
export function Table({
  caption,
  captionHidden = false,
  className,
  children,
  ...rest
}: Omit<ComponentProps<'div'>, 'role'> & {
  caption: string
  captionHidden?: boolean
  /** Columns of values where rows stand under their names on phones (components/ui/table.css). */
  'data-columns'?: number
}) {
  return (
    <ScrollFrame
      role="group"
      aria-label={caption}
      // Positioned, so that hidden words in a cell scroll with it and do not make the page wider.
      className={classNames('relative overflow-x-auto border-y border-line bg-white', className)}
      {...rest}
    >
      <table className="table">
        <caption className={captionHidden ? 'sr-only' : 'px-3 py-2 text-left text-sm text-steel'}>{caption}</caption>
        {children}
      </table>
    </ScrollFrame>
  )
}
