import { createLocalStore } from '@/lib/utils/local-store'
import type { Locale } from '@/lib/i18n/locales'

/** The visitor's vehicle. Names differ by language, so each language's is learnt when the vehicle is chosen or first shown there. */
export type ChosenVehicle = { id: string; year: number | null; names: Partial<Record<Locale, string>> }

function parse(stored: unknown): ChosenVehicle | null {
  if (typeof stored !== 'object' || stored === null || !('id' in stored) || typeof stored.id !== 'string') return null
  const year = 'year' in stored && typeof stored.year === 'number' ? stored.year : null
  const names: ChosenVehicle['names'] = {}
  if ('names' in stored && typeof stored.names === 'object' && stored.names !== null) {
    for (const [locale, name] of Object.entries(stored.names)) {
      if ((locale === 'en' || locale === 'th' || locale === 'ja') && typeof name === 'string') names[locale] = name
    }
  }
  return { id: stored.id, year, names }
}

export const vehicleStore = createLocalStore<ChosenVehicle | null>('vehicle', null, parse)
