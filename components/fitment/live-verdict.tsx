'use client'

import { lazy, Suspense } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { useVehicle } from './use-vehicle'
import type { VerdictTexts } from './verdict-answer'

/** Loaded only for visitors who have chosen a vehicle. */
const VerdictAnswer = lazy(async () => ({ default: (await import('./verdict-answer')).VerdictAnswer }))

/** Verdict for the remembered vehicle; nothing while none is remembered. */
export function LiveVerdict({
  productId,
  locale,
  texts,
  detailed = false,
}: {
  productId: string
  locale: Locale
  texts: VerdictTexts
  detailed?: boolean
}) {
  const vehicle = useVehicle()
  if (!vehicle) return null
  return (
    <Suspense fallback={<p className="text-sm text-steel">{texts.checking}</p>}>
      <VerdictAnswer vehicle={vehicle} productId={productId} locale={locale} texts={texts} detailed={detailed} />
    </Suspense>
  )
}
