'use client'

import useSWR from 'swr'
import { callCompany } from '@/lib/client/browser'
import type { Locale } from '@/lib/i18n/locales'

/** The visit a private link opens. */
export function useVisit(token: string, lang: Locale) {
  const answer = useSWR(
    token === '' ? null : (['visit', token, lang] as const),
    ([, secret, language]) => callCompany('getAppointment', { token: secret, lang: language }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const error: unknown = answer.error
  return { visit: answer.data, error, mutate: answer.mutate }
}
