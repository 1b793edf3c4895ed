import { getTranslations } from 'next-intl/server'
import type { VehicleSummary } from '@/lib/contract/vehicle'
import type { VehiclePageEntry } from '@/lib/contract/vehicle-page'
import type { Locale } from '@/lib/i18n/locales'
import { spanOf, vehicleNames } from '@/lib/i18n/vehicle-name'
import { matchRoute } from '@/lib/routes/table'
import { routeTitle } from '@/lib/routes/titles'
import { wordsOf } from './page-facts'

export type PageNames = {
  /** Brand and models. */
  name: string
  /** The same with its years of build, which tell it from its other generations. */
  full: string
  years: string
  title: string
  words: ReturnType<typeof wordsOf>
}

/** Years of build in words; of the common era in every language. */
export async function readYears(vehicles: readonly VehicleSummary[], locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'vehicle.years' })
  const { key, from, to } = spanOf(vehicles)
  return t(key, { from, to })
}

/** A family with an address of its own has the name of that address; the others are called by brand and models. */
async function readName({ path, vehicles }: VehiclePageEntry, locale: Locale): Promise<string> {
  const route = matchRoute(path)?.route
  if (!route || route.params.length > 0) return vehicleNames(vehicles)
  const t = await getTranslations({ locale, namespace: 'routes' })
  const { key, name } = routeTitle(route)
  return t(key, { name })
}

/** How a page calls its vehicles and itself. */
export async function readNames(entry: VehiclePageEntry, locale: Locale): Promise<PageNames> {
  const t = await getTranslations({ locale, namespace: 'vehicle' })
  const words = wordsOf(entry.range)
  const name = await readName(entry, locale)
  const { key, from, to } = spanOf(entry.vehicles)
  return {
    name,
    full: t(`full.${key}`, { name, from, to }),
    years: t(`years.${key}`, { from, to }),
    title: t(`title.${words}`, { name }),
    words,
  }
}
