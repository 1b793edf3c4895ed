'use client'

import useSWRImmutable from 'swr/immutable'
import { callCompany } from '@/lib/client/browser'

/** The country the visitor's address seems to be in; null = unknown, or not asked. Kept in memory only. */
export function useVisitorCountry(asking = true): string | null {
  const { data } = useSWRImmutable(
    asking ? 'visitor-country' : null,
    () => callCompany('getUserLocation', {}, { quiet: true }),
    { shouldRetryOnError: false },
  )
  return data?.country ?? null
}
