import type { GetProductsQuery } from '@/lib/contract/product-list'
import type { Family } from '@/lib/contract/product-words'
import type { Vehicle } from '@/lib/contract/vehicle'
import type { VehicleType } from '@/lib/contract/vehicle-types'
import type { SceneId } from '@/lib/pictures/scenes'

const byFamily: Partial<Record<Family, SceneId>> = {
  scooter: 'hero-scooter',
  underbone: 'hero-scooter',
  bigbike: 'hero-moto',
  vespa: 'hero-vespa',
  car: 'hero-car',
  pickup: 'hero-pickup',
  fork: 'hero-fork',
  air: 'hero-air',
}
const byVehicle: Record<VehicleType, SceneId> = {
  scooter: 'hero-scooter',
  underbone: 'hero-scooter',
  vespa: 'hero-vespa',
  bigbike: 'hero-moto',
  car: 'hero-car',
  suv: 'hero-pickup',
  van: 'hero-car',
  pickup: 'hero-pickup',
}

/** The stage that suits a selection. */
export function sceneOf(state: Pick<GetProductsQuery, 'family'>, vehicle: Pick<Vehicle, 'type'> | null): SceneId {
  const only = state.family.length === 1 ? state.family[0] : undefined
  return (vehicle ? byVehicle[vehicle.type] : only && byFamily[only]) ?? 'hero-scooter'
}
