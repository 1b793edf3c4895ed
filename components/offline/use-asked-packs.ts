'use client'

import useSWR from 'swr'
import { useHydrated } from '@/components/next/use-hydrated'
import { callCompany } from '@/lib/client/browser'
import type { Locale } from '@/lib/i18n/locales'
import { planPacks, type PackPlan } from './packs'

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

type AskedPacks = { kind: 'product' | 'vehicle'; id: string }

/** What a link such as `?product=dtg-1` or `?vehicle=honda-pcx160-2021` wants to be put aside; null = nothing. */
function readAsked(search: string): AskedPacks | null {
  const query = new URLSearchParams(search)
  for (const kind of ['product', 'vehicle'] as const) {
    const id = query.get(kind) ?? ''
    if (slug.test(id)) return { kind, id }
  }
  return null
}

type Key = readonly ['packs', AskedPacks['kind'], string, Locale]

async function ask([, by, id, lang]: Key): Promise<PackPlan[]> {
  const only = by === 'vehicle' ? ({ kind: 'manual' } as const) : {}
  const { items } = await callCompany('getFileDownloads', { lang, [by]: id, ...only, pageSize: 48 }, { quiet: true })
  return planPacks(items, lang)
}

/** The products that the address asks for, with their documents. */
export function useAskedPacks(locale: Locale) {
  const asked = useHydrated() ? readAsked(location.search) : null
  const answer = useSWR<PackPlan[], Error, Key | null>(asked && ['packs', asked.kind, asked.id, locale], ask, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  return { asked, plans: answer.data ?? null, failed: answer.error !== undefined }
}
