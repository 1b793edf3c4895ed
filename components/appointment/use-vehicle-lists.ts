'use client'

import useSWR from 'swr'
import { callCompany } from '@/lib/client/browser'
import type { VehicleType } from '@/lib/contract/vehicle-types'
import type { Locale } from '@/lib/i18n/locales'

const options = { revalidateOnFocus: false, shouldRetryOnError: false } as const
const quiet = { quiet: true } as const

/** Brands of a type, models of a brand and years of a model, each asked for once the one before is known. */
export function useVehicleLists(
  lang: Locale,
  { type, brandId, modelId }: { type: VehicleType | ''; brandId: string; modelId: string },
) {
  const brands = useSWR(
    type === '' ? null : (['brands', lang, type] as const),
    ([, l, t]) => callCompany('getBrandsByVehicle', { lang: l, type: t }, quiet),
    options,
  )
  const models = useSWR(
    type === '' || brandId === '' ? null : (['models', lang, type, brandId] as const),
    ([, l, t, brand]) => callCompany('getModels', { lang: l, brand, type: t }, quiet),
    options,
  )
  const years = useSWR(
    modelId === '' ? null : (['years', lang, modelId] as const),
    ([, l, model]) => callCompany('getYears', { lang: l, model }, quiet),
    options,
  )
  return {
    brands: brands.data ?? [],
    models: models.data ?? [],
    years: [...new Set((years.data ?? []).map(({ year }) => year))],
    failed: Boolean(brands.error ?? models.error ?? years.error),
  }
}
