'use client'

import { useEffect, useRef } from 'react'
import type { springTypes } from '@/lib/contract/spring-words'

/** A vehicle of the list above the form. */
export type AskedVehicle = {
  id: string
  type: (typeof springTypes)[number]
  brand: string
  model: string
  year: string
}

/** Hands over the vehicle that a link such as `?vehicle=suzuki-fronx-2025` asks for, once; one that is not known is passed over. */
export function useAskedVehicle(known: readonly AskedVehicle[], onAsked: (vehicle: AskedVehicle) => void): void {
  const latest = useRef({ known, onAsked })
  useEffect(() => {
    latest.current = { known, onAsked }
  }, [known, onAsked])
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('vehicle')
    const vehicle = latest.current.known.find(({ id }) => id === asked)
    if (vehicle) latest.current.onAsked(vehicle)
  }, [])
}
