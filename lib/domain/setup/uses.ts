import type { Setup } from '@/lib/contract/product'

/** What the vehicle is used for most of the time. */
export const rideUses = ['comfort', 'street', 'sport', 'touring', 'offroad'] as const
export type RideUse = (typeof rideUses)[number]

export function isRideUse(value: unknown): value is RideUse {
  return rideUses.some((use) => use === value)
}

/** Masses on the vehicle, kg, clothes and helmet included. On four wheels the rider is the driver. */
export type Load = { riderKg: number; passengerKg: number; luggageKg: number }

/** The rider that factory settings are made for, kg in riding clothes. */
export const referenceRiderKg = 75

/** Rider, passenger and luggage that the load column is made for, kg. */
export const fullLoadKg = 170

/** The column of a product's setup table that a use starts from. Touring starts from the factory column, its load does the rest; loose ground wants the open damping of the comfort column. */
export const columnOf = {
  comfort: 'comfort',
  street: 'factory',
  sport: 'sport',
  touring: 'factory',
  offroad: 'comfort',
} as const satisfies Record<RideUse, Setup['column']>

/** All masses together, kg. */
export function totalKg({ riderKg, passengerKg, luggageKg }: Load): number {
  return riderKg + passengerKg + luggageKg
}
