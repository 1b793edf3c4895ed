'use client'

import { useVehicle } from '@/components/fitment/use-vehicle'
import { vehicleStore } from '@/components/fitment/vehicle-store'
import { ChipButton } from '@/components/ui/chip'
import type { Locale } from '@/lib/i18n/locales'

type Props = { id: string; name: string; locale: Locale; make: string; mine: string }

/** The vehicle that was named may become the visitor's own, so that every part says whether it fits. */
export function OfferVehicle({ id, name, locale, make, mine }: Props) {
  const isMine = useVehicle()?.id === id
  return (
    <ChipButton
      pressed={isMine}
      onClick={() => vehicleStore.write(isMine ? null : { id, year: null, names: { [locale]: name } })}
    >
      {isMine ? mine : make}
    </ChipButton>
  )
}
