import { countryOptions } from '@/components/form/address-countries'
import type { SelectOption } from '@/components/ui/select'
import type { Locale } from '@/lib/i18n/locales'

function monthOptions(locale: Locale): SelectOption[] {
  const names = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    label: names.format(new Date(Date.UTC(2024, index, 15))),
  }))
}

export type RegisterOptions = { months: readonly SelectOption[]; countries: readonly SelectOption[] }

/** Lists whose names are written on the server: the browser's own may differ. */
export function registerOptions(locale: Locale): RegisterOptions {
  return { months: monthOptions(locale), countries: countryOptions(locale) }
}
