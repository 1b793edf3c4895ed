'use client'

import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { createLocalStore } from '@/lib/utils/local-store'

const unitStore = createLocalStore<string>('units', 'metric', (stored) =>
  stored === 'imperial' || stored === 'kgf' ? stored : 'metric',
)

/** Shows the chosen unit system in the whole page (components/ui/units.css), remembers it, and chooses it again on the next page. */
export function UnitMemory({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  const show = (units: string) => root.current?.closest('[data-frame]')?.setAttribute('data-units', units)
  useLayoutEffect(() => {
    const units = unitStore.read()
    const radio = root.current?.querySelector<HTMLInputElement>(`[value=${units}]`)
    if (radio) radio.checked = true
    show(units)
  }, [])
  return (
    <div
      ref={root}
      onChange={({ target }) => {
        const { value } = target as HTMLInputElement
        unitStore.write(value)
        show(value)
      }}
    >
      {children}
    </div>
  )
}
