'use client'

import { useState } from 'react'
import { useVehicle } from './use-vehicle'
import { Button } from '@/components/ui/button'
import type { ButtonSize } from '@/components/ui/button-style'
import { passFocusOn } from '@/components/ui/focus-around'
import { callCompany } from '@/lib/client/browser'
import type { Locale } from '@/lib/i18n/locales'
import type { PutVehicle } from '@/components/form/vehicle-value'

type Props = {
  locale: Locale
  label: (vehicle: string) => string
  size?: ButtonSize
  onChoose: PutVehicle
}

/** Offers the vehicle this browser remembers; taken with one tap. Nothing when there is none or it is not known any longer. */
export function RememberedVehicle({ locale, label, size, onChoose }: Props) {
  const remembered = useVehicle()
  const [state, setState] = useState<'offered' | 'loading' | 'gone'>('offered')
  // Chosen in another language, it is known by that language's name.
  const name = remembered?.names[locale] ?? Object.values(remembered?.names ?? {})[0]
  if (!remembered || !name || state === 'gone') return null
  const choose = async () => {
    setState('loading')
    try {
      const { id, type, brandId, brand, modelId, model } = await callCompany(
        'getVehicle',
        { id: remembered.id, lang: locale },
        { quiet: true },
      )
      const year = remembered.year === null ? '' : String(remembered.year)
      onChoose({ type, brandId, brand, modelId, model, vehicleId: id, year, byHand: false })
    } catch {
      // The lists below serve as well.
    }
    setState('gone')
  }
  return (
    <div ref={passFocusOn}>
      <Button variant="secondary" size={size} busy={state === 'loading'} onClick={() => void choose()}>
        {label(name)}
      </Button>
    </div>
  )
}
