'use client'

import useSWR from 'swr'
import { useFetchState } from '@/components/ui/use-fetch-state'
import { callCompany } from '@/lib/client/browser'
import type { SerialInfo } from '@/lib/contract/warranty-register'
import type { Locale } from '@/lib/i18n/locales'

export type KnownSerial = { serial: string; info: SerialInfo | undefined; failed: boolean; loading: boolean }

/** What a serial stands for; '' asks nothing. */
function useSerialInfo(typed: string, locale: Locale): KnownSerial {
  const serial = typed.trim()
  const { data, error, isLoading } = useSWR<SerialInfo, Error, readonly [string, string, Locale] | null>(
    serial === '' ? null : ['serial', serial, locale],
    ([, text, lang]) => callCompany('getSerialInfo', { serial: text, lang }, { quiet: true }),
    {
      revalidateOnFocus: false,
      revalidateIfStale: false,
      shouldRetryOnError: false,
    },
  )
  const { pending } = useFetchState({ isLoading, error })
  return { serial, info: data, failed: error !== undefined, loading: pending }
}

/** The same for all serials of a form, of which there are up to four. */
export function useSerialInfos(
  [first = '', second = '', third = '', fourth = '']: readonly string[],
  locale: Locale,
): KnownSerial[] {
  const known = [
    useSerialInfo(first, locale),
    useSerialInfo(second, locale),
    useSerialInfo(third, locale),
    useSerialInfo(fourth, locale),
  ]
  return known.filter(({ serial }) => serial !== '')
}
