'use client'

import useSWR, { useSWRConfig } from 'swr'
import { callCompany } from '@/lib/client/browser'
import type { Job } from '@/lib/contract/workshop-words'

/** Free times of a workshop on fourteen days from `from` ('' = today); asked only when workshop and job are known. */
export function useFreeDays(workshop: string, job: Job | '', from: string) {
  const key = workshop !== '' && job !== '' ? (['free-days', workshop, job, from] as const) : null
  const answer = useSWR(
    key,
    ([, place, what, first]) =>
      callCompany('getSlots', { workshop: place, job: what, ...(first !== '' && { from: first }) }, { quiet: true }),
    { keepPreviousData: false, shouldRetryOnError: false },
  )
  const error: unknown = answer.error
  return { data: answer.data, error, mutate: answer.mutate }
}

/** Asks again for all free times, after one of them turned out to be taken. */
export function useRefreshFreeDays(): () => void {
  const { mutate } = useSWRConfig()
  return () => void mutate((key) => Array.isArray(key) && key[0] === 'free-days')
}
