import type { VehiclePageRow } from '@/lib/server/db/queries/vehicle-pages'

/** Two spellings of an address are one where their keys are: `pcx-160`, `PCX160`. */
export const keyOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

const years = /-\d{4}(?:-(?:\d{4}|current))?$/

/** The page an address means: one written in any way or, named without its years, that of the newest generation. */
export function findNamedPage(pages: readonly VehiclePageRow[], slug: string): VehiclePageRow | undefined {
  const key = keyOf(slug)
  return (
    pages.find((page) => keyOf(page.slug) === key) ??
    pages
      .filter((page) => page.supersededBy === null && keyOf(page.slug.replace(years, '')) === key)
      .toSorted((one, other) => (one.slug < other.slug ? 1 : -1))[0]
  )
}
