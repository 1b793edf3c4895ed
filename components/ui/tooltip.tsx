import { useId, type ReactElement, type ReactNode } from 'react'

type Props = {
  /** The explained control; gets the id of the text for `aria-describedby`. */
  children: (described: { 'aria-describedby': string }) => ReactElement
  text: ReactNode
}

/** A short explanation beside a control, shown on hover and focus by CSS alone. */
export function Tooltip({ children, text }: Props) {
  const id = useId()
  return (
    <span className="group/tip relative inline-flex">
      {children({ 'aria-describedby': id })}
      <span
        role="tooltip"
        id={id}
        className="pointer-events-none invisible absolute bottom-full left-1/2 z-20 mb-2 w-max max-w-64 -translate-x-1/2 rounded-base border border-transparent bg-ink px-3 py-1.5 text-sm leading-snug text-white opacity-0 transition-opacity duration-150 group-focus-within/tip:visible group-focus-within/tip:opacity-100 group-hover/tip:visible group-hover/tip:opacity-100"
      >
        {text}
      </span>
    </span>
  )
}
