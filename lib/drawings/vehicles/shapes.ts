import type { VehicleBody } from '@/lib/contract/vehicle'
import { bigbike, scooter, underbone, vespa } from './bikes'
import { hatchback, pickup, sedan, suv, van } from './cars'
import type { VehicleShape } from './outline'

export const vehicleShapes = {
  scooter,
  underbone,
  vespa,
  bigbike,
  sedan,
  hatchback,
  suv,
  van,
  pickup,
} as const satisfies Record<VehicleBody, VehicleShape>
