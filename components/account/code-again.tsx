import type { ReactNode } from 'react'

type Props = { onClick: () => void; children: ReactNode }

/** The way back from a code to what it was sent for. */
export function CodeAgain({ onClick, children }: Props) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex min-h-11 items-center underline underline-offset-4 hover:decoration-2"
    >
      {children}
    </button>
  )
}
