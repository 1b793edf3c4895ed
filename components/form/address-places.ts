'use client'

import { useDeferredValue } from 'react'
import useSWR from 'swr'
import { callCompany } from '@/lib/client/browser'
import type { Lang } from '@/lib/contract/common'
import type { Amphur, Place, Province, SearchedPlace, Tambon } from '@/lib/contract/place'

const settings = { revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: false } as const

export type PlaceLists = {
  provinces: readonly Province[]
  amphurs: readonly Amphur[]
  tambons: readonly Tambon[]
  failed: boolean
  retry: () => void
}

/** The lists of an address in Thailand, each asked for once the larger place is known. */
export function usePlaceLists(lang: Lang, province: string, amphur: string): PlaceLists {
  const provinces = useSWR(['provinces', lang], () => callCompany('getProvinces', { lang }, { quiet: true }), settings)
  const amphurs = useSWR(
    province ? ['amphurs', lang, province] : null,
    () => callCompany('getAmphurs', { lang, province }, { quiet: true }),
    settings,
  )
  const tambons = useSWR(
    province && amphur ? ['tambons', lang, province, amphur] : null,
    () => callCompany('getTambons', { lang, province, amphur }, { quiet: true }),
    settings,
  )
  const lists = [provinces, amphurs, tambons]
  return {
    provinces: provinces.data ?? [],
    amphurs: amphurs.data ?? [],
    tambons: tambons.data ?? [],
    failed: lists.some(({ error }) => error !== undefined),
    retry: () => {
      for (const { error, mutate } of lists) if (error !== undefined) void mutate()
    },
  }
}

/** Places for what is being typed; the earlier ones stay while the next are asked for. `nothing`: the answer is there and empty. */
export function useFoundPlaces(
  lang: Lang,
  text: string,
  by: SearchedPlace = 'tambon',
): { places: readonly Place[]; nothing: boolean } {
  const q = useDeferredValue(text.trim())
  const { data, isLoading } = useSWR(
    q.length >= 2 ? ['places', lang, by, q] : null,
    () => callCompany('searchPlaces', { lang, q, by }, { quiet: true }),
    { ...settings, keepPreviousData: true },
  )
  const places = q.length >= 2 && data ? data : []
  return { places, nothing: q.length >= 2 && !isLoading && data?.length === 0 }
}
