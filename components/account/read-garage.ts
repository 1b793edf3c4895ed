import 'server-only'
import type { KeptVehicle } from '@/lib/contract/kept'
import type { MyWarranty } from '@/lib/contract/my-warranties'
import type { VehicleBody } from '@/lib/contract/vehicle'
import { readVehicle } from '@/lib/data/vehicles'
import type { Locale } from '@/lib/i18n/locales'
import { vehicleName } from '@/lib/domain/vehicle-name'
import { readKept } from './read-kept'

export type GarageVehicle = {
  id: string
  name: string
  body: VehicleBody
  year: number | null
  odometer: KeptVehicle['odometer'] | null
  /** The next of its registered parts. */
  service: MyWarranty['serviceDue']
}

/** The earliest service of the registered parts on a vehicle. */
export function firstService(warranties: readonly MyWarranty[]): MyWarranty | null {
  const due = warranties.filter(({ serviceDue }) => serviceDue !== null)
  return due.toSorted((a, b) => ((a.serviceDue?.on ?? '') < (b.serviceDue?.on ?? '') ? -1 : 1))[0] ?? null
}

/** The garage the account keeps, with what is known of each vehicle. */
export async function readGarage(warranties: readonly MyWarranty[], locale: Locale): Promise<GarageVehicle[]> {
  const garage = (await readKept()).find((entry) => entry.kind === 'garage')?.value ?? []
  return Promise.all(
    garage.map(async ({ id, year, names, odometer }) => {
      const known = await readVehicle(locale, id)
      const mine = warranties.filter(({ vehicle }) => vehicle.vehicleId === id)
      return {
        id,
        name: known ? vehicleName(known) : (names[locale] ?? names.en ?? ''),
        body: known?.body ?? 'scooter',
        year,
        odometer: odometer ?? null,
        service: firstService(mine)?.serviceDue ?? null,
      }
    }),
  )
}
