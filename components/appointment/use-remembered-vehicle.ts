'use client'

import { useEffect, useRef } from 'react'
import { useVehicle } from '@/components/fitment/use-vehicle'
import { callCompany } from '@/lib/client/browser'
import type { Vehicle } from '@/lib/contract/vehicle'
import type { Locale } from '@/lib/i18n/locales'

/** Hands over the vehicle this browser remembers, once, as soon as it is known. Its failure says nothing: the fields are still there to fill in. */
export function useRememberedVehicle(locale: Locale, onFound: (vehicle: Vehicle, year: number | null) => void): void {
  const remembered = useVehicle()
  const done = useRef(false)
  const latest = useRef(onFound)
  useEffect(() => {
    latest.current = onFound
  }, [onFound])
  useEffect(() => {
    if (!remembered || done.current) return
    done.current = true
    callCompany('getVehicle', { id: remembered.id, lang: locale }, { quiet: true }).then(
      (vehicle) => latest.current(vehicle, remembered.year),
      () => undefined,
    )
  }, [remembered, locale])
}
