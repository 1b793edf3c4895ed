'use client'

import { useTranslations } from 'next-intl'
import { useDeferredValue, useState } from 'react'
import { useWatch } from 'react-hook-form'
import useSWR from 'swr'
import { Combobox } from '@/components/form/combobox'
import { unnamedVehicle, type PutVehicle } from '@/components/form/vehicle-value'
import { callCompany } from '@/lib/client/browser'
import type { VehicleSummary } from '@/lib/contract/vehicle'
import { isMadeIn, readTypedVehicle } from '@/lib/domain/vehicle-year'
import type { Locale } from '@/lib/i18n/locales'
import { vehicleName } from '@/lib/domain/vehicle-name'
import type { StepProps } from './step-props'

const shown = 6

async function findVehicles([, q, lang]: readonly [string, string, Locale]) {
  const { hits, nearest } = await callCompany('search', { q, lang, kind: 'vehicle' }, { quiet: true })
  return nearest ? [] : hits.flatMap((hit) => (hit.kind === 'vehicle' ? [hit.vehicle] : []))
}

/** One generation of each model: that of the year, when one was typed and the model was made then. */
function listModels(vehicles: readonly VehicleSummary[], year: number | null): VehicleSummary[] {
  const fitting = year === null ? [] : vehicles.filter((vehicle) => isMadeIn(vehicle, year))
  const listed = fitting.length > 0 ? fitting : vehicles
  return [...new Map(listed.map((vehicle) => [vehicle.modelId, vehicle] as const).reverse()).values()]
    .reverse()
    .slice(0, shown)
}

/** The vehicle by one text instead of four lists; without a year, only the year is left for those. */
export function VehicleSearch({ form, errorOf, locale, put }: StepProps & { put: PutVehicle }) {
  const t = useTranslations('warranty.register.vehicle')
  const types = useTranslations('spec.vehicleTypes')
  const { modelId, brand, model, year, byHand } = useWatch({ control: form.control, name: 'vehicle' })
  const [text, setText] = useState('')
  const known = modelId !== ''
  const typed = readTypedVehicle(useDeferredValue(text))
  const asking = !known && typed.name.length > 1
  const { data } = useSWR(asking ? (['register-vehicle', typed.name, locale] as const) : null, findVehicles, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    keepPreviousData: true,
  })
  const vehicles = asking ? listModels(data ?? [], typed.year) : []
  const yearIn = (vehicle: VehicleSummary) => (typed.year !== null && isMadeIn(vehicle, typed.year) ? typed.year : null)

  const choose = (id: string) => {
    const vehicle = vehicles.find((one) => one.id === id)
    if (!vehicle) return
    const made = yearIn(vehicle)
    put({
      type: vehicle.type,
      brandId: vehicle.brandId,
      brand: vehicle.brand,
      modelId: vehicle.modelId,
      model: vehicle.model,
      byHand: false,
      year: made === null ? '' : String(made),
      vehicleId: made === null ? '' : vehicle.id,
    })
  }
  return (
    <Combobox
      id="register-vehicle-search"
      label={t('search')}
      hint={t('searchHint')}
      error={errorOf('vehicle.vehicleId')}
      text={known && !byHand ? [vehicleName({ brand, model }), year].join(' ').trim() : text}
      onText={(next) => {
        setText(next)
        if (known) put({ ...unnamedVehicle, type: '' })
      }}
      options={vehicles.map((vehicle) => {
        const made = yearIn(vehicle)
        return {
          key: vehicle.id,
          text: vehicleName(vehicle),
          note: made === null ? types(vehicle.type) : String(made),
        }
      })}
      onChoose={choose}
      texts={{ found: t('found'), listed: t('listed'), none: t('none') }}
      nothing={asking && data?.length === 0}
    />
  )
}
