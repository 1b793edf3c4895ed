'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useVehicle } from '@/components/fitment/use-vehicle'
import type { PutVehicle } from '@/components/form/vehicle-value'
import { Button } from '@/components/ui/button'
import { passFocusOn } from '@/components/ui/focus-around'
import { callCompany } from '@/lib/client/browser'
import type { Locale } from '@/lib/i18n/locales'

/** Offers the vehicle this browser remembers; taken with one tap. Nothing when there is none or it is not known any longer. */
export function StoredVehicle({ locale, onChoose }: { locale: Locale; onChoose: PutVehicle }) {
  const t = useTranslations('warranty.register.vehicle')
  const stored = useVehicle()
  const [state, setState] = useState<'offered' | 'loading' | 'done'>('offered')
  // Chosen in another language, it is known by that language's name.
  const name = stored?.names[locale] ?? Object.values(stored?.names ?? {})[0]
  if (!stored || !name || state === 'done') return null
  const choose = async () => {
    setState('loading')
    try {
      const { id, type, brandId, brand, modelId, model } = await callCompany(
        'getVehicle',
        { id: stored.id, lang: locale },
        { quiet: true },
      )
      onChoose({
        type,
        brandId,
        brand,
        modelId,
        model,
        vehicleId: id,
        byHand: false,
        year: stored.year === null ? '' : String(stored.year),
      })
    } catch {
      // The lists below serve as well.
    }
    setState('done')
  }
  return (
    <div ref={passFocusOn}>
      <Button variant="secondary" busy={state === 'loading'} onClick={() => void choose()}>
        {t('stored', { vehicle: name })}
      </Button>
    </div>
  )
}
