import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import type { VehiclePageEntry } from '@/lib/contract/vehicle-page'
import { joinNames } from '@/lib/i18n/join-words'
import { localizePath, type Locale } from '@/lib/i18n/locales'

type Props = { entries: readonly VehiclePageEntry[]; locale: Locale }
type Brand = { name: string; entries: VehiclePageEntry[] }

function brandsOf(entries: readonly VehiclePageEntry[], locale: Locale): Brand[] {
  const brands = new Map<string, VehiclePageEntry[]>()
  for (const entry of entries) {
    const name = entry.vehicles[0]?.brand ?? ''
    brands.set(name, [...(brands.get(name) ?? []), entry])
  }
  return [...brands]
    .map(([name, found]) => ({ name, entries: found }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
}

/** Models and years that an entry is about: generations of one model count once. */
function spanOf({ vehicles }: VehiclePageEntry, locale: Locale): { models: string; from: string; to: string | null } {
  const models = joinNames([...new Set(vehicles.map(({ model }) => model))], locale)
  const from = vehicles.map((vehicle) => vehicle.from).sort()[0] ?? ''
  const open = vehicles.some(({ to }) => to === null)
  const last =
    vehicles
      .map(({ to }) => to ?? '')
      .sort()
      .at(-1) ?? ''
  return { models, from: from.slice(0, 4), to: open ? null : last.slice(0, 4) }
}

/** Vehicles with a page of their own, by brand. */
export async function VehiclePages({ entries, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'series' })
  return (
    <div className="vehicle-pages grid gap-x-10 gap-y-8 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
      {brandsOf(entries, locale).map(({ name, entries: own }) => (
        <section key={name} aria-label={name}>
          <h3 className="border-b border-ink pb-2 text-lg">{name}</h3>
          <ul>
            {own.map((entry) => {
              const { models, from, to } = spanOf(entry, locale)
              return (
                <li key={entry.path}>
                  <AppLink href={localizePath(entry.path, locale)}>
                    {models}
                    <span className="figure">{to === null ? t('yearsOpen', { from }) : t('years', { from, to })}</span>
                  </AppLink>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}
