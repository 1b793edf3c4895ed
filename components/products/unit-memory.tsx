'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { createLocalStore } from '@/lib/utils/local-store'

const unitStore = createLocalStore<string>('units', 'metric', (stored) =>
  stored === 'imperial' || stored === 'kgf' ? stored : 'metric',
)

/** Remembers the chosen unit system, and chooses it again on the next page. */
export function UnitMemory({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const radio = root.current?.querySelector<HTMLInputElement>(`input[value="${unitStore.read()}"]`)
    if (radio) radio.checked = true
  }, [])
  return (
    <div
      ref={root}
      onChange={(event) => unitStore.write(event.target instanceof HTMLInputElement ? event.target.value : 'metric')}
    >
      {children}
    </div>
  )
}
