import type { ApplicationChoice } from '@/lib/data/application-choice'
import { vehicleName } from '@/lib/domain/vehicle-name'

/** What the chart is narrowed to, in words: "Honda PCX160 · 2022"; empty = to no vehicle. */
export function choiceName({ brand, model, filter: { year } }: ApplicationChoice): string {
  const vehicle = brand && (model ? vehicleName({ brand: brand.name, model: model.name }) : brand.name)
  return [vehicle, year].filter(Boolean).join(' · ')
}
