import type { Job, VehicleLine } from '@/lib/contract/workshop-words'
import type { VehicleType } from '@/lib/contract/vehicle-types'

const twoWheels = ['scooter', 'bigbike'] as const
const fourWheels = ['car', 'pickup'] as const
const all = [...twoWheels, ...fourWheels] as const

/** How long a job takes with the vehicle in the bay, and on what it is done. Assumed times of the trade for one axle or one pair. */
export const jobTable = {
  overhaul: { minutes: 180, lines: all },
  'n2-recharge': { minutes: 60, lines: all },
  fitting: { minutes: 120, lines: all },
  'fork-service': { minutes: 180, lines: twoWheels },
  alignment: { minutes: 60, lines: fourWheels },
  setup: { minutes: 60, lines: all },
  inspection: { minutes: 60, lines: all },
} as const satisfies Record<Job, { minutes: number; lines: readonly VehicleLine[] }>

/** The line a vehicle type belongs to. */
export const lineOfType: Readonly<Record<VehicleType, VehicleLine>> = {
  scooter: 'scooter',
  underbone: 'scooter',
  vespa: 'scooter',
  bigbike: 'bigbike',
  car: 'car',
  suv: 'car',
  van: 'car',
  pickup: 'pickup',
}

/** The one line that all of these types belong to; '' = none, or several. */
export function commonLine(types: readonly VehicleType[]): VehicleLine | '' {
  const [line = '', ...others] = new Set(types.map((type) => lineOfType[type]))
  return others.length > 0 ? '' : line
}

/** Whether a job is done on a vehicle of this type. */
export function suitsType(job: Job, type: VehicleType): boolean {
  const lines: readonly VehicleLine[] = jobTable[job].lines
  return lines.includes(lineOfType[type])
}
