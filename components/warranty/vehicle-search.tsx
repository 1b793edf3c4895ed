'use client'

import { useDeferredValue, useState } from 'react'
import { useWatch } from 'react-hook-form'
import useSWR from 'swr'
import { Combobox } from '@/components/form/combobox'
import { callCompany } from '@/lib/client/browser'
import type { VehicleSummary } from '@/lib/contract/vehicle'
import { isMadeIn, readTypedVehicle } from '@/lib/domain/vehicle-year'
import { formatYear } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import type { Draft } from './register-draft'
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
export function VehicleSearch({
  form,
  texts: { vehicle: words, types },
  locale,
  put,
}: StepProps & { put: (change: Partial<Draft['vehicle']>) => void }) {
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
  const nameOf = (vehicle: Pick<VehicleSummary, 'brand' | 'model'>) => `${vehicle.brand} ${vehicle.model}`
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
      label={words.search}
      hint={words.searchHint}
      error={undefined}
      text={
        known && !byHand
          ? [nameOf({ brand, model }), year === '' ? '' : formatYear(Number(year), locale)].join(' ').trim()
          : text
      }
      onText={(next) => {
        setText(next)
        if (known) put({ type: '', brandId: '', brand: '', modelId: '', model: '', year: '', vehicleId: '' })
      }}
      options={vehicles.map((vehicle) => {
        const made = yearIn(vehicle)
        return {
          key: vehicle.id,
          text: nameOf(vehicle),
          note: made === null ? types[vehicle.type] : formatYear(made, locale),
        }
      })}
      onChoose={choose}
      texts={{ found: words.found, listed: words.listed, none: words.none }}
      nothing={asking && data?.length === 0}
    />
  )
}
