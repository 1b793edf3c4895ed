'use client'

import useSWRImmutable from 'swr/immutable'
import type { Locale } from '@/lib/i18n/locales'
import { loadFitText } from './fit-texts'
import { useVehicle } from './use-vehicle'
import { VerdictNote } from './verdict-note'

type Props = { productId: string; locale: Locale; texts: { checking: string; failed: string; retry: string } }

/** Verdict for the remembered vehicle; nothing while none is remembered. */
export function LiveVerdict({ productId, locale, texts }: Props) {
  const vehicle = useVehicle()
  const { data, error, isLoading, mutate } = useSWRImmutable(vehicle && ['fit', vehicle.id, productId, locale], ([, id, product, lang]) => loadFitText(id, product, lang))
  if (!vehicle) return null
  if (isLoading) return <p className="text-sm text-steel">{texts.checking}</p>
  if (error) {
    return (
      <p className="text-sm text-steel" role="status">
        {texts.failed}{' '}
        <button type="button" className="min-h-6 font-semibold underline underline-offset-4" onClick={() => void mutate()}>
          {texts.retry}
        </button>
      </p>
    )
  }
  return data ? <VerdictNote text={data} /> : null
}
