import { timeZone } from '@/lib/domain/calendar'
import { vehicleName } from '@/lib/domain/vehicle-name'
import type { VehicleSummary } from '@/lib/contract/vehicle'
import type { Locale } from './locales'

type Named = Pick<VehicleSummary, 'brand' | 'model'>

/** Several models of one brand: `Honda Forza 300 / Forza 350`. */
export function vehicleNames(vehicles: readonly Named[]): string {
  const [first] = vehicles
  if (!first) return ''
  const others = new Set(vehicles.map(({ model }) => model).filter((model) => model !== first.model))
  return [vehicleName(first), ...others].join(' / ')
}

/** First and last year of build, common era; `to` null = one of them is still made. */
export function yearsOf(vehicles: readonly Pick<VehicleSummary, 'from' | 'to'>[]): { from: string; to: string | null } {
  const from = vehicles.map((vehicle) => vehicle.from.slice(0, 4)).sort()[0] ?? ''
  const ends = vehicles.flatMap(({ to }) => (to === null ? [] : [to.slice(0, 4)])).sort()
  return { from, to: ends.length < vehicles.length ? null : (ends.at(-1) ?? null) }
}

/** Years of build with the key of their message: one year, a closed span, or one that is still open. */
export function spanOf(vehicles: readonly Pick<VehicleSummary, 'from' | 'to'>[]): {
  key: 'closed' | 'open' | 'one'
  from: string
  to: string
} {
  const { from, to } = yearsOf(vehicles)
  if (to === null) return { key: 'open', from, to: '' }
  return { key: from === to ? 'one' : 'closed', from, to }
}

const buildTags: Record<Locale, string> = { en: 'en-GB', th: 'th-TH-u-ca-gregory', ja: 'ja-JP-u-ca-gregory' }

/** Month of build, `YYYY-MM`: vehicles are dated in the common era in every language, as on their plate. */
export function formatBuilt(ym: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(buildTags[locale], { year: 'numeric', month: 'short', timeZone })
  return format.format(new Date(`${ym}-15T12:00:00Z`))
}
