'use client'

import { useSyncExternalStore } from 'react'
import useSWR from 'swr'
import { callCompany } from '@/lib/client/browser'
import type { Locale } from '@/lib/i18n/locales'

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** What follows `#` in the address, which browsers keep to themselves; null = not known yet, on the server and during hydration. */
export function usePrivateToken(): string | null {
  return useSyncExternalStore(subscribe, () => location.hash.slice(1), () => null)
}

/** The visit a private link opens. */
export function useVisit(token: string, lang: Locale) {
  const answer = useSWR(token === '' ? null : (['visit', token, lang] as const), ([, secret, language]) => callCompany('getAppointment', { token: secret, lang: language }), { revalidateOnFocus: false, shouldRetryOnError: false })
  const error: unknown = answer.error
  return { visit: answer.data, error, mutate: answer.mutate }
}
