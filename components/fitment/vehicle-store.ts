import { createLocalStore } from '@/lib/utils/local-store'
import type { Locale } from '@/lib/i18n/locales'

/** The visitor's vehicle. Names differ by language, so each language's is learnt when the vehicle is chosen or first shown there. */
export type ChosenVehicle = {
  id: string
  year: number | null
  names: Partial<Record<Locale, string>>
  /** Query of the finder's last step, to choose another year from; missing in what was remembered before it was kept. */
  at?: string
  /** What an account keeps of it: read off on a day, km. */
  odometer?: { km: number; on: string }
}

const readOdometer = (stored: object): Pick<ChosenVehicle, 'odometer'> => {
  const read: unknown = 'odometer' in stored ? stored.odometer : null
  if (typeof read !== 'object' || read === null || !('km' in read) || !('on' in read)) return {}
  return typeof read.km === 'number' && typeof read.on === 'string' ? { odometer: { km: read.km, on: read.on } } : {}
}

function parse(stored: unknown): ChosenVehicle | null {
  if (typeof stored !== 'object' || stored === null || !('id' in stored) || typeof stored.id !== 'string') return null
  const year = 'year' in stored && typeof stored.year === 'number' ? stored.year : null
  const names: ChosenVehicle['names'] = {}
  if ('names' in stored && typeof stored.names === 'object' && stored.names !== null) {
    for (const [locale, name] of Object.entries(stored.names)) {
      if ((locale === 'en' || locale === 'th' || locale === 'ja') && typeof name === 'string') names[locale] = name
    }
  }
  const at =
    'at' in stored && typeof stored.at === 'string' && /^[a-z0-9=&-]{1,200}$/.test(stored.at) ? stored.at : null
  return { id: stored.id, year, names, ...(at !== null && { at }), ...readOdometer(stored) }
}

export const vehicleStore = createLocalStore<ChosenVehicle | null>('vehicle', null, parse)

/** As many vehicles as a household has. */
export const mostVehicles = 8

const noVehicles: readonly ChosenVehicle[] = []

/** All vehicles of the visitor, the one chosen last first. */
export const garageStore = createLocalStore<readonly ChosenVehicle[]>('garage', noVehicles, (stored) =>
  Array.isArray(stored) ? stored.flatMap((item: unknown) => parse(item) ?? []).slice(0, mostVehicles) : noVehicles,
)

/** Makes a vehicle the one that everything is judged for; the others stay in the garage. */
export function chooseVehicle(vehicle: ChosenVehicle): void {
  const before = vehicleStore.read()
  const known = [...(before ? [before] : []), ...garageStore.read()]
  const others = [...new Map(known.map((item) => [item.id, item])).values()].filter(({ id }) => id !== vehicle.id)
  const odometer = known.find(({ id, odometer: read }) => id === vehicle.id && read)?.odometer
  garageStore.write([{ ...vehicle, ...(odometer && { odometer }) }, ...others].slice(0, mostVehicles))
  vehicleStore.write(vehicle)
}

/** Forgets one vehicle; the one chosen before it takes its place. */
export function forgetVehicle(forgotten: string): void {
  const left = garageStore.read().filter(({ id }) => id !== forgotten)
  garageStore.write(left)
  if (vehicleStore.read()?.id === forgotten) vehicleStore.write(left[0] ?? null)
}
