'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { callCompany } from '@/lib/client/browser'

let answer: Promise<string | null> | null = null

/** Asked once, kept in memory only. No answer is as good as an unknown country. */
function askCountry(): Promise<string | null> {
  answer ??= callCompany('getUserLocation', {}, { quiet: true }).then(
    ({ country }) => country,
    () => null,
  )
  return answer
}

/** The country the visitor's address seems to be in; null = unknown, or not asked yet. */
export function useSeemingCountry(asking = true): string | null {
  const [country, setCountry] = useState<string | null>(null)
  useEffect(() => {
    let isHere = true
    if (asking)
      void askCountry().then((found) => {
        if (isHere) setCountry(found)
      })
    return () => {
      isHere = false
    }
  }, [asking])
  return country
}

let chosen: string | null = null
const listeners = new Set<() => void>()

/** The visitor says which country it is, null = says no more; holds for every page until the site is left, and is kept nowhere. */
export function chooseCountry(country: string | null): void {
  chosen = country
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const chosenCountry = () => chosen
const chosenOnServer = () => null

/** What the visitor has chosen; null = nothing yet. */
export function useChosenCountry(): string | null {
  return useSyncExternalStore(subscribe, chosenCountry, chosenOnServer)
}

/** The visitor's country: the chosen one, else the one of the address; null = unknown, or not asked yet. */
export function useVisitorCountry(asking = true): string | null {
  const own = useChosenCountry()
  const seeming = useSeemingCountry(asking && own === null)
  return own ?? seeming
}

export const isAbroad = (country: string | null) => country !== null && country !== 'TH'
