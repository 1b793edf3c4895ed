'use client'

import { useDeferredValue } from 'react'
import useSWR from 'swr'
import { callCompany } from '@/lib/client/browser'
import type { FileDownloads, GetFileDownloadsInput } from '@/lib/contract/document'
import type { Locale } from '@/lib/i18n/locales'
import type { Choice } from './use-address-choice'

/** Documents on one page of the answer. */
const pageSize = 48

type Key = readonly ['downloads', GetFileDownloadsInput]

async function ask([, input]: Key): Promise<FileDownloads> {
  try {
    return await callCompany('getFileDownloads', input, { quiet: true })
  } catch (error) {
    // A link may name a part or a vehicle that is no longer there; that is an empty list, not an outage.
    if (error instanceof Error && 'code' in error && error.code === 'NOT_FOUND')
      return { items: [], total: 0, page: 1, pageSize, vehicles: [] }
    throw error
  }
}

/** Documents for a choice; earlier ones stay while the next are asked for. Asks nothing for null. */
export function useDownloads(choice: Choice | null, page: number, locale: Locale) {
  const q = useDeferredValue(choice?.q.trim() ?? '')
  const input: GetFileDownloadsInput | null = choice && {
    lang: locale,
    q,
    page,
    pageSize,
    ...(choice.kind && { kind: choice.kind }),
    ...(choice.vehicle && { vehicle: choice.vehicle }),
    ...(choice.product && { product: choice.product }),
  }
  return useSWR<FileDownloads, Error, Key | null>(input && ['downloads', input], ask, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
}
