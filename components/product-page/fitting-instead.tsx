'use client'

import { lazy, Suspense } from 'react'
import { useVehicle } from '@/components/fitment/use-vehicle'
import type { ProductKind } from '@/lib/contract/product-words'
import type { Locale } from '@/lib/i18n/locales'

/** Loaded only for visitors who have chosen a vehicle. */
const FittingList = lazy(async () => ({ default: (await import('./fitting-list')).FittingList }))

type Props = {
  /** Products that the page shows already. */
  shown: readonly string[]
  kind: ProductKind
  locale: Locale
  texts: { title: string; all: string }
}

/** In place of related products that do not fit: parts for the chosen vehicle. */
export function FittingInstead({ shown, kind, locale, texts }: Props) {
  const vehicle = useVehicle()
  if (!vehicle) return null
  return (
    <Suspense fallback={null}>
      <FittingList vehicle={vehicle.id} shown={shown} kind={kind} locale={locale} texts={texts} />
    </Suspense>
  )
}
