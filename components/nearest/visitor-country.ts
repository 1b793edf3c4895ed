'use client'

import { useEffect, useState } from 'react'
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
export function useVisitorCountry(asking = true): string | null {
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

export const isAbroad = (country: string | null) => country !== null && country !== 'TH'
