'use client'

import { mdiClose } from '@mdi/js'
import { leaving } from '@/components/ui/focus-around'
import { Icon } from '@/components/ui/icon'
import type { Locale } from '@/lib/i18n/locales'
import { useGarage, useVehicle } from './use-vehicle'
import { chooseVehicle, forgetVehicle, type ChosenVehicle } from './vehicle-store'

type Props = {
  locale: Locale
  texts: { garage: string; remove: string }
  onChosen: () => void
}

function nameOf({ id, year, names }: ChosenVehicle, locale: Locale): string {
  const name = names[locale] ?? Object.values(names)[0] ?? id
  return year === null ? name : `${name} · ${year}`
}

/** The vehicles of the visitor: one is judged for, each can be chosen or forgotten. */
export function GarageList({ locale, texts, onChosen }: Props) {
  const vehicles = useGarage()
  const current = useVehicle()
  return (
    <ul
      aria-label={texts.garage}
      data-tone="light"
      className="absolute top-full left-0 z-30 w-full max-w-md border border-ink bg-white text-ink"
    >
      {vehicles.map((vehicle) => (
        <li key={vehicle.id} className="flex items-center border-b border-line last:border-b-0">
          <button
            type="button"
            aria-pressed={vehicle.id === current?.id}
            onClick={({ currentTarget }) => {
              // What opened this list, which closes now.
              currentTarget.closest('ul')?.parentElement?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
              chooseVehicle(vehicle)
              onChosen()
            }}
            className="min-h-11 min-w-0 grow truncate px-4 text-left max-[17rem]:py-2 max-[17rem]:whitespace-normal hover:underline aria-pressed:font-semibold"
          >
            {nameOf(vehicle, locale)}
          </button>
          <button
            type="button"
            aria-label={`${texts.remove}: ${nameOf(vehicle, locale)}`}
            onClick={leaving(() => forgetVehicle(vehicle.id))}
            className="grid min-h-11 min-w-11 shrink-0 place-items-center text-steel hover:text-ink"
          >
            <Icon path={mdiClose} size={5} />
          </button>
        </li>
      ))}
    </ul>
  )
}
