'use client'

import { createContext, use, useEffect, useState, type ReactNode } from 'react'

type Unsaved = { unsaved: boolean; tell: (unsaved: boolean) => void }

const UnsavedContext = createContext<Unsaved>({ unsaved: false, tell: () => undefined })

/** Whether the form holds what is not saved: nothing else is done with the entry then, and the browser asks before it leaves. */
export function UnsavedProvider({ children }: { children: ReactNode }) {
  const [unsaved, tell] = useState(false)
  useEffect(() => {
    if (!unsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
  return <UnsavedContext value={{ unsaved, tell }}>{children}</UnsavedContext>
}

export const useUnsaved = () => use(UnsavedContext)

/** Tells the rest of the page while there is something unsaved. */
export function useTellUnsaved(changed: boolean): void {
  const { tell } = useUnsaved()
  useEffect(() => {
    tell(changed)
    return () => tell(false)
  }, [changed, tell])
}
