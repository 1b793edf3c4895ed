import type { VehicleSummary } from '@/lib/contract/vehicle'

/** Brand and model, the brand once: "Honda PCX160", "Mazda2". */
export function vehicleName({ brand, model }: Pick<VehicleSummary, 'brand' | 'model'>): string {
  return model.startsWith(brand) ? model : `${brand} ${model}`
}

/** The chassis code in a generation's name, without the years that some carry: "GM2 / GM3 (2008–2011)" → "GM2 / GM3"; empty where the name is years alone. */
export function chassisOf(generation: string): string {
  return generation.replace(/\(?\b\d{4}–(?:\d{4})?\)?/, '').trim()
}
