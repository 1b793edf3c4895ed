'use client'

import { useSyncExternalStore } from 'react'
import { vehicleStore, type ChosenVehicle } from './vehicle-store'

/** The remembered vehicle; null on the server, during hydration and when none is chosen. */
export function useVehicle(): ChosenVehicle | null {
  return useSyncExternalStore(vehicleStore.subscribe, vehicleStore.read, vehicleStore.readOnServer)
}
