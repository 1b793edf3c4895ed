import type { ReactNode } from 'react'
import { classNames } from './class-names'

/** A wide table that scrolls inside its frame; the frame takes focus so that the keyboard can scroll it. */
export function Table({
  caption,
  captionHidden = false,
  className,
  children,
}: {
  caption: string
  captionHidden?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <div
      role="group"
      aria-label={caption}
      tabIndex={0}
      className={classNames('overflow-x-auto border-y border-line bg-white', className)}
    >
      <table className="w-full border-collapse text-left text-base leading-snug [&_td]:border-b [&_td]:px-3 [&_td]:py-2.5 [&_td]:align-top [&_th]:border-b [&_th]:px-3 [&_th]:py-2.5 [&_th]:align-top [&_th]:font-semibold [&_thead_th]:border-ink [&_thead_th]:text-sm [&_thead_th]:text-steel [&_small]:text-sm [&_small]:font-normal [&_small]:text-steel">
        <caption className={captionHidden ? 'sr-only' : 'px-3 py-2 text-left text-sm text-steel'}>{caption}</caption>
        {children}
      </table>
    </div>
  )
}
