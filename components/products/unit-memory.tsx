'use client'

import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { createLocalStore } from '@/lib/utils/local-store'

const unitStore = createLocalStore<string>('units', 'metric', (stored) =>
  stored === 'imperial' || stored === 'kgf' ? stored : 'metric',
)

/** Tells the units to the frame of the page, whose styles show them (components/ui/units.css). */
function showUnits(element: HTMLElement, units: string): void {
  element.closest<HTMLElement>('[data-frame]')?.setAttribute('data-units', units)
}

/** Shows the chosen unit system in the whole page, remembers it, and chooses it again on the next page. */
export function UnitMemory({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  const isNew = useRef(true)
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    // What was chosen before the script had come is newer than what is remembered; on a page that is shown again it is older.
    const early = isNew.current && element.querySelector<HTMLInputElement>('input:checked:not([value="metric"])')
    if (early) unitStore.write(early.value)
    isNew.current = false
    const radio = element.querySelector<HTMLInputElement>(`input[value="${unitStore.read()}"]`)
    if (radio) radio.checked = true
    showUnits(element, unitStore.read())
  }, [])
  return (
    <div
      ref={root}
      onChange={({ target, currentTarget }) => {
        if (!(target instanceof HTMLInputElement)) return
        unitStore.write(target.value)
        showUnits(currentTarget, target.value)
      }}
    >
      {children}
    </div>
  )
}
