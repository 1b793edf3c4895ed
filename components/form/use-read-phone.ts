'use client'

import { useLocale } from 'next-intl'
import { useEffect, useState } from 'react'
import { phoneDigits } from '@/lib/contract/phone-digits'

/** A typed number as the service understands it: for who reads Thai as it is written in Thailand, else with the code of its country; null = it is none, or the rules of all countries, loaded late, are not there yet. */
export function useReadPhone(typed: string): string | null {
  const isThai = useLocale() === 'th'
  const [read, setRead] = useState<{ typed: string; shown: string | null } | null>(null)
  useEffect(() => {
    if (!phoneDigits.test(typed)) return
    let gone = false
    void import('@/lib/domain/phone')
      .then(({ readPhone, showPhone, showPhoneWithCountry }) => {
        const e164 = readPhone(typed)
        if (!gone) setRead({ typed, shown: e164 && (isThai ? showPhone : showPhoneWithCountry)(e164) })
      })
      // Without a connection they do not come; nothing is said then.
      .catch(() => undefined)
    return () => {
      gone = true
    }
  }, [typed, isThai])
  return read?.typed === typed ? read.shown : null
}
