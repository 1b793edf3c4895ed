import type { ReactNode } from 'react'

export type DoorKind = 'register' | 'check' | 'book' | 'decode' | 'passport'

const ink = '#0e1013'
const red = '#d3121c'

const marks: Record<DoorKind, ReactNode> = {
  register: (
    <>
      <path d="M14 10h34l12 12v40H14z" />
      <path d="M48 10v12h12M22 32h30M22 40h30" />
      <path d="M24 52l6 6l14-14" stroke={red} strokeWidth="4" />
    </>
  ),
  check: (
    <>
      <circle cx="32" cy="32" r="20" />
      <path d="M46 46l16 16" strokeWidth="5" />
      <path d="M22 32l7 7l13-14" stroke={red} strokeWidth="4" />
    </>
  ),
  book: (
    <>
      <path d="M10 16h52v46H10zM10 28h52M22 8v14M50 8v14" />
      <path d="M20 38h8v6h-8zM32 38h8v6h-8zM20 50h8v6h-8z" strokeWidth="1.6" />
      <path d="M43 36h12v12H43z" fill={red} stroke={red} />
    </>
  ),
  decode: (
    <>
      <path d="M6 22h60v22H6z" />
      <path d="M18 22v22M28 22v22M44 22v22" />
      <path d="M12 52v8M23 52v8M36 52v8M55 52v8" stroke={red} strokeWidth="2.4" />
      <path d="M9 60h6M20 60h6M30 60h12M47 60h16" stroke={red} strokeWidth="2.4" />
    </>
  ),
  passport: (
    <>
      <path d="M16 8h40v56H16z" />
      <circle cx="36" cy="30" r="11" stroke={red} />
      <path d="M36 19v22M25 30h22" stroke={red} strokeWidth="1.6" />
      <path d="M26 52h20" />
    </>
  ),
}

/** A small drawing of what a door leads to; decoration beside its words. */
export function DoorMark({ kind, className }: { kind: DoorKind; className?: string }) {
  return (
    <svg
      viewBox="0 0 72 72"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke={ink}
      strokeWidth="2.4"
      strokeLinejoin="round"
      strokeLinecap="round"
      className={className}
    >
      {marks[kind]}
    </svg>
  )
}
