'use client'

import useSWR from 'swr'
import { useFetchState } from '@/components/ui/use-fetch-state'
import { callCompany } from '@/lib/client/browser'
import type { FoundDealers, Near } from '@/lib/contract/dealer'
import type { Capability, OpenTime } from '@/lib/contract/dealer-words'
import type { VehicleLine } from '@/lib/contract/workshop-words'
import type { Locale } from '@/lib/i18n/locales'

export type DealerQuestion = {
  near: Near | null
  capability: Capability
  open: OpenTime
  /** '' = any. */
  line: VehicleLine | ''
  limit: number
}

/** The nearest dealers for a job; nothing is asked before a place is known. The earlier answer stays while the next is asked for. */
export function useFoundDealers({ near, capability, open, line, limit }: DealerQuestion, lang: Locale) {
  const { data, error, isLoading, mutate } = useSWR<FoundDealers, unknown>(
    near ? ['find-dealers', lang, JSON.stringify(near), capability, open, line, limit] : null,
    near
      ? () =>
          callCompany('findDealers', { lang, near, capability, open, limit, ...(line && { line }) }, { quiet: true })
      : null,
    { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: true },
  )
  const { pending } = useFetchState({ isLoading, error })
  return {
    found: near ? (data ?? null) : null,
    failed: error !== undefined,
    searching: pending,
    retry: () => void mutate(),
  }
}
