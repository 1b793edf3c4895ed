import type { BookedVehicle } from '@/lib/contract/appointment'
import type { Lang } from '@/lib/contract/common'
import type { VehicleSummary } from '@/lib/contract/vehicle'

/** Brand and model, the brand once: "Honda PCX160", but "Mazda2" and "MG3", whose model says it. */
export function vehicleName({ brand, model }: Pick<VehicleSummary, 'brand' | 'model'>): string {
  return model.toLowerCase().startsWith(brand.toLowerCase()) ? model : `${brand} ${model}`
}

const modelYears: Record<Lang, (year: number) => string> = {
  en: String,
  th: (year) => `ปี ค.ศ.\u00A0${year}`,
  ja: (year) => `${year}年式`,
}

/** A vehicle of a year, as it stands beside dates: those of Thai are in the Buddhist era, the year of a vehicle is not. */
export function vehicleOfYear(vehicle: Pick<VehicleSummary, 'brand' | 'model'> & { year: number }, lang: Lang): string {
  return `${vehicleName(vehicle)} ${modelYears[lang](vehicle.year)}`
}

/** What stands before a workshop: vehicle, year where it was given, and plate. */
export function bookedVehicleName({ brand, model, year, plate }: BookedVehicle): string {
  return [vehicleName({ brand, model }), year === null ? '' : String(year), plate ? `(${plate})` : '']
    .filter(Boolean)
    .join(' ')
}

/** The chassis code in a generation's name, without the years that some carry: "GM2 / GM3 (2008–2011)" → "GM2 / GM3"; empty where the name is years alone. */
export function chassisOf(generation: string): string {
  return generation.replace(/[(（]?\b\d{4}年?[–〜](?:\d{4}年?|present|ปัจจุบัน)?[)）]?/, '').trim()
}

/** How a language writes the years in a generation's name; the data have them as "2019–2022", or "2023–" of what is still made, which no sentence can end with. */
const years: Record<Lang, (from: string, to: string | undefined) => string> = {
  en: (from, to) => `${from}–${to ?? 'present'}`,
  th: (from, to) => `${from}–${to ?? 'ปัจจุบัน'}`,
  ja: (from, to) => (to === undefined ? `${from}年〜` : `${from}〜${to}年`),
}

/** A generation's name in a language: "GTS 300 HPE (2023–)" → "GTS 300 HPE (2023–present)", "GTS 300 HPE（2023年〜）". */
export function generationName(name: string, lang: Lang): string {
  const dated = name.replace(/\b(\d{4})–(\d{4})?/g, (_, from: string, to: string | undefined) => years[lang](from, to))
  return lang === 'ja' ? dated.replace(/ ?\(([^)]*)\)/g, '（$1）') : dated
}
