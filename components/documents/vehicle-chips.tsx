'use client'

import { mdiClose } from '@mdi/js'
import { useTranslations } from 'next-intl'
import { ChipButton } from '@/components/ui/chip'
import { Icon } from '@/components/ui/icon'
import type { VehicleSummary } from '@/lib/contract/vehicle'
import type { Locale } from '@/lib/i18n/locales'
import { useOwnVehicle, useVehicleName } from './use-vehicle-name'

type Props = {
  locale: Locale
  /** Id; '' = none. */
  chosen: string
  /** Vehicles that the typed text names. */
  named: readonly VehicleSummary[]
  onChoose: (id: string, byText: boolean) => void
}

/** Narrows to one vehicle: the visitor's own, or one the text names. */
export function VehicleChips({ locale, chosen, named, onChoose }: Props) {
  const t = useTranslations('documents.finder')
  const own = useOwnVehicle(locale)
  const name = useVehicleName(chosen, locale)
  if (chosen !== '') {
    return (
      <div>
        <ChipButton pressed onClick={() => onChoose('', false)} aria-label={t('remove', { name })}>
          {t('only', { name })}
          <Icon path={mdiClose} size={4} />
        </ChipButton>
      </div>
    )
  }
  // Whoever has a vehicle finds its place kept until it is known here.
  if (!own && named.length === 0) return <div className="chip-slot" />
  return (
    <div role="group" aria-label={t('vehicles')} className="flex flex-wrap items-center gap-2">
      {own ? <ChipButton onClick={() => onChoose(own.id, false)}>{t('mine', { name: own.name })}</ChipButton> : null}
      {named
        .filter(({ id }) => id !== own?.id)
        .map(({ id, brand, model, generation }) => (
          <ChipButton key={id} onClick={() => onChoose(id, true)}>
            {t('only', { name: `${brand} ${model} ${generation}` })}
          </ChipButton>
        ))}
    </div>
  )
}
