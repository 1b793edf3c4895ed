'use client'

import useSWR from 'swr'
import { callCompany } from '@/lib/client/browser'
import type { Locale } from '@/lib/i18n/locales'
import type { PickedVehicle } from './vehicle-value'

/** Whose lists: of all vehicles, or of those that parts are registered for. */
export type ListScope = 'all' | 'warranty'

const calls = {
  all: { brands: 'getBrandsByVehicle', models: 'getModels' },
  warranty: { brands: 'getBrandsWarranty', models: 'getModelsWarranty' },
} as const
const options = { revalidateOnFocus: false, shouldRetryOnError: false } as const
const quiet = { quiet: true } as const

/** Brands of a type, models of a brand and years of a model, each asked for once the one before is known; nothing for a vehicle that is typed. */
export function useVehicleLists(scope: ListScope, lang: Locale, vehicle: PickedVehicle) {
  const { type, brandId, modelId } = vehicle.byHand ? { type: '' as const, brandId: '', modelId: '' } : vehicle
  const brands = useSWR(
    type === '' ? null : (['vehicle-brands', scope, lang, type] as const),
    ([, from, l, t]) => callCompany(calls[from].brands, { lang: l, type: t }, quiet),
    options,
  )
  const models = useSWR(
    type === '' || brandId === '' ? null : (['vehicle-models', scope, lang, type, brandId] as const),
    ([, from, l, t, brand]) => callCompany(calls[from].models, { lang: l, brand, type: t }, quiet),
    options,
  )
  const years = useSWR(
    modelId === '' ? null : (['vehicle-years', lang, modelId] as const),
    ([, l, model]) => callCompany('getYears', { lang: l, model }, quiet),
    options,
  )
  return {
    brands: brands.data ?? [],
    models: models.data ?? [],
    years: years.data ?? [],
    failed: Boolean(brands.error ?? models.error ?? years.error),
  }
}
export type VehicleLists = ReturnType<typeof useVehicleLists>
