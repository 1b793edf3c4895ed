'use client'

import useSWR from 'swr'
import { useVehicle } from '@/components/fitment/use-vehicle'
import { callCompany } from '@/lib/client/browser'
import type { Locale } from '@/lib/i18n/locales'

async function ask([, id, lang]: readonly [string, string, Locale]): Promise<string> {
  const { brand, model, generation } = await callCompany('getVehicle', { id, lang }, { quiet: true })
  return `${brand} ${model} ${generation}`
}

/** Name of a vehicle that is known by its id only; the id until the name is there. */
export function useVehicleName(id: string, locale: Locale): string {
  const { data } = useSWR<string, Error, readonly [string, string, Locale] | null>(
    id === '' ? null : ['vehicle-name', id, locale],
    ask,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  return data ?? id
}

/** The visitor's own vehicle; null while none is remembered. */
export function useOwnVehicle(locale: Locale): { id: string; name: string } | null {
  const vehicle = useVehicle()
  return vehicle && { id: vehicle.id, name: vehicle.names[locale] ?? Object.values(vehicle.names)[0] ?? vehicle.id }
}
