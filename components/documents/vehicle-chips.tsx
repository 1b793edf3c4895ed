'use client'

import { mdiClose } from '@mdi/js'
import { ChipButton } from '@/components/ui/chip'
import { Icon } from '@/components/ui/icon'
import type { VehicleSummary } from '@/lib/contract/vehicle'
import type { Locale } from '@/lib/i18n/locales'
import type { FinderTexts } from './document-texts'
import { useOwnVehicle, useVehicleName } from './use-vehicle-name'

type Props = {
  locale: Locale
  texts: Pick<FinderTexts, 'vehicles' | 'mine' | 'only' | 'remove'>
  /** Id; '' = none. */
  chosen: string
  /** Vehicles that the typed text names. */
  named: readonly VehicleSummary[]
  onChoose: (id: string, byText: boolean) => void
}

/** Narrows to one vehicle: the visitor's own, or one the text names. */
export function VehicleChips({ locale, texts, chosen, named, onChoose }: Props) {
  const own = useOwnVehicle(locale)
  const name = useVehicleName(chosen, locale)
  if (chosen !== '') {
    return (
      <div>
        <ChipButton pressed onClick={() => onChoose('', false)} aria-label={texts.remove.replace('{name}', name)}>
          {texts.only.replace('{name}', name)}
          <Icon path={mdiClose} size={4} />
        </ChipButton>
      </div>
    )
  }
  if (!own && named.length === 0) return null
  return (
    <div role="group" aria-label={texts.vehicles} className="flex flex-wrap items-center gap-2">
      {own ? (
        <ChipButton onClick={() => onChoose(own.id, false)}>{texts.mine.replace('{name}', own.name)}</ChipButton>
      ) : null}
      {named
        .filter(({ id }) => id !== own?.id)
        .map(({ id, brand, model, generation }) => (
          <ChipButton key={id} onClick={() => onChoose(id, true)}>
            {texts.only.replace('{name}', `${brand} ${model} ${generation}`)}
          </ChipButton>
        ))}
    </div>
  )
}
