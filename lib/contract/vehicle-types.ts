export const vehicleTypes = ['scooter', 'underbone', 'vespa', 'bigbike', 'car', 'suv', 'van', 'pickup'] as const
export type VehicleType = (typeof vehicleTypes)[number]
