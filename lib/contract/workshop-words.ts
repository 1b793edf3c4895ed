/** What a dealer works on: scooters with underbones and Vespas, big bikes, cars with SUVs and vans, pickups. */
export const vehicleLines = ['scooter', 'bigbike', 'car', 'pickup'] as const
export type VehicleLine = (typeof vehicleLines)[number]
export const jobs = ['overhaul', 'n2-recharge', 'fitting', 'fork-service', 'alignment', 'setup', 'inspection'] as const
export type Job = (typeof jobs)[number]
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]
