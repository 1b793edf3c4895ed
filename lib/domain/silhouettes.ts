import type { VehicleBody } from '@/lib/contract/vehicle'
import type { VehicleType } from '@/lib/contract/vehicle-types'

/** The body that stands for a whole vehicle type. */
export const typicalBody: Record<VehicleType, VehicleBody> = {
  scooter: 'scooter',
  underbone: 'underbone',
  vespa: 'vespa',
  bigbike: 'bigbike',
  car: 'sedan',
  suv: 'suv',
  van: 'van',
  pickup: 'pickup',
}
