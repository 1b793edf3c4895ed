'use client'

import { useSyncExternalStore } from 'react'
import { garageStore, vehicleStore, type ChosenVehicle } from './vehicle-store'

/** The remembered vehicle; null on the server, during hydration and when none is chosen. */
export function useVehicle(): ChosenVehicle | null {
  return useSyncExternalStore(vehicleStore.subscribe, vehicleStore.read, vehicleStore.readOnServer)
}

/** All vehicles of the visitor; none on the server and during hydration. */
export function useGarage(): readonly ChosenVehicle[] {
  return useSyncExternalStore(garageStore.subscribe, garageStore.read, garageStore.readOnServer)
}
