import { localizePath, type Locale } from '@/lib/i18n/locales'

export type FinderChoice = { type?: string | null; brand?: string; model?: string }

/** Address of a finder step; without choices, of its first step. */
export function finderHref(locale: Locale, choice: FinderChoice = {}): string {
  const query = new URLSearchParams(Object.entries(choice).flatMap(([key, value]) => (value ? [[key, value]] : [])))
  const text = query.toString()
  return localizePath(text === '' ? '/products' : `/products?${text}`, locale)
}

/** Address of the list for one vehicle and model year. */
export function vehicleListHref(locale: Locale, vehicleId: string, year: number): string {
  return localizePath(`/products/list?vehicle=${vehicleId}&year=${year}`, locale)
}
