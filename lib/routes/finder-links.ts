import { localizePath, type Locale } from '@/lib/i18n/locales'

export type FinderChoice = { type?: string | null; brand?: string; model?: string }

/** Query of a finder step; empty for the first one. */
export function finderQuery(choice: FinderChoice): string {
  return new URLSearchParams(Object.entries(choice).flatMap(([key, value]) => (value ? [[key, value]] : []))).toString()
}

/** Address of a finder step; without choices, of its first step. */
export function finderHref(locale: Locale, choice: FinderChoice = {}): string {
  const query = finderQuery(choice)
  return localizePath(query === '' ? '/products' : `/products?${query}`, locale)
}

/** Address of the list for one vehicle and model year. */
export function vehicleListHref(locale: Locale, vehicleId: string, year: number): string {
  return localizePath(`/products/list?vehicle=${vehicleId}&year=${year}`, locale)
}
