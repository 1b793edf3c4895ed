'use client'

import useSWR from 'swr'
import { useHydrated } from '@/components/next/use-hydrated'
import { callCompany } from '@/lib/client/browser'
import type { Locale } from '@/lib/i18n/locales'
import { planPacks, type PackPlan } from './packs'

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export type AskedPacks = { of: 'product' | 'vehicle'; id: string }

/** What a link such as `?product=dtg-1` or `?vehicle=honda-pcx160-2021` wants to be put aside; null = nothing. */
function readAsked(search: string): AskedPacks | null {
  const query = new URLSearchParams(search)
  for (const of of ['product', 'vehicle'] as const) {
    const id = query.get(of) ?? ''
    if (slug.test(id)) return { of, id }
  }
  return null
}

type Key = readonly ['packs', AskedPacks['of'], string, Locale]

async function ask([, of, id, lang]: Key): Promise<PackPlan[]> {
  const kind = of === 'vehicle' ? ({ kind: 'manual' } as const) : {}
  const { items } = await callCompany('getFileDownloads', { lang, [of]: id, ...kind, pageSize: 48 }, { quiet: true })
  return planPacks(items, lang)
}

/** The products that the address asks for, with their documents. */
export function useAskedPacks(locale: Locale) {
  const asked = useHydrated() ? readAsked(location.search) : null
  const answer = useSWR<PackPlan[], Error, Key | null>(asked && ['packs', asked.of, asked.id, locale], ask, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  return { asked, plans: answer.data ?? null, failed: answer.error !== undefined }
}
