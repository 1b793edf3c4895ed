'use client'

import { useEffect } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { chooseVehicle, vehicleStore } from './vehicle-store'

/** Remembers the vehicle that this page was opened for. */
export function RememberVehicle({
  id,
  name,
  year,
  locale,
  at,
}: {
  id: string
  name: string
  year: number | null
  locale: Locale
  /** Query of the finder's last step for it. */
  at?: string
}) {
  useEffect(() => {
    const known = vehicleStore.read()
    const same = known?.id === id
    if (same && known.names[locale] === name && (year === null || known.year === year)) return
    chooseVehicle({
      id,
      year: year ?? (same ? known.year : null),
      names: { ...(same ? known.names : {}), [locale]: name },
      ...(at !== undefined && { at }),
    })
  }, [id, name, year, locale, at])
  return null
}
