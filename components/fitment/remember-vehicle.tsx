'use client'

import { useEffect } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { vehicleStore } from './vehicle-store'

/** Remembers the vehicle that this page was opened for. */
export function RememberVehicle({
  id,
  name,
  year,
  locale,
}: {
  id: string
  name: string
  year: number | null
  locale: Locale
}) {
  useEffect(() => {
    const known = vehicleStore.read()
    const same = known?.id === id
    if (same && known.names[locale] === name && (year === null || known.year === year)) return
    vehicleStore.write({
      id,
      year: year ?? (same ? known.year : null),
      names: { ...(same ? known.names : {}), [locale]: name },
    })
  }, [id, name, year, locale])
  return null
}
