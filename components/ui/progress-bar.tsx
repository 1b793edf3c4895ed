import { useId, type ReactNode } from 'react'

type Props = {
  label: ReactNode
  /** 0 to `max`; without it the end is not known yet. */
  value?: number
  /** Default: 1. */
  max?: number
  /** The state in words, such as "2 of 4 files"; a bar alone tells little. */
  text?: ReactNode
}

/** How far something has come, with the browser's own progress element. */
export function ProgressBar({ label, value, max = 1, text }: Props) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <p className="flex items-baseline justify-between gap-4 text-sm leading-snug">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {text ? <span className="figure text-steel stage:text-mist">{text}</span> : null}
      </p>
      <progress
        id={id}
        value={value}
        max={max}
        className="block h-2 w-full appearance-none overflow-hidden rounded-base border border-edge bg-white indeterminate:animate-pulse indeterminate:bg-edge [&::-moz-progress-bar]:bg-signal [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-signal forced-colors:[&::-moz-progress-bar]:bg-[Highlight] forced-colors:[&::-webkit-progress-value]:bg-[Highlight]"
      />
    </div>
  )
}
