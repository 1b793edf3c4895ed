'use client'

import type { ReactNode } from 'react'

export function PrintButton({ className, children }: { className: string; children: ReactNode }) {
  return (
    <button type="button" className={className} onClick={() => print()}>
      {children}
    </button>
  )
}
