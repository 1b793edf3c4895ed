import type { VehicleType } from '@/lib/contract/vehicle-types'

/** A vehicle as it is chosen or typed; '' = not yet. */
export type PickedVehicle = {
  type: VehicleType | ''
  brandId: string
  brand: string
  modelId: string
  model: string
  year: string
  /** The generation of our own list. */ vehicleId: string
  /** Typed, because it is not in the lists. */ byHand: boolean
}
export type PutVehicle = (change: Partial<PickedVehicle>) => void

/** What the picker asks. */
export const vehicleFields = ['type', 'brand', 'model', 'year'] as const
export type VehicleField = (typeof vehicleFields)[number]

/** Whether a field of a form, such as `vehicle.model`, waits for an earlier one: what is chosen from lists is asked for list by list, what is typed at once. */
export function waitsForVehicle(path: string, vehicle: PickedVehicle): boolean {
  const place = vehicleFields.findIndex((field) => path === `vehicle.${field}`)
  return !vehicle.byHand && vehicleFields.slice(0, Math.max(0, place)).some((field) => vehicle[field] === '')
}

/** Everything but the type. */
export const unnamedVehicle = {
  brandId: '',
  brand: '',
  modelId: '',
  model: '',
  year: '',
  vehicleId: '',
} as const satisfies Partial<PickedVehicle>

export type VehiclePartProps = {
  /** Fields are named `<id>-<field>`. */
  id: string
  value: PickedVehicle
  onChange: PutVehicle
  /** Already translated. */
  errorOf: (field: VehicleField) => string | undefined
  yearRequired: boolean
}
